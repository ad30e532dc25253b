import SegueGeometry
import SegueMotion

/// Android 10 to 13: pages grow towards the viewer, and back away from them.
struct TenActivity: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let run = Run.curve(.fastOutExtraSlowIn, 400)
    guard exchange.operation.isForward else {
      let revealed = PlanLayer(.insertion).scaling(from: 1.1, to: 1, run)
      let leaving = PlanLayer(.removal).scaling(from: 1, to: 0.9, run)
        .moving(.opacity, from: 1, to: 0, .linear(from: 33, to: 83))
      return ExchangePlan(lasting: run.end, [revealed, leaving], scrubbing: .timed)
    }
    let covered = PlanLayer(.removal).scaling(from: 1, to: 1.05, run)
    let scrim = PlanLayer.scrim(on: exchange.stage)
      .moving(.opacity, from: 0, to: 0.6, .linear(from: 83, to: 250))
    let arriving = PlanLayer(.insertion).scaling(from: 0.85, to: 1, run)
      .moving(.opacity, from: 0, to: 1, .linear(from: 50, to: 100))
    return ExchangePlan(lasting: run.end, [covered, scrim, arriving], scrubbing: .timed)
  }
}
