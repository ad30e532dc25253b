import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// The shared axis of Flutter's animations package: one screen fades away in the first part, the
/// other one comes in the rest.
struct FlutterSharedAxis: AdjustableTransition, Hashable {
  var axis: PatternAxis
  var shift = AxisShift()

  var adjustments: [Adjustment<Self>] { shift.adjustments(along: axis, \.shift) }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let (run, isForward) = (
      TransitionTiming.curve(.fastOutSlowIn, 300), context.operation.isForward
    )
    let leaving = TransitionLayer(.removal)
      .along(axis, of: .leaving(isForward), shift: shift, on: context.stage, run: run)
      .moving(.opacity, from: 1, to: 0, .curve(.fastOutLinearIn, 90))
    let arriving = TransitionLayer(.insertion)
      .along(axis, of: .arriving(isForward), shift: shift, on: context.stage, run: run)
      .moving(.opacity, from: 0, to: 1, .curve(.linearOutSlowIn, 210, after: 90))
    return TransitionPlan(
      lasting: run.end, [leaving, arriving],
      background: .materialSurface(isDark: context.stage.isDark), scrubbing: .timed)
  }
}

/// The fade through of Flutter's animations package.
struct FlutterFadeThrough: AdjustableTransition, Hashable {
  /// The initial scale of the arriving screen.
  var scale = 0.92

  var adjustments: [Adjustment<Self>] { [Adjustment(.scale, \.scale)] }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let arrival = TransitionTiming.curve(.linearOutSlowIn, 210, after: 90)
    let leaving = TransitionLayer(.removal)
      .moving(.opacity, from: 1, to: 0, .curve(.fastOutLinearIn, 90))
    let arriving = TransitionLayer(.insertion).scaling(from: scale, to: 1, arrival)
      .moving(.opacity, from: 0, to: 1, arrival)
    return TransitionPlan(
      lasting: arrival.end, [leaving, arriving],
      background: .materialSurface(isDark: context.stage.isDark), scrubbing: .timed)
  }
}
