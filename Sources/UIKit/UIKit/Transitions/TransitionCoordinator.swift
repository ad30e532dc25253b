import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// Lets others move along with a transition, and tells them how it ended.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let exchange: ControllerTransition
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false
  /// Animators that run along by themselves, and can be taken hold of.
  private var loose: [UIViewPropertyAnimator] = []
  /// Animators that run along with the progress of the context.
  private var led: [DrivenAnimators] = []
  private var isHeld = false

  init(of exchange: ControllerTransition) {
    self.exchange = exchange
    super.init()
  }

  private var plan: ControllerTransition.Plan { exchange.plan }

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
    move { for change in changes { change(self) } }
  }

  private func move(_ changes: @escaping () -> Void) {
    guard exchange.canBeLed else {
      return UIView.animate(withDuration: exchange.duration, animations: changes)
    }
    // While somebody drives, everything goes evenly: the driver is the curve.
    let animator = UIViewPropertyAnimator(
      duration: exchange.duration, curve: exchange.isInteractive ? .linear : .easeInOut,
      animations: changes)
    if let driver = exchange.driver {
      driver.lead(animator)
    } else if exchange.isInteractive {
      let driven = DrivenAnimators([animator])
      driven.show(exchange.percent)
      led.append(driven)
      isHeld = true
    } else {
      animator.startAnimation()
      loose.append(animator)
    }
  }

  /// Gives what moves by itself to somebody who leads it from now on.
  func handOver() -> [DrivenAnimators] {
    let running = loose.filter { $0.state == .active }
    loose = []
    return running.isEmpty ? [] : [DrivenAnimators(running)]
  }

  func interactionChanged() {
    for handler in handlers { handler(self) }
  }

  func finish() {
    if isHeld { for driven in led { driven.end(toEnd: !exchange.wasCancelled) } }
    (led, loose) = ([], [])
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

// MARK: - Led by what the context is told

extension TransitionCoordinator {
  func hold() {
    led += handOver()
    for driven in led { exchange.percent = driven.hold() }
    isHeld = true
  }

  func show(_ fraction: CGFloat) { for driven in led { driven.show(fraction) } }

  func letGo(toEnd: Bool) {
    guard isHeld else { return }
    isHeld = false
    let way = toEnd ? 1 - exchange.percent : exchange.percent
    let curve = UICubicTimingParameters(animationCurve: completionCurve)
    for driven in led {
      driven.letGo(toEnd: toEnd, part: way / max(completionVelocity, 0.01), curve)
    }
  }
}
