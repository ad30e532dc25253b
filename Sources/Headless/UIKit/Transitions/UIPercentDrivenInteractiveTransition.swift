public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

/// Drives an exchange by hand: the animator's movements stand still, and are shown as far as it says.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  public private(set) var duration: CGFloat = 0
  public private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  private var context: TransitionContext?
  /// What the container's clock showed when the exchange began.
  private var start: CFTimeInterval = 0
  private var release = 0
  /// What was asked for before the exchange began.
  private var early: (() -> Void)?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let animator = context.exchange.plan.animator
    else { return }
    self.context = context
    duration = animator.transitionDuration(using: context)
    percentComplete = 0
    let layer = context.containerView.layer
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    hold(layer)
    animator.animateTransition(using: context)
    show(0)
    early?()
    early = nil
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context else {
      early = { [weak self] in self?.update(percentComplete) }
      return
    }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    show(percent)
    context.updateInteractiveTransition(percent)
  }

  open func finish() { letGo(toEnd: true) }
  open func cancel() { letGo(toEnd: false) }

  open func pause() {
    guard let context else { return }
    release += 1
    context.pauseInteractiveTransition()
  }

  // MARK: The container's clock

  /// Stops time in the container: movements show what the clock is set to.
  private func hold(_ layer: CALayer) {
    layer.speed = 0
    layer.timeOffset = start
    layer.beginTime = 0
  }

  private func show(_ percent: CGFloat) {
    context?.containerView.layer.timeOffset = start + Double(percent * duration)
  }

  private func letGo(toEnd: Bool) {
    guard let context else {
      early = { [weak self] in self?.letGo(toEnd: toEnd) }
      return
    }
    release += 1
    toEnd ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    let way = Double(toEnd ? 1 - percentComplete : percentComplete)
    let seconds = way * Double(duration) / Double(max(completionSpeed, 0.01))
    let glide = Glide(
      from: Double(percentComplete), to: toEnd ? 1 : 0, seconds: seconds,
      easing: completionCurve.easing)
    follow(glide, since: AppSession.current.clock.now, release)
  }

  /// Shows the way that is left, frame by frame.
  private func follow(_ glide: Glide, since begin: Time, _ number: Int) {
    guard number == release else { return }
    let session = AppSession.current
    let passed = (session.clock.now - begin).seconds
    show(CGFloat(glide.fraction(at: passed)))
    percentComplete = CGFloat(glide.fraction(at: passed))
    if passed >= glide.seconds - 1e-9 {
      end(toEnd: glide.to == 1)
      return
    }
    let frame = session.time(ofFrame: session.frame(at: session.clock.now) + 1)
    let next = min(frame, begin + .seconds(glide.seconds))
    session.clock.schedule(at: max(next, session.clock.now + Time(nanoseconds: 1))) { [self] in
      MainActor.assumeIsolated { follow(glide, since: begin, number) }
    }
  }

  /// Time goes on in the container, from the end of the movements or from before their begin.
  private func end(toEnd: Bool) {
    guard let context else { return }
    let layer = context.containerView.layer
    let now =
      layer.superlayer.map { $0.convertTime(CACurrentMediaTime(), from: nil) }
      ?? CACurrentMediaTime()
    if !toEnd { layer.dropMovementsInside() }
    layer.timeOffset = 0
    layer.speed = 1
    layer.beginTime = now - start - (toEnd ? Double(duration) : 0)
    AppSession.current.clock.schedule(at: AppSession.current.clock.now) { [weak self] in
      MainActor.assumeIsolated { self?.restoreClock(layer) }
    }
    self.context = nil
  }

  private func restoreClock(_ layer: CALayer) {
    guard context == nil, !layer.isMovingInside else { return }
    layer.beginTime = 0
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
