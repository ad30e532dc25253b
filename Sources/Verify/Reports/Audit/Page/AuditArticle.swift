import SegueAudit
import SegueMotionAssertions
import SegueVerification
import SegueTextSupport

/// All that was found in one scene.
struct AuditArticle {
  private let scene: AuditedScene
  private let number: Int
  private let report: AuditReport

  /// The most findings of one scene that have a card each.
  private static let limit = 100

  init(_ scene: AuditedScene, number: Int, of report: AuditReport) {
    self.scene = scene
    self.number = number
    self.report = report
  }

  var markup: Markup {
    let open = scene.findings.filter { !$0.isAccepted }
    return """
      <article class="case audit \(scene.state)" id="scene-\(number)" aria-labelledby="name-\(number)">
      <header>
      <p class="outcome">\(ReportHeader.capitalized(scene.countWords))</p>
      <h2 id="name-\(number)"><bdi>\(scene.name)</bdi></h2>
      \(particulars)
      </header>
      \(failure)
      \(cards(open))
      \(accepted)
      \(unused)
      </article>

      """
  }

  private var particulars: Markup {
    var parts: [Markup] = []
    if scene.file != scene.name { parts.append("<code dir=\"ltr\">\(scene.file)</code>") }
    if scene.frameCount > 0 { parts.append("<span>\(scene.frameCount.counted("frame"))</span>") }
    return parts.isEmpty ? .none : "<p class=\"particulars\">\(Markup(parts))</p>"
  }

  private var failure: Markup {
    scene.failure.map { "<p class=\"verdict\"><bdi>\($0)</bdi></p>" } ?? .none
  }

  private func cards(_ findings: [AuditFinding]) -> Markup {
    if findings.isEmpty { return .none }
    let cards = findings.prefix(Self.limit).map { FindingCard($0, in: scene, of: report).markup }
    let more = findings.count - cards.count
    let rest: Markup = more > 0 ? "<p class=\"note\">and \(more) more</p>" : .none
    return "<ol class=\"cards\">\n\(Markup(cards))</ol>\(rest)"
  }

  /// Accepted findings, folded.
  private var accepted: Markup {
    let findings = scene.findings.filter(\.isAccepted)
    if findings.isEmpty { return .none }
    return """
      <details class="others meant"><summary><h3>Accepted</h3> <span>\(findings.count)</span></summary>
      \(cards(findings))</details>
      """
  }

  /// Acceptances that match no finding.
  private var unused: Markup {
    if scene.unused.isEmpty { return .none }
    let items = scene.unused.map { held -> Markup in
      let place = held.place.map { "<code dir=\"ltr\">\($0.description)</code>" as Markup } ?? .none
      return """
        <li><b>\(held.acceptance.rule.id)</b> <bdi>\(held.acceptance.reason)</bdi> \(place)</li>
        """
    }
    return """
      <section class="unused"><h3>Accepted, and not found</h3><ul>\(Markup(items))</ul></section>
      """
  }
}
