import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
import SegueInterfaceDocuments

/// A scene of a storyboard: a controller, its view, and what else belongs to it.
@MainActor
struct InterfaceScene {
  let storyboard: UIStoryboard
  let file: InterfaceFile
  let controller: InterfaceElement
  /// Everything at the top of the scene.
  let objects: [InterfaceElement]

  /// The scene of a controller with an identifier.
  init?(of identifier: String, in storyboard: UIStoryboard) {
    self.init(in: storyboard) { $0["id"] == identifier }
  }

  init?(in storyboard: UIStoryboard, where isWanted: (InterfaceElement) -> Bool) {
    guard let file = storyboard.file else { return nil }
    for scene in file.root.list("scenes") {
      let objects = scene.list("objects")
      let found = objects.first { ControllerElements.isController($0) && isWanted($0) }
      guard let found else { continue }
      (self.storyboard, self.file, self.controller, self.objects) =
        (storyboard, file, found, objects)
      return
    }
    return nil
  }

  /// Number of scenes that are being made, each for the one before it.
  private static var depth = 0
  /// The most scenes inside each other: more are only in files whose scenes contain themselves.
  private static let deepest = 40

  /// Returns true if the scene may be made; otherwise it contains itself, which is a finding.
  private func isBounded() -> Bool {
    if Self.depth < Self.deepest { return true }
    file.note("the scene contains itself", at: controller)
    return false
  }

  /// Makes the controller, and those that it contains.
  func make(_ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard isBounded() else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    if controller.name == "viewControllerPlaceholder" { return elsewhere(creator) }
    let kind = ControllerElements.table[controller.name]
    let reader = InterfaceReader(file, owner: nil, storyboard: storyboard)
    if kind == nil {
      reader.note("controllers of the kind '\(controller.name)' are not read", at: controller)
    }
    var made: UIViewController?
    if let creator {
      let coder = InterfaceCoder(controller, reader)
      made = creator(coder)
      made.map { coder.read($0) }
    }
    made =
      made ?? reader.make(controller, kind ?? { UIViewController(coder: $0) }) as? UIViewController
    guard let made else { return nil }
    (made.interface, made.interfaceBars) = (self, reader)
    reader.finishItems(of: made)
    if controller.value(of: "view") == nil { wire(made) }
    contain(in: made)
    AppSession.current.running("awakeFromNib()", of: type(of: made), made.awakeFromNib)
    return made
  }

  /// Makes what stands beside a controller whose view no storyboard has, and connects both: nothing else would.
  private func wire(_ owner: UIViewController) {
    let reader = InterfaceReader(file, owner: owner, storyboard: storyboard)
    reader.know(owner, as: controller["id"])
    for object in objects where object["id"] != controller["id"] {
      _ = GestureElements.object(object, reader)
    }
    reader.finish([(controller, owner)])
  }

  /// The controller of another storyboard that a placeholder names.
  private func elsewhere(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let name = controller["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: nil)
    let scene = InterfaceScene(in: other) { element in
      controller["referencedIdentifier"].map { element["storyboardIdentifier"] == $0 }
        ?? (element["id"] == other.file?.root["initialViewController"])
    }
    if other.file != nil, scene == nil {
      file.note("the storyboard '\(name)' has no such controller", at: controller)
    }
    return scene?.make(creator)
  }

  /// The segues that come from the controller itself or from anything in its scene.
  func segue(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
    for object in objects {
      if let found = InterfaceScene.segue(in: object, isWanted) { return found }
    }
    return nil
  }

  private static func segue(
    in element: InterfaceElement, _ isWanted: (InterfaceElement) -> Bool
  ) -> InterfaceElement? {
    if element.name == "segue", isWanted(element) { return element }
    for child in element.children {
      if let found = segue(in: child, isWanted) { return found }
    }
    return nil
  }

  /// The controllers inside a container, by its relationships.
  private func contain(in container: UIViewController) {
    var inside: [UIViewController] = []
    for relation in controller.list("connections") where relation["kind"] == "relationship" {
      guard let identifier = relation["destination"],
        let child = InterfaceScene(of: identifier, in: storyboard)?.make()
      else {
        file.note("the relationship leads nowhere", at: relation)
        continue
      }
      inside.append(child)
    }
    guard !inside.isEmpty else { return }
    switch container {
    case let stack as UINavigationController: stack.viewControllers = inside
    case let tabs as UITabBarController: tabs.viewControllers = inside
    case let split as UISplitViewController: split.viewControllers = inside
    default: file.note("\(type(of: container)) contains no others", at: controller)
    }
  }

  // MARK: The view

  /// Reads the controller's view and what is wired to it.
  func loadView(of owner: UIViewController) {
    guard let element = controller.value(of: "view") else { return }
    guard isBounded() else { return }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let reader = InterfaceReader(
      file, owner: owner, storyboard: storyboard, inside: owner.interfaceBars)
    reader.know(owner, as: controller["id"])
    for child in objects where child["id"] != controller["id"] {
      _ = GestureElements.object(child, reader)
      if ViewElements.table[child.name] != nil {
        reader.view(child).map { reader.keep($0, by: owner) }
      }
    }
    let items = reader.itemsOf(owner, controller)
    guard let view = reader.view(element) else { return }
    owner.view = view
    for guide in controller.list("layoutGuides") {
      let strip = guide["type"] == "top" ? owner.topLayoutGuide : owner.bottomLayoutGuide
      (strip as? UILayoutGuide).map { reader.know($0, as: guide["id"]) }
    }
    reader.finish([(controller, owner)] + items.map { ($0, $1) })
  }
}

extension InterfaceReader {
  /// Ends the reading of a controller's own element, whose connections wait for its view.
  func finishItems(of controller: UIViewController) {
    controller.interfaceObjects += takeKept().filter {
      $0 !== controller && !($0 is UIViewController)
    }
  }

  /// The bar items of a controller with their elements, which were made before its view.
  func itemsOf(
    _ controller: UIViewController, _ element: InterfaceElement
  ) -> [(InterfaceElement, NSObject)] {
    guard let item = element.value(of: "navigationItem") else {
      let tools = toolItems(controller, element)
      for (element, object) in tools { know(object, as: element["id"]) }
      return tools
    }
    let page = controller.navigationItem
    know(page, as: item["id"])
    var result: [(InterfaceElement, NSObject)] = []
    for (single, list, objects) in [
      ("leftBarButtonItem", "leftBarButtonItems", page.leftBarButtonItems ?? []),
      ("rightBarButtonItem", "rightBarButtonItems", page.rightBarButtonItems ?? []),
    ] {
      let elements = BarElements.buttons(of: item, list, or: single)
      result += zip(elements, objects).map { ($0, $1) }
    }
    result += toolItems(controller, element)
    for (element, object) in result { know(object, as: element["id"]) }
    return result
  }

  private func toolItems(
    _ controller: UIViewController, _ element: InterfaceElement
  ) -> [(InterfaceElement, NSObject)] {
    let elements = element.value(of: "toolbarItems")?.children ?? element.list("toolbarItems")
    return zip(elements, controller.toolbarItems ?? []).map { ($0, $1) }
  }

  func keep(_ view: UIView, by controller: UIViewController) {
    controller.interfaceObjects.append(view)
  }

  /// Returns true if an identifier is that of the scene's exit.
  func isExit(_ identifier: String?) -> Bool { top(identifier)?.name == "exit" }

  /// Returns true if an identifier stands for whoever responds first.
  func isFirstResponder(_ identifier: String?) -> Bool {
    identifier == "-2" || top(identifier)?["userLabel"] == "First Responder"
      || top(identifier)?["customClass"] == "UIResponder"
      || top(identifier)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func top(_ identifier: String?) -> InterfaceElement? {
    controller?.interface?.objects.first { $0["id"] == identifier }
  }
}

extension UIViewController {
  /// True if a storyboard has the controller's view.
  var hasInterface: Bool { interface?.controller.value(of: "view") != nil }

  /// Loads the view from a storyboard or a nib, and says whether there was one.
  func loadInterface() -> Bool {
    if let interface, hasInterface {
      interface.loadView(of: self)
      return isViewLoaded
    }
    let name = String(describing: type(of: self))
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    let known = [nibName, short, name].compactMap { $0 }
      .first { AppInterfaces.nib(named: $0) != nil }
    guard let known = nibName ?? known else { return false }
    UINib(nibName: known, bundle: nibBundle).instantiate(withOwner: self)
    return isViewLoaded
  }
}
