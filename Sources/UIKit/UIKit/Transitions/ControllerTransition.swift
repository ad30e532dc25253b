import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
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
    var frames: Frames
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
  var coordinator: Coordinator {
    if let madeCoordinator { return madeCoordinator }
    let coordinator = Coordinator(of: self)
    if !isComplete { madeCoordinator = coordinator }
    return coordinator
  }
  private var madeCoordinator: Coordinator?
  /// Progress of the transition as the driver reports it.
  var percent: CGFloat = 0
  var isInteractive = false
  var wasCancelled = false
  private(set) var isComplete = false
  private var hasLateLayout = false
  /// Views in the container before the animator came.
  private var viewsBefore: [UIView] = []

  init(_ plan: Plan, ended: @escaping (Bool) -> Void) {
    self.plan = plan
    self.ended = ended
    animatorClass = plan.animator.map { type(of: $0 as AnyObject) }
  }

  var duration: TimeInterval { plan.animator?.transitionDuration(using: context) ?? 0 }
  let initiallyInteractive = false

  /// Number of dynamics that were asked for before the transition.
  private let dynamicsBefore = UsedDynamics.current.count

  /// Begins as soon as the app has said all that it wants to say about it.
  func begin() {
    plan.from.activeTransition = self
    plan.to.activeTransition = self
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
      AppSession.current.running("animateTransition(using:)", of: type(of: animator as AnyObject)) {
        animator.animateTransition(using: context)
      }
    }
    if StatusBar.current.isStale {
      coordinator.animate(alongsideTransition: { _ in StatusBar.current.update() }, completion: nil)
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
    plan.from.activeTransition = nil
    plan.to.activeTransition = nil
    if plan.isAnimated, didComplete { StatusBar.current.noteEnd(of: plan.name) }
    ended(didComplete)
    plan.animator?.animationEnded(didComplete)
    coordinator.finish()
    if !didComplete || !plan.isAnimated { StatusBar.current.settle() }
    (plan.interactor as? UIPercentDrivenInteractiveTransition)?.leave(self)
    // An animator may have kept the context: together they would keep both screens.
    plan.animator = nil
    plan.interactor = nil
    (madeContext, madeCoordinator) = (nil, nil)
  }

  /// Adds a finding about the transition, at the animator's code, unless dynamics should have moved the view that it
  /// is about meanwhile: then it may follow from their absence.
  ///
  /// - Parameter view: `nil` for a finding about the transition as a whole.
  func note(_ kind: AppFinding.Kind, _ message: String, about view: UIView? = nil) {
    let all: [UIView?] = [plan.container, plan.fromView, plan.toView]
    let subjects = view.map { [$0] } ?? all.compactMap { $0 }
    let used = UsedDynamics.current
    let isExcused = subjects.contains { used.move(partOf: $0, after: dynamicsBefore) }
    guard !isExcused else { return }
    let name = animatorClass.map { "\($0)" } ?? "the system"
    let place = animatorClass.flatMap {
      SourcePlaces.place(of: $0, ["animateTransition(using:)", "interruptibleAnimator(using:)"])
    }
    AppSession.current.note(
      AppFinding(kind, "\(plan.name) by \(name): \(message)", at: place))
  }
}

extension ControllerTransition {
  /// Notes a view that gets its first size in an animation, if constraints give it to a part of an arriving page.
  static func noteLateLayout(_ view: UIView) {
    guard view.layoutRoot.layoutState.isSolving else { return }
    let around = sequence(first: view) { $0.superview }
    let page = around.lazy.compactMap(\.controller).first { $0.activeTransition != nil }
    guard let transition = page?.activeTransition, !transition.hasLateLayout,
      let arriving = transition.plan.toView, view !== arriving, view.isDescendant(of: arriving)
    else { return }
    transition.hasLateLayout = true
    transition.note(
      .layoutLate,
      "'\(view.nameInRecordings)' was laid out for the first time in the animation, and grows from"
        + " nothing: call layoutIfNeeded() on the arriving view before the animation begins",
      about: view)
  }
}

extension ControllerTransition {
  /// Initial and final frames of a transition's two screens.
  struct Frames {
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
}

extension ControllerTransition {
  /// Lets others move along with a transition, and tells them how it ended.
  @MainActor
  final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    private let transition: ControllerTransition
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false
    /// Animators that run along by themselves, and can be taken hold of.
    private var loose: [UIViewPropertyAnimator] = []
    /// Animators that run along with the progress of the context.
    private var led: [DrivenAnimators] = []
    private var isHeld = false

    init(of transition: ControllerTransition) {
      self.transition = transition
      super.init()
    }

    private var plan: ControllerTransition.Plan { transition.plan }

    var isAnimated: Bool { plan.isAnimated }
    var presentationStyle: UIModalPresentationStyle { plan.style }
    var initiallyInteractive: Bool { plan.interactor?.wantsInteractiveStart ?? false }
    var isInterruptible: Bool { transition.interruptibleAnimator != nil }
    var isInteractive: Bool { transition.isInteractive }
    var isCancelled: Bool { transition.wasCancelled }
    var transitionDuration: TimeInterval { transition.duration }
    var percentComplete: CGFloat { transition.percent }
    var completionVelocity: CGFloat { plan.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { plan.interactor?.completionCurve ?? .easeInOut }
    var containerView: UIView { plan.container }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      transition.context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      transition.context.view(forKey: key)
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
      guard plan.isAnimated, transition.duration > 0 else {
        for change in changes { change(self) }
        return
      }
      move { for change in changes { change(self) } }
    }

    private func move(_ changes: @escaping () -> Void) {
      guard transition.canBeLed else {
        // What goes along with the system's transitions goes at their pace.
        let isSystem = plan.animator is SystemNavigation || plan.animator is SystemAnimator
        return UIView.animate(
          withDuration: transition.duration, delay: 0, options: isSystem ? .system : [],
          animations: changes)
      }
      // While somebody drives, everything goes evenly: the driver is the curve.
      let animator = UIViewPropertyAnimator(
        duration: transition.duration, curve: transition.isInteractive ? .linear : .easeInOut,
        animations: changes)
      if let driver = transition.driver {
        driver.lead(animator)
      } else if transition.isInteractive {
        let driven = DrivenAnimators([animator])
        driven.show(transition.percent)
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
      if isHeld { for driven in led { driven.end(toEnd: !transition.wasCancelled) } }
      (led, loose) = ([], [])
      let completions = completions
      self.completions = []
      for completion in completions { completion(self) }
    }
  }
}

// MARK: - Led by what the context is told

extension ControllerTransition.Coordinator {
  func hold() {
    led += handOver()
    for driven in led { transition.percent = driven.hold() }
    isHeld = true
  }

  func show(_ fraction: CGFloat) { for driven in led { driven.show(fraction) } }

  func letGo(toEnd: Bool) {
    guard isHeld else { return }
    isHeld = false
    let way = toEnd ? 1 - transition.percent : transition.percent
    let curve = UICubicTimingParameters(animationCurve: completionCurve)
    for driven in led {
      driven.letGo(toEnd: toEnd, part: way / max(completionVelocity, 0.01), curve)
    }
  }
}
