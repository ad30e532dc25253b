import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// An axis along which both screens move a little while one fades out and then the other in.
enum PatternAxis: String, Hashable, CaseIterable { case x, y, z }

/// Material's shared axis: on one curve, both screens move a little along an axis, and one fades
/// away before the other one comes; between the two, the app's surface is seen.
struct SharedAxis: AdjustableTransition, Hashable {
  /// The duration and timing curve of Material's transitions between screens.
  static let run = TransitionTiming.curve(.known("material.emphasized"), 450)

  var axis: PatternAxis
  var shift = AxisShift()
  /// The part of the time after which one screen has gone.
  var threshold = 0.35

  var adjustments: [Adjustment<Self>] {
    shift.adjustments(along: axis, \.shift) + [Adjustment(.fadeThreshold, \.threshold)]
  }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let (run, isForward) = (Self.run, context.operation.isForward)
    let leaving = TransitionLayer(.removal)
      .along(axis, of: .leaving(isForward), shift: shift, on: context.stage, run: run)
      .moving(.opacity, through: [1, 0, 0], at: [0, threshold, 1], run)
    let arriving = TransitionLayer(.insertion)
      .along(axis, of: .arriving(isForward), shift: shift, on: context.stage, run: run)
      .moving(.opacity, through: [0, 0, 1], at: [0, threshold, 1], run)
    return TransitionPlan(
      lasting: run.end, [leaving, arriving],
      background: .materialSurface(isDark: context.stage.isDark))
  }
}

/// Material's fade through: one screen fades away, then the other one comes, a little smaller at
/// first; between the two, the app's surface is seen.
struct FadeThrough: AdjustableTransition, Hashable {
  /// The initial scale of the arriving screen.
  var scale = 0.92
  /// The part of the time after which one screen has gone.
  var threshold = 0.35

  var adjustments: [Adjustment<Self>] {
    [Adjustment(.scale, \.scale), Adjustment(.fadeThreshold, \.threshold)]
  }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = SharedAxis.run
    let leaving = TransitionLayer(.removal)
      .moving(.opacity, through: [1, 0, 0], at: [0, threshold, 1], run)
    let arriving = TransitionLayer(.insertion).scaling(from: scale, to: 1, run)
      .moving(.opacity, through: [0, 0, 1], at: [0, threshold, 1], run)
    return TransitionPlan(
      lasting: run.end, [leaving, arriving],
      background: .materialSurface(isDark: context.stage.isDark))
  }
}

/// The role of a screen that moves along an axis, and the app's direction.
enum AxisPart {
  case arriving(Bool), leaving(Bool)
}

/// The movement of screens along an axis.
struct AxisShift: Hashable {
  /// Distance to the side, or up and down, in points.
  var distance = 30.0
  /// Scale of a screen that is farther away.
  var scale = 0.8
  /// Scale of a screen that is nearer.
  var nearScale = 1.1

  /// Returns the adjustable parameters of the shift in a rule along one axis.
  func adjustments<Rule>(
    along axis: PatternAxis, _ path: any WritableKeyPath<Rule, AxisShift> & Sendable
  ) -> [Adjustment<Rule>] {
    guard axis == .z else {
      return [
        Adjustment(.distance) {
          $0[keyPath: path].distance
        } set: {
          $0[keyPath: path].distance = $1
        }
      ]
    }
    return [
      Adjustment(.scale) {
        $0[keyPath: path].scale
      } set: {
        $0[keyPath: path].scale = $1
      },
      Adjustment(.nearScale) {
        $0[keyPath: path].nearScale
      } set: {
        $0[keyPath: path].nearScale = $1
      },
    ]
  }
}

extension TransitionLayer {
  /// The layer, moved to the side, up or down, or by its scale.
  func along(
    _ axis: PatternAxis, of part: AxisPart, shift: AxisShift, on stage: TransitionEnvironment,
    run: TransitionTiming
  ) -> TransitionLayer {
    let property: Property = axis == .x ? .translateX : .translateY
    let way: Double = axis == .x && stage.isRightToLeft ? -shift.distance : shift.distance
    switch (part, axis) {
    case (.arriving(let isForward), .z):
      return scaling(from: isForward ? shift.scale : shift.nearScale, to: 1, run)
    case (.leaving(let isForward), .z):
      return scaling(from: 1, to: isForward ? shift.nearScale : shift.scale, run)
    case (.arriving(let isForward), _):
      return moving(property, from: isForward ? way : -way, to: 0, run)
    case (.leaving(let isForward), _):
      return moving(property, from: 0, to: isForward ? -way : way, run)
    }
  }
}
