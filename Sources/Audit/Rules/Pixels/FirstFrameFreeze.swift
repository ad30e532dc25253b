import SegueTransitions
import SegueExpectations
import SegueMotion
import SegueRaster
import SegueRendering
import SegueWords

/// what begins to move is seen to.
///
/// A frame counts in which some layer should be elsewhere by half a point or more, or look otherwise, and the
/// picture is the one before the exchange; delays do not.
struct FirstFrameFreeze: AuditRule {
  let rule = GuidelineRule.firstFrameFreeze
  let summary = "what begins to move is seen to"
  let remedy = "let the movement begin where it is seen, and with a curve that sets out at once"

  /// The most frames of an exchange that are looked at.
  private static let frames = 24

  func findings(in audit: AuditContext) throws(FilmFailure) -> [AuditFinding] {
    let small = SmallFilm(audit.audited.item)
    var findings: [AuditFinding] = []
    for exchange in audit.audited.exchanges where exchange.isFree {
      guard let span = exchange.span, let moves = begin(of: exchange) else { continue }
      let frames = audit.frames(in: span)
      guard frames.count > 1 else { continue }
      let first = try small.surface(frames.lowerBound)
      let scene = small.scene(frames.lowerBound)
      var seen: Time?
      for frame in frames.dropFirst().prefix(Self.frames) where seen == nil {
        if small.scene(frame) == scene { continue }
        if try small.surface(frame) != first { seen = audit.time(ofFrame: frame) }
      }
      let end = seen ?? audit.time(ofFrame: min(frames.upperBound, frames.lowerBound + Self.frames))
      let frozen = (end - moves).milliseconds - 1000 / audit.film.frameRate.framesPerSecond
      let found = audit.finding(
        self, .freeze, frozen, of: exchange.name(.insertion), during: moves...max(moves, end),
        in: exchange
      ) { bound in
        "nothing is seen to move for \(NumberText.format(frozen, atMost: 0)) ms although something"
          + " does, expected at most \(NumberText.format(bound, atMost: 0)) ms"
      }
      findings += [found].compactMap(\.self)
    }
    return findings
  }

  /// When something first sets out: delays are meant.
  private func begin(of exchange: AuditedExchange) -> Time? {
    let plan = exchange.played.plan
    let starts = plan.layers.flatMap(\.allMovements).filter { $0.animation.timing.duration > .zero }
      .map(\.animation.timing.begin)
    return starts.min().map { ExchangeMotion(exchange.played).filmTime(max($0, .zero)) }
  }
}
