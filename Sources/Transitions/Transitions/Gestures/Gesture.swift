package import SegueGeometry
public import SegueMotion

/// A finger that leads a transition, and lets go of it.
///
/// The finger is told by how far it has come, as a fraction of a whole transition: of the stage's
/// width for swipes from the side, of its height for those down. Between two touches it moves
/// without a jerk and never beyond them, unless it is told to move evenly.
public struct Gesture: Hashable, Sendable {
  /// Position of the finger at a moment.
  public struct Touch: Hashable, Sendable {
    /// The moment, counted from the first touch.
    package var time: Time
    /// The way it has come, in points, positive in the direction of the transition.
    package var way: Double
    /// The way it has come to the other side, in points, where a screen is carried.
    ///
    /// To the right, or down where the transition goes to the side.
    package var across: Double
    /// Distance between two fingers relative to the first touch, where a screen is carried.
    ///
    /// It is 1 for one finger.
    package var spread: Double

    /// The finger at `way` after `time`.
    public init(_ way: Double, at time: Time, across: Double = 0, spread: Double = 1) {
      self.time = time
      self.way = way
      self.across = across
      self.spread = spread
    }
  }

  /// The direction in which the finger leads.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the side.
    case horizontal
    /// Up or down.
    case vertical
  }

  /// Interpolation modes between two touches.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Along a smooth curve that rises, falls and rests with the touches.
    case monotone
    /// Evenly, with a jerk at each touch.
    case linear
  }

  /// Touches of the finger, in order of time.
  package var touches: [Touch]
  /// Release velocity, in points per second; `nil` for the speed of the last movement.
  package var velocity: Double?
  /// The movement of the finger in a word, in place of touches, which follow from the transition that it leads.
  package var phrase: Phrase?
  /// The direction in which it leads.
  package var direction: Direction
  /// True if the direction is the one that the transition follows instead, where the finger is told in a word.
  package var followsTransition = false
  /// Interpolation mode between two touches.
  package var mode = Mode.monotone
  /// Rule that decides how it ends.
  package var rule: ReleaseRule
  /// Touch-down point in the environment; `nil` for the middle of an edge.
  package var start: Point?
  /// True if it is visible.
  package var isShown = false

  /// The finger with these touches.
  public init(
    _ touches: [Touch], velocity: Double? = nil, direction: Direction = .horizontal,
    rule: ReleaseRule
  ) {
    self.touches = touches
    self.velocity = velocity
    self.direction = direction
    self.rule = rule
  }
}

extension Gesture {
  /// Returns the time mappings of the transition: with the finger, then on its own.
  func passages(of plan: TransitionPlan, on stage: TransitionEnvironment) -> [TimeMapping] {
    let isStraight = plan.scrubbing == .straight
    let letGo = release(of: plan, on: stage)
    let outcome = rule.release(letGo)
    let last = letGo.progress
    let release = TimeMapping(
      outcome.duration, pace: outcome.pace, from: plan.duration.scaled(by: last),
      to: outcome.isFinished ? plan.duration : .zero, isStraight: isStraight)
    guard let course = course(of: progress(on: stage)) else { return [release] }
    let drag = TimeMapping(
      duration, pace: .easing(course), from: .zero, to: plan.duration, isStraight: isStraight)
    return [drag, release]
  }

  /// The finger as it lets go of a plan.
  func release(of plan: TransitionPlan, on stage: TransitionEnvironment) -> Release {
    Release(
      progress: progress(on: stage).last ?? 0, velocity: velocity ?? lastVelocity(\.way),
      length: length(on: stage), duration: plan.nominalDuration ?? plan.shownDuration)
  }

  /// The way of a whole transition.
  package func length(on stage: TransitionEnvironment) -> Double {
    direction == .horizontal ? stage.size.width : stage.size.height
  }

  /// Returns the progress of the transition at each touch.
  private func progress(on stage: TransitionEnvironment) -> [Double] {
    touches.map { rule.progress(after: $0.way, of: length(on: stage)) }
  }

  /// Time that the finger is down.
  var duration: Time { touches.last?.time ?? .zero }

  /// Time of each touch, as a fraction of ``duration``.
  private var moments: [Double] { touches.map { $0.time.seconds / duration.seconds } }

  /// Returns the curve through the values at the touches, over the time that the finger is down; `nil` for a
  /// tap.
  func course(of values: [Double]) -> Easing? { fingerCourse(of: values)?.easing }

  /// Returns the track of the values at the touches; `nil` for a tap.
  func fingerCourse(of values: [Double]) -> FingerTrack? {
    guard duration > .zero else { return nil }
    return FingerTrack(values: values, moments: moments, isSmooth: mode == .monotone)
  }

  /// Returns the finger's speed along a path between its last two touches, in points per second.
  func lastVelocity(_ way: (Touch) -> Double) -> Double {
    guard touches.count > 1 else { return 0 }
    let (a, b) = (touches[touches.count - 2], touches[touches.count - 1])
    let seconds = (b.time - a.time).seconds
    return seconds > 0 ? (way(b) - way(a)) / seconds : 0
  }
}

extension Gesture {
  /// The finger as a hand that carries a screen.
  func hand(in context: TransitionContext) -> DragTrace {
    let (ways, across) = (course(of: touches.map(\.way)), course(of: touches.map(\.across)))
    let spreads = course(of: touches.map(\.spread))
    let count = min(max(Int(duration.seconds * 120), 2), 1024)
    let grips = (0...count).map { index in
      let moment = Double(index) / Double(count)
      let way = direction(in: context, ways?.value(at: moment) ?? touches.last?.way ?? 0)
      let aside = side(across?.value(at: moment) ?? touches.last?.across ?? 0)
      return DragTrace.Grip(
        way + aside, spread: spreads?.value(at: moment) ?? touches.last?.spread ?? 1)
    }
    return DragTrace(
      at: place(0, context), for: duration, grips,
      velocity: direction(in: context, velocity ?? lastVelocity(\.way))
        + side(lastVelocity(\.across)))
  }

  /// A way in the direction of the transition, on the stage.
  private func direction(in context: TransitionContext, _ way: Double) -> Vector {
    place(way, context) - place(0, context)
  }

  /// A way to the other side: to the right, or down where the transition goes to the side.
  func side(_ way: Double) -> Vector {
    direction == .vertical ? Vector(way, 0) : Vector(0, way)
  }

  /// Returns the segments of a transition whose screen the finger carries; `nil` where it only leads.
  func carriedStretches(
    of transition: any ScreenTransition, in context: TransitionContext
  ) -> [PlannedSegment]? {
    guard duration > .zero, let rule = transition.previewed as? any DragDrivenTransition else {
      return nil
    }
    let hand = hand(in: context)
    guard let plan = rule.carried(context, by: hand) else { return nil }
    let drag = PlannedSegment(plan: plan, passage: TimeMapping(whole: plan), isPreview: true)
    if rule.isFinished(context, by: hand) {
      let plan = rule.released(context, by: hand)
      return [drag, PlannedSegment(plan: plan, passage: TimeMapping(whole: plan))]
    }
    let (way, back) = rule.undone(context, by: hand)
    let passage = TimeMapping(back.duration, pace: back.pace, from: way.duration, to: .zero)
    return [drag, PlannedSegment(plan: way, passage: passage, isPreview: true)]
  }
}

extension Gesture {
  /// Returns the time mappings of a transition that the finger has caught midway: with the finger, then on its
  /// own.
  ///
  /// The finger's progress begins where the transition is, so that what it holds stays below it.
  ///
  /// - Parameters:
  ///   - running: the stretch of the transition in which it is caught.
  ///   - time: when that is, counted from the beginning of the stretch.
  ///   - isBack: whether the finger leads to the beginning of the transition.
  func passages(
    catching running: PlannedSegment, after time: Time, isBack: Bool,
    on stage: TransitionEnvironment
  ) -> [TimeMapping] {
    let place = place(of: running, after: time, isBack: isBack)
    let values = touches.map { touch in
      let way = rule.progress(after: touch.way.magnitude, of: length(on: stage))
      return min(max(place + (touch.way < 0 ? -way : way), 0), 1)
    }
    let plan = running.plan
    let last = values.last ?? place
    let outcome = rule.release(
      Release(
        progress: last, velocity: velocity ?? lastVelocity(\.way), length: length(on: stage),
        duration: plan.nominalDuration ?? plan.shownDuration))
    let endsBack = outcome.isFinished == isBack
    var drag = running
    var dragEnd = time
    var passages: [TimeMapping] = []
    if let course = fingerCourse(of: values) {
      drag.passage = led(running, after: time, by: course, from: place, isBack: isBack)
      dragEnd = drag.passage.duration
      passages = [drag.passage]
    }
    if isLedByTime(running) {
      let isStraight = plan.scrubbing == .straight
      let moment = plan.duration.scaled(by: isBack ? 1 - last : last)
      var release = TimeMapping(
        outcome.duration, pace: outcome.pace, from: moment, to: endsBack ? .zero : plan.duration,
        isStraight: isStraight)
      release.whole = plan.wholeTime
      passages.append(release)
    } else {
      var release = drag.caught(.paced, dragEnd, isBack: endsBack, lasting: outcome.duration)
      release.pace = outcome.pace
      passages.append(release)
    }
    return passages
  }

  /// Returns `true` if the transition's time determines everything while the finger leads.
  private func isLedByTime(_ running: PlannedSegment) -> Bool {
    running.passage.followsTime
      && (running.plan.scrubbing == .timed || running.passage.isStraight)
  }

  /// Returns the progress of the transition in the direction of the finger.
  private func place(of running: PlannedSegment, after time: Time, isBack: Bool) -> Double {
    let plan = running.plan
    let way =
      isLedByTime(running)
      ? running.passage.moment(after: time).seconds / plan.duration.seconds
      : min(max(running.progress(after: time), 0), 1)
    return isBack ? 1 - way : way
  }

  private func led(
    _ running: PlannedSegment, after time: Time, by course: FingerTrack, from place: Double,
    isBack: Bool
  ) -> TimeMapping {
    guard isLedByTime(running) else {
      return running.caught(.led(course, from: place), time, isBack: isBack, lasting: duration)
    }
    let onwards = course.map { isBack ? 1 - $0 : $0 }
    var drag = TimeMapping(
      duration, pace: .easing(onwards.easing ?? .linear), from: .zero, to: running.plan.duration,
      isStraight: running.plan.scrubbing == .straight)
    drag.whole = running.plan.wholeTime
    return drag
  }
}

/// Completion of a transition when the finger has let go.
package struct GestureOutcome: Hashable, Sendable {
  /// True if it is carried out; otherwise it is undone.
  package var isFinished: Bool
  /// Duration of the completion.
  package var duration: Time
  /// Timing curve of the completion.
  package var pace: TimingCurve
}

extension GestureOutcome {
  /// Returns the progress of the transition `time` after the finger has let go of it at `progress`.
  package func progress(at time: Time, from progress: Double) -> Double {
    let target: Double = isFinished ? 1 : 0
    guard time < duration else { return target }
    let fraction = pace.fraction(at: time.seconds, of: duration.seconds)
    return progress + (target - progress) * fraction
  }
}
