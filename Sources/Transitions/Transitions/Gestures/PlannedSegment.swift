import SegueMotion
import SegueSceneGraph

/// A stretch of a film in which a plan proceeds.
struct PlannedSegment {
  var plan: TransitionPlan
  var passage: TimeMapping
  /// True if nothing has been decided yet.
  var isPreview = false
}

extension Gesture {
  /// Returns the segments of a transition with the finger, and on its own when it has let go.
  func stretches(
    of transition: any ScreenTransition, _ plan: TransitionPlan, in context: TransitionContext
  ) -> [PlannedSegment] {
    if let carried = carriedStretches(of: transition, in: context) { return carried }
    guard let rule = transition.previewed, let preview = rule.preview(for: context) else {
      return passages(of: plan, on: context.stage).map { PlannedSegment(plan: plan, passage: $0) }
    }
    let passages = passages(of: preview, on: context.stage)
    let drag = passages.dropLast().map {
      PlannedSegment(plan: preview, passage: $0, isPreview: true)
    }
    guard let last = passages.last else { return [] }
    let release = release(of: preview, on: context.stage)
    guard last.end > .zero else {
      let run = rule.cancellation(context, after: release)
      let back = TimeMapping(run.duration, pace: run.pace, from: last.start, to: .zero)
      return drag + [PlannedSegment(plan: preview, passage: back, isPreview: true)]
    }
    let commit = rule.commit(context, after: release)
    return drag + [PlannedSegment(plan: commit, passage: TimeMapping(whole: commit))]
  }
}

extension PlannedSegment {
  /// A movement of the transition as a whole.
  func whole(_ property: Property, from start: Value, to end: Value) -> Movement {
    passage.applied(to: Movement(property, plan.whole.animation(from: start, to: end)))
  }

  /// Returns the overall progress of the transition, some time after the stretch has begun.
  func progress(after time: Time) -> Double {
    let whole = whole(.opacity, from: .number(0), to: .number(1))
    return whole.animation.progress(at: time.seconds)?.fraction ?? 1
  }

  /// The way from the moment `time` of the stretch to the end of the transition, or to its beginning; played
  /// back at `speed` times the transition's own.
  func turned(
    after time: Time, isBack: Bool, _ interruption: Interruption, at speed: Double = 1
  ) -> PlannedSegment {
    var passage =
      switch interruption.rule {
      case .retarget: caught(.sprung(interruption.spring, speed: plan.speed), time, isBack: isBack)
      case .shorten: caught(.shortened(speed: plan.speed), time, isBack: isBack)
      case .restart:
        caught(
          .restarted(speed: plan.speed, settling: isBack ? interruption.settled : []),
          time, isBack: isBack)
      case .reverse, .finish, .goOn, .wait: reversed(after: time, isBack: isBack, at: speed)
      }
    passage.whole = plan.wholeTime
    return PlannedSegment(plan: plan, passage: passage, isPreview: isPreview)
  }

  /// Time runs on, or backwards.
  ///
  /// Where it is no longer time that says where movements are, they share what is left of the way
  /// along UIKit's curve, as an interaction does that is given up.
  private func reversed(after time: Time, isBack: Bool, at speed: Double) -> TimeMapping {
    let end = isBack ? .zero : plan.duration
    guard passage.followsTime else {
      var back = caught(.paced, time, isBack: isBack)
      let rest = min((progress(after: time) - (isBack ? 0 : 1)).magnitude, 1)
      back.pace = .easing(.easeInOut)
      back.duration = plan.shownDuration.scaled(by: rest / speed)
      return back
    }
    let moment = passage.moment(after: time)
    let rest = Time(nanoseconds: (end - moment).nanoseconds.magnitudeClamped)
    return TimeMapping(
      rest.scaled(by: 1 / (plan.speed * speed)),
      pace: passage.isStraight ? .easing(.easeInOut) : .linear,
      from: moment, to: end, isStraight: passage.isStraight)
  }

  /// The movements, caught at the moment `time` of the stretch, on their way to an end; as long as
  /// they take.
  func caught(
    _ continuation: Continuation, _ time: Time, isBack: Bool, lasting duration: Time? = nil
  ) -> TimeMapping {
    let start = plan.duration.scaled(by: min(max(progress(after: time), 0), 1))
    var mapping = TimeMapping(
      duration ?? .zero, from: start, to: isBack ? .zero : plan.duration,
      isStraight: passage.isStraight)
    mapping.whole = plan.wholeTime
    mapping.origin = .caught(in: passage, at: time, continuation, to: isBack ? 0 : 1)
    guard duration == nil else { return mapping }
    let whole = Movement(.opacity, plan.whole.animation(from: .number(0), to: .number(1)))
    let movements = (plan.layers + [plan.covered].compactMap { $0 }).flatMap(\.allMovements)
    let ends = (movements + [whole]).compactMap { mapping.applied(to: $0).animation.end }
    mapping.duration = ends.reduce(.zero, max)
    return mapping
  }
}

extension Int64 {
  /// Absolute value, clamped to the largest integer.
  fileprivate var magnitudeClamped: Int64 { self == .min ? .max : abs(self) }
}
