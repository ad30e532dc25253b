import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// An axis along which both screens move a little while one fades out and then the other in.
enum PatternAxis: String, Hashable, CaseIterable { case x, y, z }

/// Material's shared axis: on one curve, both screens move a little along an axis, and one fades
/// away before the other one comes; between the two, the app's surface is seen.
struct SharedAxis: ScreenTransition, Hashable {
  /// How fast Material's screens are exchanged.
  static let run = Run.curve(.known("material.emphasized"), 450)

  var axis: PatternAxis

  func plan(for exchange: Exchange) -> ExchangePlan {
    let (run, isForward) = (Self.run, exchange.operation.isForward)
    let leaving = PlanLayer(.removal).along(axis, .leaving(isForward), on: exchange.stage, run)
      .moving(.opacity, through: [1, 0, 0], at: [0, 0.35, 1], run)
    let arriving = PlanLayer(.insertion)
      .along(axis, .arriving(isForward), on: exchange.stage, run)
      .moving(.opacity, through: [0, 0, 1], at: [0, 0.35, 1], run)
    return ExchangePlan(
      lasting: run.end, [leaving, arriving],
      background: .materialSurface(isDark: exchange.stage.isDark))
  }
}

/// Material's fade through: one screen fades away, then the other one comes, a little smaller at
/// first; between the two, the app's surface is seen.
struct FadeThrough: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let run = SharedAxis.run
    let leaving = PlanLayer(.removal)
      .moving(.opacity, through: [1, 0, 0], at: [0, 0.35, 1], run)
    let arriving = PlanLayer(.insertion).scaling(from: 0.92, to: 1, run)
      .moving(.opacity, through: [0, 0, 1], at: [0, 0.35, 1], run)
    return ExchangePlan(
      lasting: run.end, [leaving, arriving],
      background: .materialSurface(isDark: exchange.stage.isDark))
  }
}

/// Which way a screen moves along an axis, and whether an app goes on.
enum AxisPart {
  case arriving(Bool), leaving(Bool)
}

extension PlanLayer {
  /// The layer, moved by thirty points, or by its scale between 0.8 and 1.1.
  func along(_ axis: PatternAxis, _ part: AxisPart, on stage: Stage, _ run: Run) -> PlanLayer {
    let property: Property = axis == .x ? .translateX : .translateY
    let way: Double = axis == .x && stage.isRightToLeft ? -30 : 30
    switch (part, axis) {
    case (.arriving(let isForward), .z):
      return scaling(from: isForward ? 0.8 : 1.1, to: 1, run)
    case (.leaving(let isForward), .z):
      return scaling(from: 1, to: isForward ? 1.1 : 0.8, run)
    case (.arriving(let isForward), _):
      return moving(property, from: isForward ? way : -way, to: 0, run)
    case (.leaving(let isForward), _):
      return moving(property, from: 0, to: isForward ? -way : way, run)
    }
  }
}
