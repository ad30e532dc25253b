import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The coder that `init(coder:)` gets from a storyboard or a nib: an element and its reader.
@MainActor
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let reader: InterfaceReader
  /// True once the element has been read into its object.
  private(set) var isRead = false

  init(_ element: InterfaceElement, _ reader: InterfaceReader) {
    (self.element, self.reader) = (element, reader)
    super.init()
  }

  /// Reads the element into a view, if it is this class's initializer that comes last for its kind.
  func read(_ view: UIView, as kind: UIView.Type) {
    guard !isRead, ViewElements.kind(of: element.name) == kind else { return }
    isRead = true
    reader.read(element, into: view)
  }

  /// Reads what no initializer has read: that of a class that is no view of the element's kind.
  func readRest(into view: UIView) {
    guard !isRead else { return }
    isRead = true
    reader.read(element, into: view)
  }

  /// Reads the element into a controller.
  func read(_ controller: UIViewController) {
    guard !isRead else { return }
    isRead = true
    ControllerElements.read(element, into: controller, reader)
  }

  /// Layout of a collection.
  var collectionLayout: UICollectionViewLayout? {
    guard let layout = element.value(of: "collectionViewLayout") else { return nil }
    let made = reader.make(layout) { coder in
      layout.name == "collectionViewFlowLayout"
        ? UICollectionViewFlowLayout() : UICollectionViewLayout(coder: coder)
    }
    if let flow = made as? UICollectionViewFlowLayout { ListElements.read(layout, into: flow) }
    return made as? UICollectionViewLayout
  }

  // What an app's initializer asks for by keys of its own is not there, as with Apple's.
  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension UIView {
  /// Reads a view's element, where a storyboard makes it.
  func readInterface(_ coder: NSCoder, as kind: UIView.Type) {
    (coder as? InterfaceCoder)?.read(self, as: kind)
  }
}
