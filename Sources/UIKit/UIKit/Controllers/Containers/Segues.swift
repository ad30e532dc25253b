import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// A change from one controller to another, which the app makes in code.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

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

  /// Performs a plain segue: on a stack a push, else a presentation.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: nil)
  }
}

/// A storyboard, which has to be filled in code: nothing here reads Interface Builder's files.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    noteMissing("an initial controller")
    return nil
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    noteMissing("'\(identifier)'")
    return UIViewController()
  }

  private func noteMissing(_ what: String) {
    AppSession.current.note(
      AppFinding(.resourceMissing, "there are no storyboards here: '\(name)' has no \(what)"))
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
  /// Segues have names in storyboards alone; an app without one makes and performs them itself.
  func run(segue identifier: String, _ sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    AppSession.current.note(
      AppFinding(
        .resourceMissing,
        "\(type(of: self)) has no storyboard, and so no segue '\(identifier)'",
        at: SourcePlaces.place(of: type(of: self))))
  }

  /// Performs a segue: the source may prepare it first.
  public func perform(_ segue: UIStoryboardSegue, sender: Any? = nil) {
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Goes back to the nearest controller that knows an action: by popping, and through presentations by
  /// dismissing.
  public func unwind(by action: Selector, sender: Any? = nil) {
    guard let target = unwindTarget(action, sender) else { return }
    let segue = UIStoryboardSegue(identifier: nil, source: self, destination: target)
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
