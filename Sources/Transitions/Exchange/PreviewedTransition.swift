import SegueMotion

/// A rule whose way back a finger first only previews, as on Android: when it lets go, the exchange
/// is carried out from where it is, along a way of its own.
public protocol PreviewedTransition: ScreenTransition {
  /// What a finger shows from the beginning of its way to the end; `nil` where it leads the
  /// exchange itself. Its progress is a fraction of the plan's time.
  func preview(for exchange: Exchange) -> ExchangePlan?

  /// The exchange from where the finger has let go of its preview.
  func commit(_ exchange: Exchange, after release: Release) -> ExchangePlan

  /// How the preview goes back when the finger has come back.
  func cancellation(_ exchange: Exchange, after release: Release) -> Run
}

/// A stretch of a film in which a plan proceeds.
struct Stretch {
  var plan: ExchangePlan
  var passage: Passage
  /// Whether nothing has been decided yet.
  var isPreview = false
}

extension Gesture {
  /// How an exchange proceeds with the finger, and on its own when it has let go.
  func stretches(
    of transition: any ScreenTransition, _ plan: ExchangePlan, in exchange: Exchange
  ) -> [Stretch] {
    guard let rule = transition.previewed, let preview = rule.preview(for: exchange) else {
      return passages(of: plan, on: exchange.stage).map { Stretch(plan: plan, passage: $0) }
    }
    let passages = passages(of: preview, on: exchange.stage)
    let drag = passages.dropLast().map { Stretch(plan: preview, passage: $0, isPreview: true) }
    guard let last = passages.last else { return [] }
    let release = release(of: preview, on: exchange.stage)
    guard last.end > .zero else {
      let run = rule.cancellation(exchange, after: release)
      let back = Passage(run.duration, pace: run.pace, from: last.start, to: .zero)
      return drag + [Stretch(plan: preview, passage: back, isPreview: true)]
    }
    let commit = rule.commit(exchange, after: release)
    return drag + [Stretch(plan: commit, passage: Passage(whole: commit))]
  }
}
