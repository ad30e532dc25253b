public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC
import SegueInterfaceDocuments

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A nib of the app; one that is not there is a finding, and has nothing inside.
@MainActor @preconcurrency
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file = AppInterfaces.nib(named: name) else {
      AppSession.current.note(
        AppFinding(
          .resourceMissing, "there is no nib '\(name)' among the app's files",
          at: SourcePlaces.place(naming: name)))
      return []
    }
    let owner = ownerOrNil as? NSObject
    let reader = InterfaceReader(file, owner: owner)
    let objects = file.root.list("objects")
    let ownerElement = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner, let ownerElement { reader.know(owner, as: ownerElement["id"]) }
    let result = objects.compactMap { element -> NSObject? in
      guard element.name != "placeholder" else { return nil }
      return GestureElements.object(element, reader) ?? reader.view(element)
    }
    let controller = owner as? UIViewController
    let view = ownerElement?.list("connections").first { $0["property"] == "view" }
    if let controller, let view = reader.object(view?["destination"]) as? UIView {
      controller.view = view
    }
    let wired = ownerElement.flatMap { element in owner.map { (element, $0) } }
    reader.finish(wired.map { [$0] } ?? [])
    return result
  }
}

extension Bundle {
  /// Returns the objects at the top of a nib.
  @MainActor @preconcurrency
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
