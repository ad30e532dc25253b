import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
import SegueInterfaceDocuments

/// Target of a control, a gesture, a bar item or a cell that performs a segue of a storyboard.
@MainActor
final class SegueTrigger: NSObject {
  private let segue: InterfaceElement
  private weak var controller: UIViewController?

  init(_ segue: InterfaceElement, _ controller: UIViewController?) {
    (self.segue, self.controller) = (segue, controller)
    super.init()
  }

  /// The selector of `fire`.
  static let action = Selector("fire:") { (trigger: SegueTrigger) in
    { (sender: Any?) in
      nonisolated(unsafe) let sender = sender
      MainActor.assumeIsolated { unsafe trigger.fire(sender) }
    }
  }

  /// Performs the segue, if the controller lets it.
  func fire(_ sender: Any?) {
    guard let controller else { return }
    let identifier = segue["identifier"] ?? ""
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    controller.perform(segue, sender)
  }
}

extension UIViewController {
  /// Performs the segue with a name; the caller has decided that it should.
  func run(segue identifier: String, _ sender: Any?) {
    // A segue of the container around is found as well, as with Apple's.
    let found = interface?.segue { $0["identifier"] == identifier }
    guard let found else {
      let reason = interface == nil ? "has no storyboard, and so no" : "has no"
      return AppSession.current.note(
        AppFinding(
          .resourceMissing, "\(type(of: self)) \(reason) segue '\(identifier)'",
          at: SourcePlaces.place(naming: identifier) ?? SourcePlaces.place(of: type(of: self))))
    }
    perform(found, sender)
  }

  /// Performs a segue of the controller's scene.
  func perform(_ element: InterfaceElement, _ sender: Any?) {
    if let action = element["unwindAction"] ?? element["selector"] {
      return unwind(by: Selector(action), sender: sender, identifier: element["identifier"])
    }
    guard let segue = segue(element, sender) else { return }
    perform(segue, sender: sender)
  }

  /// The segue of an element, with the controller that it leads to.
  private func segue(_ element: InterfaceElement, _ sender: Any?) -> UIStoryboardSegue? {
    guard let interface else { return nil }
    guard let destination = element["destination"],
      let controller = InterfaceScene(of: destination, in: interface.storyboard)?
        .make(creator(of: element, sender))
    else {
      interface.file.note("the segue leads nowhere", at: element)
      return nil
    }
    let segue = makeSegue(element, to: controller, interface)
    let animates = element.flag("animates") ?? true
    segue.performs { [unowned self, unowned controller] in
      go(to: controller, by: element, animated: animates)
    }
    return segue
  }

  /// The method of the controller (`@IBSegueAction`) that makes where a segue leads; `nil` where there is none.
  private func creator(
    of element: InterfaceElement, _ sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = element["destinationCreationSelector"] else { return nil }
    guard name.count(where: { $0 == ":" }) <= 2 else {
      interface?.file.note(
        "'\(name)' is not called: a method that makes a destination has at most a sender here",
        at: element)
      return nil
    }
    return { [unowned self] coder in
      let made = unsafe perform(Selector(name), with: coder, with: sender)
      return unsafe made?.takeUnretainedValue() as? UIViewController
    }
  }

  private func makeSegue(
    _ element: InterfaceElement, to controller: UIViewController, _ interface: InterfaceScene
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let name = element["customClass"] {
      let coder = SegueCoder(identifier: identifier, source: self, destination: controller)
      if let own = AppInterfaces.interfaceClass(named: name)?.make(coder) as? UIStoryboardSegue {
        return own
      }
      interface.file.note("the segue's class '\(name)' cannot be made", at: element)
    }
    return UIStoryboardSegue(identifier: identifier, source: self, destination: controller)
  }

  private func go(to controller: UIViewController, by element: InterfaceElement, animated: Bool) {
    switch element["kind"] {
    case "show", "push":
      if let navigationController {
        navigationController.pushViewController(controller, animated: animated)
      } else {
        present(controller, animated: animated)
      }
    case "showDetail", "replace": showDetailViewController(controller, sender: self)
    case "popoverPresentation":
      controller.modalPresentationStyle = .popover
      present(controller, animated: animated)
    default:
      element.choose("modalPresentationStyle", controller, \.modalPresentationStyle)
      element.choose("modalTransitionStyle", controller, \.modalTransitionStyle)
      present(controller, animated: animated)
    }
  }

  /// Puts the controller of an embedding segue into its container view.
  func embed(_ element: InterfaceElement, in container: UIView) {
    guard let segue = segue(element, container) else { return }
    let child = segue.destination
    prepare(for: segue, sender: container)
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Coder by which an app's own class of segues is made.
///
/// Segues have no `init(coder:)`: what makes one asks the coder for what its initializer needs.
public final class SegueCoder: NSCoder {
  /// Name of the segue.
  public let identifier: String?
  /// Controller that it begins at.
  public let source: UIViewController
  /// Controller that it leads to.
  public let destination: UIViewController

  init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
}
