import SegueGeometry
import SegueMotion

/// Android 9: a window opens from the bottom over a page that rises a little, and the page inside
/// hardly moves.
struct PieActivity: ScreenTransition, Hashable {
  /// The part of the height that the window's edge passes; the page passes the rest.
  private static let reveal = 0.959

  func plan(for exchange: Exchange) -> ExchangePlan {
    let stage = exchange.stage
    let height = stage.size.height
    let edge = Run.curve(.fastOutExtraSlowIn, 425)
    let shift = Run.curve(.fastOutSlowIn, 425)
    let covered = PlanLayer(.removal).moving(.translateY, from: 0, to: -0.02 * height, shift)
    let page = PlanLayer(.insertion)
      .moving(.translateY, from: -Self.reveal * height, to: 0, edge)
    let window = PlanLayer("window", [page], on: stage).clipped
      .moving(.translateY, from: Self.reveal * height, to: 0, edge)
      .adding(
        .translateY, from: .number((1 - Self.reveal) * height), to: .number(0), shift)
    let dimming = Run.linear(to: 117)
    let clearing = Run.curve(.cubicBezier(0.33, 0, 1, 1), 425)
    let isForward = exchange.operation.isForward
    let scrim = PlanLayer.scrim(on: stage)
      .moving(.opacity, from: 0, to: 0.1, isForward ? dimming : clearing)
    let plan = ExchangePlan(lasting: edge.end, [covered, scrim, window], scrubbing: .timed)
    return isForward ? plan : plan.swapped
  }
}
