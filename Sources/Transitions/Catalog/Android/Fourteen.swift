import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Android 14: pages shift sideways by 96 points while the upper one fades.
struct FourteenActivity: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let stage = exchange.stage
    let way: Double = stage.isRightToLeft ? -96 : 96
    let run = Run.curve(.fastOutExtraSlowIn, 450)
    let isForward = exchange.operation.isForward
    let lower = PlanLayer(isForward ? .removal : .insertion)
      .moving(.translateX, from: isForward ? 0 : -way, to: isForward ? -way : 0, run)
    let upper = PlanLayer(isForward ? .insertion : .removal)
      .moving(.translateX, from: isForward ? way : 0, to: isForward ? 0 : way, run)
      .moving(
        .opacity, from: isForward ? 0 : 1, to: isForward ? 1 : 0,
        isForward ? .linear(from: 50, to: 133) : .linear(from: 35, to: 118))
    return ExchangePlan(
      lasting: run.end, [lower, upper], background: .materialSurface(isDark: stage.isDark),
      scrubbing: .timed)
  }
}
