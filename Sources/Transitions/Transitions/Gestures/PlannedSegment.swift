import SegueMotion

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
    of transition: any ScreenTransition, _ plan: TransitionPlan, in exchange: TransitionContext
  ) -> [PlannedSegment] {
    if let carried = carriedStretches(of: transition, in: exchange) { return carried }
    guard let rule = transition.previewed, let preview = rule.preview(for: exchange) else {
      return passages(of: plan, on: exchange.stage).map { PlannedSegment(plan: plan, passage: $0) }
    }
    let passages = passages(of: preview, on: exchange.stage)
    let drag = passages.dropLast().map {
      PlannedSegment(plan: preview, passage: $0, isPreview: true)
    }
    guard let last = passages.last else { return [] }
    let release = release(of: preview, on: exchange.stage)
    guard last.end > .zero else {
      let run = rule.cancellation(exchange, after: release)
      let back = TimeMapping(run.duration, pace: run.pace, from: last.start, to: .zero)
      return drag + [PlannedSegment(plan: preview, passage: back, isPreview: true)]
    }
    let commit = rule.commit(exchange, after: release)
    return drag + [PlannedSegment(plan: commit, passage: TimeMapping(whole: commit))]
  }
}
