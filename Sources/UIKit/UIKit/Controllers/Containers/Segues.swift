import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// A change from one controller to another, of a storyboard or made in code.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Has the kind of a storyboard's segue performed, where a subclass does not do otherwise.
  func performs(_ kind: @escaping () -> Void) { handler = kind }

  /// Performs the segue: that of a storyboard by its kind, a plain one on a stack a push, else a presentation.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: nil)
  }
}

@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, action: Selector, sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init()
  }
}

extension UIViewController {
  /// Performs a segue: the source may prepare it first.
  public func perform(_ segue: UIStoryboardSegue, sender: Any? = nil) {
    prepare(for: segue, sender: sender)
    AppSession.current.running("perform()", of: type(of: segue)) { segue.perform() }
  }

  /// Goes back to the nearest controller that knows an action: by popping, and through presentations by
  /// dismissing.
  public func unwind(by action: Selector, sender: Any? = nil) {
    unwind(by: action, sender: sender, identifier: nil)
  }

  /// Goes back by a segue that has a name in a storyboard.
  func unwind(by action: Selector, sender: Any?, identifier: String?) {
    guard let target = unwindTarget(action, sender) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)
    prepare(for: segue, sender: sender)
    target.unwind(for: segue, towards: target)
    AppSession.current.send(action, to: target, with: [segue])
    target.leaveWhatLiesAbove(self)
  }

  /// The controllers below this one in its stack, then those that present it.
  private func unwindTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
    var next: UIViewController? = self
    while let current = next {
      let below = (current.parent as? UINavigationController)?.viewControllers ?? [current]
      let found = below.reversed().first {
        $0 !== self && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
      }
      if let found { return found }
      let outer = current.navigationController ?? current
      next = outer.presentingViewController.map {
        ($0 as? UINavigationController)?.topViewController ?? $0
      }
    }
    return nil
  }

  private func leaveWhatLiesAbove(_ source: UIViewController) {
    let isPresented = (navigationController ?? self).presented != nil
    if isPresented { (navigationController ?? self).dismiss(animated: true) }
    guard let navigation = navigationController, navigation.topViewController !== self else {
      return
    }
    navigation.popToViewController(self, animated: !isPresented)
  }
}

extension UIStoryboardSegue {
  /// Notes that views begin to be animated, if a segue does so by itself.
  static func noteAnimation() {
    guard let method = AppSession.current.runningMethod, method.name == "perform()",
      method.owner is UIStoryboardSegue.Type
    else { return }
    AppSession.current.note(
      AppFinding(
        .segueAnimates,
        "\(method.owner) animates views by itself, so that nothing can be cancelled and no way leads"
          + " back: let it show its destination with animated: true, and an animator move the views",
        at: SourcePlaces.place(of: method.owner, [method.name])))
  }
}
