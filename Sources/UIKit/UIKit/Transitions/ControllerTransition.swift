import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

/// One screen takes another's place: from the moment at which the app asks for it until it is done.
///
/// It asks who animates and who drives, watches what they do, and tells everyone how it ended.
@MainActor
final class ControllerTransition {
  /// Transition plan: the participants, and what has to be done about them.
  struct Plan {
    var from: UIViewController
    var to: UIViewController
    /// The views that the animator may touch.
    var fromView: UIView?
    var toView: UIView?
    var container: UIView
    var style = UIModalPresentationStyle.none
    var isAnimated: Bool
    /// Initial and final frames of each controller, in the container.
    var frames: ExchangeFrames
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Name of the transition's subject, in findings.
    var name: String
  }

  private(set) var plan: Plan
  /// Is told how the transition ended, once.
  private let ended: (Bool) -> Void
  /// Context that the animator receives; many animators keep it only weakly, so it lives until they are done.
  var context: ControllerTransitionContext {
    if let madeContext { return madeContext }
    let context = ControllerTransitionContext(of: self)
    if !isComplete { madeContext = context }
    return context
  }
  private var madeContext: ControllerTransitionContext?
  /// Class of the animator, which may be gone when something is found.
  private let animatorClass: AnyClass?
  /// Coordinator that lets others animate along; it may be kept by anyone, and keeps the transition.
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let coordinator = TransitionCoordinator(of: self)
    if !isComplete { madeCoordinator = coordinator }
    return coordinator
  }
  private var madeCoordinator: TransitionCoordinator?
  /// Progress of the transition as the driver reports it.
  var percent: CGFloat = 0
  var isInteractive = false
  var wasCancelled = false
  private(set) var isComplete = false
  /// Views in the container before the animator came.
  private var viewsBefore: [UIView] = []

  init(_ plan: Plan, ended: @escaping (Bool) -> Void) {
    self.plan = plan
    self.ended = ended
    animatorClass = plan.animator.map { type(of: $0 as AnyObject) }
  }

  var duration: TimeInterval { plan.animator?.transitionDuration(using: context) ?? 0 }
  let initiallyInteractive = false

  /// Begins as soon as the app has said all that it wants to say about it.
  func begin() {
    plan.from.exchange = self
    plan.to.exchange = self
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { [self] in MainActor.assumeIsolated { start() } }
  }

  private func start() {
    viewsBefore = plan.container.subviews
    guard plan.isAnimated, let animator = plan.animator else {
      showAtOnce()
      return
    }
    isInteractive = plan.interactor?.wantsInteractiveStart ?? false
    if let driver = plan.interactor, isInteractive {
      driver.startInteractiveTransition(context)
    } else {
      (plan.interactor as? UIPercentDrivenInteractiveTransition)?.wait(beside: context)
      AppSession.current.running(type(of: animator as AnyObject), "animateTransition(using:)") {
        animator.animateTransition(using: context)
      }
    }
    coordinator.runAlongside()
    TransitionWatch.current.begin(self)
    driver?.catchUp()
  }

  /// Driver that leads the transition by hand; `nil` while nobody does.
  var driver: UIPercentDrivenInteractiveTransition? {
    isInteractive ? plan.interactor as? UIPercentDrivenInteractiveTransition : nil
  }

  /// The animator's own animator that can be interrupted; `nil` if it has none.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    let own = plan.animator?.interruptibleAnimator(using: context)
    return own is NoAnimator ? nil : own
  }

  /// True if somebody drives the transition, or may do so later.
  var canBeLed: Bool { plan.interactor != nil || interruptibleAnimator != nil }

  /// True if touches reach nobody meanwhile: nothing can be driven, caught or turned around.
  private(set) lazy var ignoresTouches =
    plan.isAnimated && plan.interactor == nil && interruptibleAnimator == nil

  /// Puts the new screen in its place without any movement.
  private func showAtOnce() {
    if let view = plan.toView {
      view.frame = plan.frames.final(of: plan.to)
      if view.superview == nil { plan.container.addSubview(view) }
    }
    coordinator.runAlongside()
    complete(true)
  }

  /// The animator says that it is done.
  func complete(_ didComplete: Bool) {
    guard !isComplete else {
      note(.completedTwice, "completeTransition was called twice")
      return
    }
    if didComplete, wasCancelled {
      note(
        .completedAfterCancel, "completeTransition(true) was called after a cancelled interaction")
    }
    isComplete = true
    TransitionWatch.current.check(self, didComplete)
    TransitionWatch.checkLeftovers(self, since: viewsBefore)
    plan.from.exchange = nil
    plan.to.exchange = nil
    ended(didComplete)
    plan.animator?.animationEnded(didComplete)
    coordinator.finish()
    (plan.interactor as? UIPercentDrivenInteractiveTransition)?.leave(self)
    // An animator may have kept the context: together they would keep both screens.
    plan.animator = nil
    plan.interactor = nil
    (madeContext, madeCoordinator) = (nil, nil)
  }

  /// Adds a finding about the transition, at the animator's code.
  func note(_ kind: AppFinding.Kind, _ message: String) {
    let name = animatorClass.map { "\($0)" } ?? "the system"
    let place = animatorClass.flatMap {
      SourcePlaces.place(of: $0, ["animateTransition(using:)", "interruptibleAnimator(using:)"])
    }
    AppSession.current.note(
      AppFinding(kind, "\(plan.name) by \(name): \(message)", at: place))
  }
}

/// Initial and final frames of a transition's two screens.
struct ExchangeFrames {
  let from: UIViewController
  let fromInitial: CGRect
  let fromFinal: CGRect
  let toInitial: CGRect
  let toFinal: CGRect

  func initial(of controller: UIViewController) -> CGRect {
    controller === from ? fromInitial : toInitial
  }

  func final(of controller: UIViewController) -> CGRect {
    controller === from ? fromFinal : toFinal
  }
}
