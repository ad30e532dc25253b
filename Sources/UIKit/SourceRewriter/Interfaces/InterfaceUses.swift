import SegueInterfaceDocuments

/// Names in a storyboard or a nib that an app's code has to have.
struct InterfaceUses: Sendable {
  /// An object of a document, or a segue, by its class.
  struct Owner: Sendable {
    /// Class of its own; `nil` where the element has one of UIKit's.
    let className: String?
    /// The module that the document looks for the class in; `nil` for the target's own.
    let module: String?
    /// Its kind: `viewController`, `segue`.
    let element: String
    let line: Int
  }

  /// A name that an object has to have: an outlet, an action, or a method that makes a controller.
  struct Name: Sendable {
    let text: String
    /// The object; `nil` where any object of the app may have it.
    let owner: Owner?
    let line: Int
  }

  /// Everything that has a class of its own.
  private(set) var owners: [Owner] = []
  private(set) var outlets: [Name] = []
  private(set) var actions: [Name] = []
  /// Actions that a segue unwinds to.
  private(set) var unwindActions: [Name] = []
  private(set) var segueIdentifiers: Set<String> = []
  private(set) var sceneIdentifiers: Set<String> = []

  /// True if a storyboard says which controller comes first, and is more than what stands there while an app launches.
  let hasInitialScene: Bool

  init(of root: InterfaceElement) {
    hasInitialScene =
      root.attributes["initialViewController"] != nil && root.attributes["launchScreen"] != "YES"
    var objects: [String: Owner] = [:]
    collectOwners(root, &objects)
    collectConnections(of: root, of: nil, objects)
  }

  private mutating func collectOwners(_ element: InterfaceElement, _ objects: inout [String: Owner])
  {
    let owner = Owner(element)
    if let id = element.attributes["id"] { objects[id] = owner }
    if owner.className != nil { owners.append(owner) }
    if let identifier = element.attributes["storyboardIdentifier"] {
      sceneIdentifiers.insert(identifier)
    }
    for child in element.children { collectOwners(child, &objects) }
  }

  private mutating func collectConnections(
    of element: InterfaceElement, of owner: Owner?, _ objects: [String: Owner]
  ) {
    for child in element.children {
      if element.name == "connections" { collect(child, of: owner, objects) }
      let isInside = child.name == "connections"
      collectConnections(of: child, of: isInside ? Owner(element) : owner, objects)
    }
  }

  private mutating func collect(
    _ connection: InterfaceElement, of owner: Owner?, _ objects: [String: Owner]
  ) {
    let attributes = connection.attributes
    switch connection.name {
    case "outlet", "outletCollection":
      guard let property = attributes["property"] else { return }
      outlets.append(Name(text: property, owner: owner, line: connection.line))
    case "action":
      guard let selector = attributes["selector"] else { return }
      let target = attributes["destination"].flatMap { objects[$0] }
      actions.append(Name(text: selector, owner: target, line: connection.line))
    case "segue":
      if let identifier = attributes["identifier"] { segueIdentifiers.insert(identifier) }
      if let action = attributes["unwindAction"] {
        unwindActions.append(Name(text: action, owner: nil, line: connection.line))
      }
      if let maker = attributes["destinationCreationSelector"] {
        actions.append(Name(text: maker, owner: owner, line: connection.line))
      }
    default: break
    }
  }
}

extension InterfaceUses.Owner {
  /// The object that an element describes.
  fileprivate init(_ element: InterfaceElement) {
    let name = element.attributes["customClass"]
    let isOwn = element.attributes["customModuleProvider"] == "target"
    self.init(
      className: name.flatMap { $0.isEmpty ? nil : $0 },
      module: isOwn ? nil : element.attributes["customModule"], element: element.name,
      line: element.line)
  }

  /// True if it stands for any object that happens to be asked.
  var isAnyObject: Bool {
    element == "placeholder" && className == "UIResponder" || element == "exit"
  }
}
