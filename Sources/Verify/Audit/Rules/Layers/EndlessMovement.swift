import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// A-21: nothing moves by itself for longer than five seconds, unless it can be stopped (WCAG 2.2.2).
struct EndlessMovement: AuditRule {
  let rule = GuidelineRule.endlessMovement
  let measures: [Measure] = [.repetition]
  let publications: [Publication] = [.pauseStopHide]
  let summary = "nothing repeats for longer than five seconds, unless it can be stopped"
  let remedy = "let it repeat a few times, or give people a way to stop it"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    var longest: [(name: String, seconds: Double, start: Time)] = []
    var known: Set<String> = []
    for epoch in audit.film.epochs {
      for entry in epoch.timeline.entries {
        let seconds = entry.animation.repeatingSeconds
        let name = epoch.tree.nodes[entry.layer].id.name
        guard seconds > 0, known.insert(name).inserted else { continue }
        longest.append((name, min(seconds, Measure.forever), epoch.start))
      }
    }
    guard let worst = longest.max(by: { $0.seconds < $1.seconds }) else { return [] }
    let others = longest.count { $0.name != worst.name && $0.seconds >= worst.seconds }
    let more = others > 0 ? " (and \(others.counted("more layer")))" : ""
    let length =
      worst.seconds >= Measure.forever
      ? "without end" : "for \(NumberText.format(worst.seconds, atMost: 1)) s"
    let span = worst.start...max(worst.start, audit.film.duration)
    return [
      audit.finding(
        self, .repetition, value: worst.seconds, of: worst.name, during: span
      ) { bound in
        "it repeats \(length)\(more), expected at most \(NumberText.format(bound)) s"
      }
    ].compactMap(\.self)
  }
}

extension Animation {
  /// For how many seconds it runs more than once; 0 for what runs once.
  fileprivate var repeatingSeconds: Double {
    ([timing] + groups.map(\.timing)).map(\.repeatingSeconds).max() ?? 0
  }
}

extension Timing {
  fileprivate var repeatingSeconds: Double {
    guard repeatCount > 1 || (repeatDuration ?? .zero) > duration, duration > .zero else {
      return 0
    }
    let run = duration.seconds * (autoreverses ? 2 : 1)
    let all = repeatDuration?.seconds ?? repeatCount * run
    return all / max(speed.magnitude, 1e-6)
  }
}

extension Measure {
  /// Seconds for which something repeats.
  static let repetition = Measure(
    "repetition", in: .seconds, guideline: Limit(remark: 5), own: [.a11y: Limit(error: 5)])
}
