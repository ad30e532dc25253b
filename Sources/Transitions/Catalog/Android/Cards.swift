import SegueGeometry
import SegueMotion

/// A card that slides up by a fifth of the height and fades in, over a dim.
///
/// A screen without a background shows the dimmed one behind it until it is dismissed.
struct BottomSheetCard: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let rise = exchange.stage.size.height * 0.2
    let scrim = PlanLayer.scrim(on: exchange.stage)
    guard exchange.operation.isForward else {
      let sinking = PlanLayer(.removal)
        .moving(.translateY, from: 0, to: rise, .curve(.fastOutExtraSlowIn, 350))
        .moving(.opacity, from: 1, to: 0, .curve(.fastOutExtraSlowIn, 300))
      let clearing = scrim.moving(.opacity, from: 0.32, to: 0, .linear(to: 112))
      return ExchangePlan(
        lasting: .milliseconds(350), [PlanLayer(.insertion), clearing, sinking],
        scrubbing: .timed)
    }
    let run = Run.curve(.fastOutExtraSlowIn, 400)
    let rising = PlanLayer(.insertion)
      .moving(.translateY, from: rise, to: 0, run)
      .moving(.opacity, from: 0, to: 1, run)
    let dimming = scrim.moving(.opacity, from: 0, to: 0.32, .linear(to: 128))
    return ExchangePlan(
      lasting: run.end, [PlanLayer(.removal), dimming, rising],
      keepsRemoval: exchange.operation == .present, scrubbing: .timed)
  }
}

/// A card that grows from nine tenths and fades in, over a dim.
///
/// A screen without a background shows the dimmed one behind it until it is dismissed.
struct DialogCard: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let growing = Run.curve(.known("android.decelerate-quint"), 220)
    let fading = Run.curve(.power(3, .out), 150)
    let card = PlanLayer(.insertion).scaling(from: 0.9, to: 1, growing)
      .moving(.opacity, from: 0, to: 1, fading)
    let scrim = PlanLayer.scrim(on: exchange.stage)
      .moving(.opacity, from: 0, to: 0.6, .linear(to: 132))
    let plan = ExchangePlan(
      lasting: growing.end, [PlanLayer(.removal), scrim, card],
      keepsRemoval: exchange.operation == .present, scrubbing: .timed)
    return exchange.operation.isForward ? plan : plan.swapped
  }
}
