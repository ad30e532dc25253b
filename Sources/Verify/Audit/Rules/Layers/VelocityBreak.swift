import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueTransitions

/// what moves on does not change its velocity at once.
///
/// A third of the velocity is what nobody sees. Under a finger, and where it lets go, the finger decides
///
struct VelocityBreak: AuditRule {
  let rule = GuidelineRule.velocityBreak
  let measures: [Measure] = [.velocityBreak]
  let summary = "what moves on does not change its velocity at once"
  var remedy: String { claim.hint }

  /// The part of the velocity that may change.
  private static let share = 0.3

  /// The change that is always allowed, in points a second: two a frame.
  private static let least = 120.0
  /// The mark of a finger, which is no layer of an app.
  private static let finger = "touch"

  private var claim: MovesSmoothly {
    var claim = MovesSmoothly(within: Self.least)
    claim.share = Self.share
    return claim
  }

  func findings(in audit: AuditContext) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for span in freeSpans(audit) {
      let failures = audit.failures(of: claim, during: span).filter {
        $0.layer != Self.finger
      }
      findings += failures.compactMap { failure in
        let time = failure.time ?? .zero
        return audit.finding(
          self, .velocityBreak, value: failure.value ?? 1, of: failure.layer, during: time...time
        ) { _ in failure.sentence }
      }
    }
    return findings
  }

  /// The stretches of the film in which no finger leads, without the moments at which one lets go.
  private func freeSpans(_ audit: AuditContext) -> [ExpectedSpan] {
    // Where it takes hold and lets go, both sides are looked at for a moment.
    let tick = Time.milliseconds(1)
    let led = audit.audited.transitions.flatMap(\.played.stretches).filter(\.isLed)
    var spans: [ExpectedSpan] = []
    var start = Time.zero
    for stretch in led.sorted(by: { $0.start < $1.start }) {
      let end = stretch.start - tick
      if end > start { spans.append(ExpectedSpan(from: start, until: end)) }
      start = max(start, stretch.end + tick)
    }
    if start < audit.film.duration {
      spans.append(ExpectedSpan(from: start, until: audit.film.duration))
    }
    return spans
  }
}

extension AuditContext {
  /// Returns the failures of an assertion about all layers.
  func failures(
    of claim: some TimelineAssertion, during span: ExpectedSpan = ExpectedSpan()
  ) -> [ExpectationFailure] {
    MotionExpectation(.everything, claim, during: span).failures(in: view, by: NoPixels())
  }
}

/// For claims that ask about no pixels.
private struct NoPixels: PixelProbe {
  typealias Failure = Never

  func uncovered(frame: Int) -> UncoveredPixels? { nil }

  func contrast(of layer: String, frame: Int) -> Double? { nil }
}

extension Measure {
  /// The change of velocity at once, as a flag.
  static let velocityBreak = Measure("velocityBreak", in: .flag, defect: Limit(warning: 0))
}
