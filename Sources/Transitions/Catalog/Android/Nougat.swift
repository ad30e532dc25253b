import SegueGeometry
import SegueMotion

/// Android 7 and 8: a page rises a little and fades in, the other one grows darker.
struct NougatActivity: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let rise = exchange.stage.size.height * 0.08
    let scrim = PlanLayer.scrim(on: exchange.stage)
    guard exchange.operation.isForward else {
      let leaving = PlanLayer(.removal)
        .moving(.translateY, from: 0, to: rise, .curve(.known("android.accelerate-quart"), 250))
        .moving(.opacity, from: 1, to: 0, .linear(from: 100, to: 250))
      let clearing = scrim.moving(.opacity, from: 0.3, to: 0, .curve(.linearOutSlowIn, 250))
      return ExchangePlan(
        lasting: .milliseconds(250), [PlanLayer(.insertion), clearing, leaving],
        scrubbing: .timed)
    }
    let arriving = PlanLayer(.insertion)
      .moving(.translateY, from: rise, to: 0, .curve(.known("android.decelerate-quint"), 350))
      .moving(.opacity, from: 0, to: 1, .curve(.known("android.decelerate-quart"), 200))
    let dimming = scrim.moving(.opacity, from: 0, to: 0.3, .curve(.fastOutSlowIn, 217))
    return ExchangePlan(
      lasting: .milliseconds(350), [PlanLayer(.removal), dimming, arriving], scrubbing: .timed)
  }
}
