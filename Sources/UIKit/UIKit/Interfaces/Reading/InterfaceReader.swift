import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
import SegueInterfaceDocuments

/// One reading of a scene, a nib or a cell: makes the objects, then connects them, then wakes them.
@MainActor
final class InterfaceReader {
  let file: InterfaceFile
  /// Controller whose scene is read, or the owner of a nib.
  private(set) weak var owner: NSObject?
  /// Storyboard of the scene; `nil` for a nib.
  let storyboard: UIStoryboard?
  /// Reading of the scene around a cell.
  private let outer: InterfaceReader?
  private var objects: [String: WeakObject] = [:]
  /// Objects that nobody keeps before they are connected.
  private var kept: [NSObject] = []
  private var made: [(element: InterfaceElement, object: NSObject)] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []

  private struct WeakObject { weak var object: NSObject? }

  init(
    _ file: InterfaceFile, owner: NSObject?, storyboard: UIStoryboard? = nil,
    inside outer: InterfaceReader? = nil
  ) {
    (self.file, self.owner, self.storyboard, self.outer) = (file, owner, storyboard, outer)
  }

  /// The controller of the scene.
  var controller: UIViewController? { owner as? UIViewController }
  /// The traits by which variations are chosen.
  var traits: UITraitCollection { UIScreen.main.traitCollection }

  // MARK: Objects

  func note(_ message: String, at element: InterfaceElement) { file.note(message, at: element) }

  /// The object with an identifier of the file.
  func object(_ identifier: String?) -> NSObject? {
    guard let identifier else { return nil }
    return objects[identifier]?.object ?? outer?.object(identifier)
  }

  func know(_ object: NSObject, as identifier: String?) {
    if let identifier { objects[identifier] = WeakObject(object: object) }
  }

  /// Makes the object of an element by its class, or by `make` where it has none that is known.
  func make(_ element: InterfaceElement, _ make: @MainActor (NSCoder) -> NSObject?) -> NSObject? {
    let coder = InterfaceCoder(element, self)
    let object: NSObject?
    if let name = element["customClass"] {
      if let known = AppInterfaces.interfaceClass(named: name) {
        object = known.make(coder)
        if object == nil { note("'init(coder:)' of \(name) returns nil", at: element) }
      } else {
        note("there is no class '\(name)' among the app's; one of UIKit's stands in", at: element)
        object = make(coder)
      }
    } else {
      object = make(coder)
    }
    guard let object else { return nil }
    if let view = object as? UIView { coder.readRest(into: view) }
    if let controller = object as? UIViewController { coder.read(controller) }
    know(object, as: element["id"])
    kept.append(object)
    made.append((element, object))
    return object
  }

  /// Makes the view of an element.
  func view(_ element: InterfaceElement) -> UIView? {
    let element = element.varied(for: traits)
    guard let kind = ViewElements.table[element.name] else {
      note("views of the kind '\(element.name)' are not read; an empty one stands in", at: element)
      return make(element) { UIView(coder: $0) } as? UIView
    }
    let object = make(element, kind.make)
    if object != nil, !(object is UIView) {
      note("\(element["customClass"] ?? element.name) is no view", at: element)
    }
    return object as? UIView
  }

  /// Reads everything that an element says about a view.
  func read(_ element: InterfaceElement, into view: UIView) {
    know(view, as: element["id"])
    ViewElements.readBase(element, into: view, self)
    ViewElements.table[element.name]?.read(element, view, self)
    for child in element.children where child["key"].map(ViewElements.guides.contains) ?? false {
      ViewElements.guide(child["key"] ?? "", of: view).map { know($0, as: child["id"]) }
    }
    for constraint in element.list("constraints") where !element.excludes(constraint) {
      constraints.append((constraint, view))
    }
  }

  // MARK: The end of a reading

  /// The objects of a controller and its bar items, which now somebody else keeps.
  ///
  /// Views in bars are connected here, because they are no part of the controller's view; bar items wait for it.
  func takeKept() -> [NSObject] {
    let inBars = made.filter { $0.object is UIView }
    let (all, kept) = (made, kept)
    (made, self.kept) = ([], [])
    finish(inBars)
    for (element, object) in all where !(object is UIView) {
      RuntimeAttributes.set(element, on: object, self)
      if object is UIViewController { continue }
      AppSession.current.running("awakeFromNib()", of: type(of: object), object.awakeFromNib)
    }
    return kept
  }

  /// Connects everything, and then wakes what was made, in the order in which it was.
  ///
  /// - Parameter others: objects that are connected as well, and were made elsewhere.
  func finish(_ others: [(element: InterfaceElement, object: NSObject)] = []) {
    let (made, constraints) = (made, constraints)
    (self.made, self.constraints) = ([], [])
    for (element, view) in constraints {
      ConstraintElements.activate(element.varied(for: traits), in: view, self)
    }
    let connections = InterfaceConnections(reader: self)
    for (element, object) in made { RuntimeAttributes.set(element, on: object, self) }
    for (element, object) in made + others { connections.connect(element, object) }
    for (element, object) in made + others { connections.embed(element, object) }
    for (_, object) in made where object !== owner {
      AppSession.current.running("awakeFromNib()", of: type(of: object), object.awakeFromNib)
    }
    if let controller {
      controller.interfaceObjects += kept.filter { !($0 is UIView) && !($0 is UIViewController) }
    }
    kept = []
  }
}
