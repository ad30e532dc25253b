import SegueExpectations
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueWords

/// a gesture that is given up leaves everything as it was, and soon.
struct CancelledGesture: AuditRule {
  let rule = GuidelineRule.cancelledGesture
  let summary = "a gesture that is given up leaves everything as it was, within half a second"
  let remedy = "let the way back begin at once, and take less than half a second"

  /// How far the finger has come when it flicks back.
  private static let turns = [0.3, 0.7]
  /// How long the finger is down.
  private static let down = Time.milliseconds(200)

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.exchanges.flatMap { exchange -> [AuditFinding] in
      guard let span = exchange.span else { return [] }
      for progress in Self.turns {
        guard let film = exchange.played.givenUp(at: progress, on: audit.film.canvas) else {
          continue
        }
        let found = findings(film, progress, exchange, span, audit)
        if !found.isEmpty { return found }
      }
      return []
    }
  }

  private func findings(
    _ film: AnimatedScene, _ progress: Double, _ exchange: AuditedExchange,
    _ span: ClosedRange<Time>, _ audit: AuditContext
  ) -> [AuditFinding] {
    let percent = NumberText.format(progress * 100, atMost: 0)
    let (first, last) = (looks(of: film, at: .zero), looks(of: film, at: film.duration))
    let settling = (film.duration - Self.down).milliseconds
    return [
      first == last
        ? nil
        : audit.finding(
          self, .leftovers, 1, of: exchange.name(.removal), during: span, in: exchange,
          hint: "let the exchange end exactly where it began"
        ) { _ in "a finger that comes back from \(percent) % does not leave everything as it was" },
      audit.finding(
        self, .cancelSettling, settling, of: exchange.name(.removal), during: span, in: exchange
      ) { bound in
        "a finger that comes back from \(percent) % leaves it moving for"
          + " \(NumberText.format(settling, atMost: 0)) ms, expected at most"
          + " \(NumberText.format(bound, atMost: 0)) ms"
      },
    ].compactMap(\.self)
  }

  /// What is to be seen at a moment: all layers with their properties.
  private func looks(of film: AnimatedScene, at time: Time) -> [Scene.Item] {
    film.scene(at: time).items
  }
}
