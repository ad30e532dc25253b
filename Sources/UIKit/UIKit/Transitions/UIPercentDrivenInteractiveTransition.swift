public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC
import SegueMotion

/// Drives a transition by hand: the animator's movements stand still, and are shown as far as it says.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private enum Drive {
    case container(UIPercentDrivenInteractiveTransition.HeldContainer)
    case animators(DrivenAnimators)
  }

  private var context: ControllerTransitionContext?
  private var drive: Drive?
  /// Animators that run along, in the container and elsewhere.
  private var alongside: [DrivenAnimators] = []
  /// Number of times the transition was let go or taken hold of; the rest of an earlier run ends.
  private var release = 0
  /// True if nobody drives the transition any more.
  private var isLetGo = false
  /// Requests from before the transition had begun, with their times: a transition begins at the moment at
  /// which it is asked for, and what was asked for at another moment belongs to none.
  private var early: [(time: Time, request: () -> Void)] = []

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? ControllerTransitionContext,
      let animator = context.transition.plan.animator
    else { return }
    duration = animator.transitionDuration(using: context)
    percentComplete = 0
    isLetGo = false
    drive = makeDrive(animator, context)
    self.context = context
    show(0)
  }

  /// A transition begins that nobody leads yet: it may be paused later.
  func wait(beside context: ControllerTransitionContext) {
    forget()
    self.context = context
    isLetGo = true
  }

  /// A transition has ended.
  func leave(_ transition: ControllerTransition) {
    if context?.transition === transition { forget() }
  }

  /// Leads an animator along with the transition.
  func lead(_ animator: UIViewPropertyAnimator) {
    let driven = DrivenAnimators([animator])
    driven.show(percentComplete)
    alongside.append(driven)
  }

  /// Does what was asked for before, once everything that moves along has been told to.
  func catchUp() {
    let now = AppSession.current.clock.now
    let requests = early.filter { $0.time == now }
    early = []
    for request in requests { request.request() }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context else { return later { $0.update(percentComplete) } }
    guard !isLetGo else { return }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    show(percent)
    context.updateInteractiveTransition(percent)
  }

  open func finish() { letGo(toEnd: true) }
  open func cancel() { letGo(toEnd: false) }

  open func pause() {
    guard let context, takesHold(of: context) else { return }
    release += 1
    isLetGo = false
    context.pauseInteractiveTransition()
  }
}

// MARK: - Driving

extension UIPercentDrivenInteractiveTransition {
  /// Leads the animator that can be led, else the time in the container.
  private func makeDrive(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: ControllerTransitionContext
  ) -> Drive {
    let own = animator.interruptibleAnimator(using: context)
    if !(own is NoAnimator) { return .animators(DrivenAnimators([own])) }
    let held = HeldContainer(context.containerView.layer, duration: Double(duration))
    let started = UIViewPropertyAnimator.started(during: {
      AppSession.current.running("animateTransition(using:)", of: type(of: animator as AnyObject)) {
        ViewAnimation.evenly { animator.animateTransition(using: context) }
      }
    })
    guard !started.isEmpty else { return .container(held) }
    // Animators keep time by themselves: they stand still without the container.
    held.goOn()
    return .animators(DrivenAnimators(started))
  }

  /// Stops what moves, and says whether that was possible: what began by itself needs an animator that
  /// can be interrupted.
  private func takesHold(of context: ControllerTransitionContext) -> Bool {
    if drive == nil, let own = context.transition.interruptibleAnimator {
      duration = context.transition.duration
      drive = .animators(DrivenAnimators([own]))
    }
    if drive != nil { alongside += context.transition.coordinator.handOver() }
    if case .animators(let animators) = drive { percentComplete = animators.hold() }
    for driven in alongside { _ = driven.hold() }
    return drive != nil
  }

  private func show(_ fraction: CGFloat) {
    for driven in alongside { driven.show(fraction) }
    switch drive {
    case .container(let container): container.show(Double(fraction))
    case .animators(let animators): animators.show(fraction)
    case nil: break
    }
  }

  private func letGo(toEnd: Bool) {
    guard let context else { return later { $0.letGo(toEnd: toEnd) } }
    guard !isLetGo else { return }
    isLetGo = true
    release += 1
    toEnd ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    let way = toEnd ? 1 - percentComplete : percentComplete
    let part = way / max(completionSpeed, 0.01)
    if case .animators(let animators) = drive {
      let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
      for driven in [animators] + alongside { driven.letGo(toEnd: toEnd, part: part, curve) }
      return
    }
    let glide = Glide(
      from: Double(percentComplete), to: toEnd ? 1 : 0, seconds: Double(part * duration),
      easing: completionCurve.easing)
    follow(glide, since: AppSession.current.clock.now, release)
  }

  /// Keeps a request until the transition has begun.
  private func later(_ request: @escaping (UIPercentDrivenInteractiveTransition) -> Void) {
    let now = AppSession.current.clock.now
    early.removeAll { $0.time != now }
    early.append((now, { [weak self] in self.map(request) }))
  }

  /// Shows the way that is left, frame by frame.
  private func follow(_ glide: Glide, since begin: Time, _ number: Int) {
    guard number == release else { return }
    let session = AppSession.current
    let passed = (session.clock.now - begin).seconds
    percentComplete = CGFloat(glide.fraction(at: passed))
    show(percentComplete)
    if passed >= glide.seconds - 1e-9 { return end(toEnd: glide.to == 1) }
    let frame = session.time(ofFrame: session.frame(at: session.clock.now) + 1)
    let next = min(frame, begin + .seconds(glide.seconds))
    session.clock.schedule(at: max(next, session.clock.now + Time(nanoseconds: 1))) { [self] in
      MainActor.assumeIsolated { follow(glide, since: begin, number) }
    }
  }

  /// Time goes on in the container: the movements have ended, or have never been.
  private func end(toEnd: Bool) {
    if case .container(let container) = drive { toEnd ? container.goOn() : container.takeBack() }
    for driven in alongside { driven.end(toEnd: toEnd) }
    forget()
  }

  private func forget() {
    context = nil
    drive = nil
    alongside = []
  }
}

/// The way that is left after a finger has let go.
private struct Glide {
  let from: Double
  let to: Double
  let seconds: Double
  let easing: Easing

  func fraction(at time: Double) -> Double {
    guard seconds > 0, time < seconds else { return to }
    return from + (to - from) * easing.value(at: max(time, 0) / seconds)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// A container in which time stands still: what moves inside is shown as far as somebody says.
  @MainActor
  final class HeldContainer {
    private let layer: CALayer
    private let duration: Double
    /// Time of the container's clock when it was stopped.
    private let start: CFTimeInterval
    /// Movements inside from before, which have nothing to do with the transition.
    private let before: Set<ObjectIdentifier>

    init(_ layer: CALayer, duration: Double) {
      (self.layer, self.duration) = (layer, duration)
      start = layer.convertTime(CACurrentMediaTime(), from: nil)
      before = layer.movementsInside
      layer.speed = 0
      layer.beginTime = 0
      layer.timeOffset = start
    }

    /// Shows a fraction of the transition.
    func show(_ fraction: Double) { layer.timeOffset = start + fraction * duration }

    /// Time goes on inside, from where it was stopped.
    func goOn() {
      let stood = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.shiftMovementsInside(by: layer.convertTime(CACurrentMediaTime(), from: nil) - stood)
    }

    /// Takes back everything that has begun since the container was stopped: the views are where they were.
    func takeBack() {
      show(0)
      let dropped = layer.dropMovementsInside(except: before)
      let blocks = Set(dropped.compactMap { $0.delegate as? ViewAnimation })
      for block in blocks.sorted(by: { $0.number > $1.number }) { block.takeBack() }
      goOn()
    }
  }
}
