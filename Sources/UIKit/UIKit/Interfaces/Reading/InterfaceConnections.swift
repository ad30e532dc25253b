import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// Outlets, actions and segues between objects of one reading.
@MainActor
struct InterfaceConnections {
  let reader: InterfaceReader

  /// Makes the connections of an element's object.
  func connect(_ element: InterfaceElement, _ object: NSObject) {
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet": connectOutlet(connection, object, element)
      case "action": connectAction(connection, object)
      case "segue": connectSegue(connection, object)
      case "outletCollection", "outlets": break
      default:
        reader.note("connections of the kind '\(connection.name)' are not read", at: connection)
      }
    }
    connectCollections(element, object)
  }

  /// Puts the controllers of embedding segues into an element's view.
  func embed(_ element: InterfaceElement, _ object: NSObject) {
    guard let view = object as? UIView else { return }
    for segue in element.list("connections") where segue["kind"] == "embed" {
      reader.controller?.embed(segue, in: view)
    }
  }

  // MARK: Outlets

  private func connectOutlet(
    _ connection: InterfaceElement, _ object: NSObject, _ element: InterfaceElement
  ) {
    // A controller's view is there before its outlets are.
    guard let property = connection["property"],
      property != "view" || !(object is UIViewController)
    else { return }
    guard let target = reader.object(connection["destination"]) else {
      return reader.note("the outlet '\(property)' leads nowhere", at: connection)
    }
    set(property, of: object, to: target, element, connection)
  }

  private func connectCollections(_ element: InterfaceElement, _ object: NSObject) {
    var collections: [(name: String, place: InterfaceElement, objects: [NSObject])] = []
    for connection in element.list("connections") where connection.name == "outletCollection" {
      guard let name = connection["property"], let target = reader.object(connection["destination"])
      else { continue }
      if let known = collections.firstIndex(where: { $0.name == name }) {
        collections[known].objects.append(target)
      } else {
        collections.append((name, connection, [target]))
      }
    }
    for collection in collections {
      if collection.name == "gestureRecognizers", let view = object as? UIView {
        for case let gesture as UIGestureRecognizer in collection.objects {
          view.addGestureRecognizer(gesture)
        }
      } else {
        set(collection.name, of: object, to: collection.objects, element, collection.place)
      }
    }
  }

  private func set(
    _ property: String, of object: NSObject, to value: Any, _ element: InterfaceElement,
    _ place: InterfaceElement
  ) {
    let own = element["customClass"].flatMap { AppInterfaces.interfaceClass(named: $0) }
    if let outlet = own?.outlet(property) {
      if !outlet.set(object, value) {
        reader.note(
          "\(type(of: value)) is not of the type of the outlet '\(property)' of \(type(of: object))",
          at: place)
      }
    } else if !SystemOutlets.set(property, of: object, to: value) {
      reader.note("\(type(of: object)) has no outlet '\(property)'", at: place)
    }
  }

  // MARK: Actions

  private func connectAction(_ connection: InterfaceElement, _ object: NSObject) {
    guard let name = connection["selector"] else { return }
    let identifier = connection["destination"]
    if reader.storyboard != nil, reader.isExit(identifier) {
      return connect(SegueTrigger(connection, reader.controller), connection, object)
    }
    let target = reader.object(identifier)
    if target == nil, !reader.isFirstResponder(identifier) {
      return reader.note("the action '\(name)' leads nowhere", at: connection)
    }
    connect(target, Selector(name), connection, object)
  }

  private func connect(
    _ target: NSObject?, _ action: Selector, _ connection: InterfaceElement, _ object: NSObject
  ) {
    switch object {
    case let control as UIControl:
      let event = InterfaceConnections.events[connection["eventType"] ?? ""] ?? .touchUpInside
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: action) }
    default: reader.note("\(type(of: object)) sends no actions", at: connection)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  private func connectSegue(_ segue: InterfaceElement, _ object: NSObject) {
    switch segue["kind"] {
    // When the controller is made, and when all outlets are set.
    case "relationship", "embed": break
    default:
      guard !(object is UIViewController) else { return }
      connect(SegueTrigger(segue, reader.controller), segue, object)
    }
  }

  private func connect(
    _ trigger: SegueTrigger, _ connection: InterfaceElement, _ object: NSObject
  ) {
    switch object {
    case let cell as UITableViewCell: cell.segue = trigger
    case let cell as UICollectionViewCell: cell.segue = trigger
    default:
      reader.controller?.interfaceObjects.append(trigger)
      connect(trigger, SegueTrigger.action, connection, object)
    }
  }
}

/// Outlets that UIKit's own classes have.
@MainActor
private enum SystemOutlets {
  /// Sets an outlet, and says whether there is one.
  static func set(_ property: String, of object: NSObject, to value: Any) -> Bool {
    switch (property, object) {
    case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
    case ("delegate", let list as UICollectionView):
      list.delegate = value as? any UICollectionViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let text as UITextView): text.delegate = value as? any UITextViewDelegate
    case ("delegate", let scroll as UIScrollView):
      scroll.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let gesture as UIGestureRecognizer):
      gesture.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let stack as UINavigationController):
      stack.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let picker as UIPickerView):
      picker.delegate = value as? any UIPickerViewDelegate
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case ("delegate", let split as UISplitViewController):
      split.delegate = value as? any UISplitViewControllerDelegate
    case ("dataSource", let table as UITableView):
      table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let list as UICollectionView):
      list.dataSource = value as? any UICollectionViewDataSource
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("transitioningDelegate", let controller as UIViewController):
      controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    case ("backgroundView", let table as UITableView): table.backgroundView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    default: return false
    }
    return true
  }
}
