import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// What an animator is told, and how it answers.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let exchange: ControllerExchange

  init(of exchange: ControllerExchange) {
    self.exchange = exchange
    super.init()
  }

  private var plan: ControllerExchange.Plan { exchange.plan }

  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.isAnimated }
  var isInteractive: Bool { exchange.isInteractive }
  var transitionWasCancelled: Bool { exchange.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? plan.from : key == .to ? plan.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? plan.fromView : key == .to ? plan.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { plan.frames.initial(of: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { plan.frames.final(of: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    exchange.percent = percentComplete
  }

  func finishInteractiveTransition() {
    exchange.isInteractive = false
    exchange.coordinator.interactionChanged()
  }

  func cancelInteractiveTransition() {
    exchange.wasCancelled = true
    exchange.isInteractive = false
    exchange.coordinator.interactionChanged()
  }

  func pauseInteractiveTransition() {
    exchange.wasCancelled = false
    exchange.isInteractive = true
    exchange.coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) { exchange.complete(didComplete) }
}

/// Lets others move along with an exchange, and tells them how it ended.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let exchange: ControllerExchange
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false

  init(of exchange: ControllerExchange) {
    self.exchange = exchange
    super.init()
  }

  private var plan: ControllerExchange.Plan { exchange.plan }

  var isAnimated: Bool { plan.isAnimated }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var initiallyInteractive: Bool { plan.interactor?.wantsInteractiveStart ?? false }
  var isInterruptible: Bool { exchange.interruptibleAnimator != nil }
  var isInteractive: Bool { exchange.isInteractive }
  var isCancelled: Bool { exchange.wasCancelled }
  var transitionDuration: TimeInterval { exchange.duration }
  var percentComplete: CGFloat { exchange.percent }
  var completionVelocity: CGFloat { plan.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { plan.interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { plan.container }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    exchange.context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    exchange.context.view(forKey: key)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    alongside.append(animation)
    if hasBegun { runAlongside() }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { handlers.append(handler) }

  /// Moves what was asked to move along, for as long as the animator says that it takes.
  func runAlongside() {
    hasBegun = true
    let changes = alongside
    alongside = []
    guard !changes.isEmpty else { return }
    guard plan.isAnimated, exchange.duration > 0 else {
      for change in changes { change(self) }
      return
    }
    guard let driver = exchange.driver else {
      return UIView.animate(withDuration: exchange.duration) {
        for change in changes { change(self) }
      }
    }
    // While somebody drives, everything goes evenly: the driver is the curve.
    let animator = UIViewPropertyAnimator(duration: exchange.duration, curve: .linear) {
      for change in changes { change(self) }
    }
    driver.lead(animator)
  }

  func interactionChanged() {
    for handler in handlers { handler(self) }
  }

  func finish() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
