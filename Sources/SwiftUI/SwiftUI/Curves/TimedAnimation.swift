package import SegueMotion
internal import SegueSceneGraph

/// An animation of one change, in the words of films.
package struct TimedAnimation: Hashable, Sendable {
  /// Progress along the way.
  package var pace: TimingCurve
  package var timing: Timing
  /// The clocks around, outermost first.
  package var groups: [GroupTiming]
  /// The moment at which it counts as complete; `nil` for never.
  package var logicalEnd: Time?
  /// The moment at which nothing moves any more; `nil` for never.
  package var end: Time?
}

/// The ends of a movement; `nil` for never.
package struct TimedEnds: Hashable, Sendable {
  package var end: Time?
  package var logicalEnd: Time?

  package init(end: Time?, logicalEnd: Time?) { (self.end, self.logicalEnd) = (end, logicalEnd) }
}

extension Animation {
  /// The animation of a change along a way, which begins at a moment.
  ///
  /// - Parameters:
  ///   - way: the differences of all numbers, which decide when a spring is at rest.
  ///   - velocity: the velocity with which a fluid spring sets off, in whole ways per second.
  package func timed(begin: Time, way: [Double], velocity: Double = 0) -> TimedAnimation {
    let length = way.reduce(0) { $0 + $1 * $1 }.squareRoot()
    var run = Run(of: form, along: length, velocity: velocity)
    run.outermost.begin = run.outermost.begin + begin
    return TimedAnimation(
      pace: run.pace, timing: run.timing, groups: run.groups,
      logicalEnd: run.logicalEnd.map { begin + .seconds($0) }, end: run.end)
  }
}

/// One run of an animation, from time zero.
private struct Run {
  /// The seconds of a spring that never rests: longer than any film.
  private static let endless = 1e8

  var pace: TimingCurve
  var timing: Timing
  var groups: [GroupTiming] = []
  /// The seconds after which it counts as complete; `nil` for never.
  var logicalEnd: Double?
  private var isEndless = false

  init(of form: Animation.Form, along length: Double, velocity: Double) {
    switch form {
    case .curve(let curve, let duration): self.init(.easing(curve.easing), lasting: duration)
    case .fluid(let fluid):
      let launched = (try? fluid.spring.launched(at: velocity)) ?? fluid.spring
      self.init(launched, along: length)
    case .interpolating(let spring): self.init(spring, along: length)
    case .custom(let custom):
      let sampled = SampledAnimation(custom.base, along: length)
      self.init(.easing(sampled.easing), lasting: sampled.duration)
      logicalEnd = sampled.logicalEnd
    case .delayed(let base, let seconds):
      self.init(of: base, along: length, velocity: velocity)
      delay(by: seconds)
    case .sped(let base, let factor):
      self.init(of: base, along: length, velocity: velocity)
      accelerate(by: factor)
    case .repeated(let base, let count, let autoreverses):
      self.init(of: base, along: length, velocity: velocity)
      `repeat`(count, autoreverses: autoreverses)
    case .completing(let base, let seconds):
      self.init(of: base, along: length, velocity: velocity)
      logicalEnd = max(seconds, 0)
    }
  }

  private init(_ pace: TimingCurve, lasting seconds: Double) {
    (self.pace, timing, logicalEnd) = (pace, Timing(duration: .seconds(seconds)), seconds)
  }

  private init(_ spring: SegueMotion.Spring, along length: Double) {
    let rest = SpringRest.time(of: spring, along: length)
    self.init(.spring(spring), lasting: rest ?? Self.endless)
    isEndless = rest == nil
    logicalEnd = spring.duration
  }

  /// The timing of all of it.
  var outermost: Timing {
    get { groups.first?.timing ?? timing }
    set { if groups.isEmpty { timing = newValue } else { groups[0].timing = newValue } }
  }

  /// The moment at which nothing moves any more; `nil` for never.
  var end: Time? { isEndless ? nil : outermost.end }

  private mutating func delay(by seconds: Double) {
    outermost.begin = outermost.begin + .seconds(seconds)
    logicalEnd = logicalEnd.map { $0 + seconds }
  }

  /// A speed of zero stands still.
  private mutating func accelerate(by factor: Double) {
    let factor = max(factor, 0)
    if factor > 0 { outermost.begin = outermost.begin.scaled(by: 1 / factor) }
    outermost.speed *= factor
    logicalEnd = factor > 0 ? logicalEnd.map { $0 / factor } : nil
  }

  /// Plays it so many times, or for ever, every other one backwards if it autoreverses.
  private mutating func `repeat`(_ count: Int?, autoreverses: Bool) {
    // What never ends is never repeated.
    guard let end else { return }
    if outermost.begin != .zero || outermost.repeatCount != 1 || outermost.autoreverses {
      groups.insert(GroupTiming(Timing(duration: end)), at: 0)
    }
    let legs = count.map { Double(max($0, 1)) } ?? .infinity
    // Films count there and back as one.
    outermost.repeatCount = autoreverses ? legs / 2 : legs
    outermost.autoreverses = autoreverses
    logicalEnd = count == nil ? nil : logicalEnd.map { $0 + (legs - 1) * end.seconds }
  }
}

extension Animation {
  /// Returns the value on the way to a value at a time; `nil` when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = form {
      return custom.base.animate(value: value, time: time, context: &context)
    }
    let timed = timed(begin: .zero, way: [value.magnitudeSquared.squareRoot()])
    context.isLogicallyComplete = timed.logicalEnd.map { $0.seconds <= time } ?? false
    if let end = timed.end, end.seconds <= time { return nil }
    return timed.progress(at: time).map { value.scaled(by: $0.fraction) }
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = form {
      return custom.base.velocity(value: value, time: time, context: context)
    }
    let timed = timed(begin: .zero, way: [value.magnitudeSquared.squareRoot()])
    return timed.progress(at: time).map { value.scaled(by: $0.velocity) }
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { isFluidSpring && previous.isFluidSpring }
}

extension TimedAnimation {
  /// Progress along the way, and its velocity, at a moment; `nil` when nothing is shown then.
  package func progress(at seconds: Double) -> SegueMotion.Progress? {
    SegueMotion.Animation(
      .basic(FromTo(from: .number(0), to: .number(1))), timing: timing, pace: pace,
      groups: groups
    ).progress(at: seconds)
  }
}
