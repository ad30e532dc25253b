import SegueMotion
import SegueTransitions

extension AuditContext {
  /// The transitions in numbers, in the order of the film.
  var exchanges: [AuditedExchange] {
    let rule = TransitionDuration()
    return audited.transitions.map { transition in
      let (played, plan) = (transition.played, transition.played.plan)
      let start = played.start ?? .zero
      let counted = rule.counted(transition, in: self)
      return AuditedExchange(
        from: transition.name(.removal), to: transition.name(.insertion),
        operation: played.context.operation.rawValue, preset: transition.preset, start: start,
        end: played.end ?? start, declared: plan.shownDuration.milliseconds,
        seen90: plan.seenDuration(leaving: 0.1).milliseconds,
        seen99: plan.seenDuration(leaving: 0.01).milliseconds,
        measurement: counted.flatMap { measure, value in
          measurement(rule, measure, value: value, of: transition.name(.insertion), from: start)
        })
    }
  }
}
