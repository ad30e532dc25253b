import SegueAudit
import SegueMotionAssertions
import SegueTextSupport
import SegueVerification

extension AuditReport {
  /// The run as one page that needs nothing beside it: each finding with the frames that prove it.
  ///
  /// Nothing in it is loaded from anywhere, and no script runs. If it would have more bytes than the budget
  /// allows, pictures become smaller and fewer, which it says.
  package var html: String {
    var report = self
    var page = AuditPage(report).text
    while page.utf8.count > budget, report.lessen() { page = AuditPage(report).text }
    return page
  }
}

/// The page of an audit.
private struct AuditPage {
  private let report: AuditReport
  /// The scenes of which there is something to say, the gravest in front.
  private let told: [AuditGroup]
  private let silent: [AuditedScene]

  init(_ report: AuditReport) {
    self.report = report
    silent = report.scenes.filter { !$0.hasNews }
    let sorted = report.scenes.enumerated().filter(\.element.hasNews)
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    told = AuditGroup.all(of: sorted)
  }

  /// The whole document.
  var text: String {
    let shown = told.prefix(ReportPage.shownLimit)
    let hidden = Set(told.dropFirst(shown.count).flatMap(\.names))
    let articles = shown.enumerated().map { index, group in
      AuditArticle(group, number: index + 1, of: report).markup
    }
    let body: Markup = """
      <body>
      <a class="skip" href="#scenes">Skip to the scenes</a>
      \(AuditHeader(report).markup)
      <div class="columns">
      \(index(of: Array(shown)))
      <main id="scenes">
      \(Markup(articles))
      \(list("More scenes with findings", report.scenes.filter { $0.hasNews && hidden.contains($0.name) }))
      \(list("Nothing found", silent))
      </main>
      </div>
      <footer><p>\(report.engine)</p></footer>
      </body>
      """
    return """
      <!DOCTYPE html>
      <html lang="en">
      \(head.text)
      \(body.text)
      </html>

      """
  }

  private static let style = PageAssets.style + PageAssets.auditStyle
  private static let digest = PageAssets.digest(of: style)

  private var head: Markup {
    PageHead(
      title: "\(report.title): \(report.sentence)",
      policy: "img-src data:; style-src '\(Self.digest)'", style: Self.style
    ).markup
  }

  private func index(of groups: [AuditGroup]) -> Markup {
    let items = groups.enumerated().map { index, group -> Markup in
      let scene = group.shown
      let more: Markup = group.count > 1 ? " and \(group.count - 1) more" : .none
      return """
        <li class="\(scene.state)"><a href="#scene-\(index + 1)"><bdi>\(scene.name)</bdi></a>\(more)</li>
        """
    }
    let title: Markup = items.isEmpty ? .none : "<h2>Findings in</h2>"
    return "<nav class=\"index\" aria-label=\"Scenes\">\(title)<ol>\(Markup(items))</ol></nav>"
  }

  /// Scenes with a line each.
  private func list(_ title: String, _ scenes: [AuditedScene]) -> Markup {
    if scenes.isEmpty { return .none }
    let items = scenes.prefix(ReportPage.listedLimit).map { scene -> Markup in
      let words = [scene.countWords, scene.askedWords].compactMap(\.self).joined(separator: "; ")
      return "<li><bdi>\(scene.name)</bdi> <span>\(words)</span></li>"
    }
    return """
      <details class="others"><summary><h2>\(title)</h2> <span>\(scenes.count)</span></summary>
      <ul>\(Markup(items))</ul></details>
      """
  }
}

extension AuditedScene {
  /// The weight of its heaviest finding that nobody has accepted.
  var gravity: AuditSeverity? {
    failure == nil ? findings.filter { !$0.isAccepted }.map(\.severity).min() : .error
  }

  /// True if there is something to report about the scene.
  fileprivate var hasNews: Bool {
    failure != nil || shortfall != nil || !findings.isEmpty || !unused.isEmpty
  }

  /// Scenes that weigh more have a lower one.
  fileprivate var rank: Int {
    if failure != nil { return -1 }
    return gravity.flatMap { AuditSeverity.allCases.firstIndex(of: $0) }
      ?? AuditSeverity.allCases.count
  }

  /// The class of its color.
  var state: String { failure == nil ? gravity?.rawValue ?? "accepted" : "broken" }

  /// Counts of the findings in words, or why there can be none.
  var countWords: String {
    failure == nil ? foundWords ?? "nothing found" : "cannot be looked at"
  }
}

/// All that was found in one scene.
private struct AuditArticle {
  private let scene: AuditedScene
  private let others: [String]
  private let number: Int
  private let report: AuditReport

  /// The most findings of one scene that have a card each.
  private static let limit = 100

  init(_ group: AuditGroup, number: Int, of report: AuditReport) {
    scene = group.shown
    others = group.others
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
      \(alike)\(failure)
      \(shortfall)
      \(asked)
      \(cards(open))
      \(accepted)
      \(unused)
      \(scene.cost.map { CostStrip($0).markup } ?? .none)
      \(MeasuredTables(scene).markup)
      </article>

      """
  }

  /// The scenes with the same findings.
  private var alike: Markup { .others(others, titled: "The same") }

  private var particulars: Markup {
    var parts: [Markup] = []
    if scene.file != scene.name { parts.append("<code dir=\"ltr\">\(scene.file)</code>") }
    if scene.frameCount > 0 { parts.append("<span>\(scene.frameCount.counted("frame"))</span>") }
    return parts.isEmpty ? .none : "<p class=\"particulars\">\(Markup(parts))</p>"
  }

  private var failure: Markup {
    scene.failure.map { "<p class=\"verdict\"><bdi>\($0)</bdi></p>" } ?? .none
  }

  private var shortfall: Markup {
    scene.shortfall.map { "<p class=\"note\">\($0)</p>" } ?? .none
  }

  private var asked: Markup {
    scene.askedWords.map { "<p class=\"note\">\(ReportHeader.capitalized($0))</p>" } ?? .none
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

extension AuditReport {
  /// The run in one sentence.
  var sentence: String {
    let scenes = scenes.count.counted("scene")
    let broken = self.scenes.count { $0.failure != nil }
    let counts = AuditSeverity.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    var words = counts.map { $1.counted($0.rawValue) }
    if broken > 0 { words.append(broken.counted("unreadable scene")) }
    if words.isEmpty { return "nothing is found in \(scenes)" }
    let found = words.joined(with: "and")
    if self.scenes.count == 1 { return found }
    return "\(found) in \(self.scenes.count { $0.gravity != nil }) of \(scenes)"
  }

  /// Returns the number of findings of a severity that nobody has accepted.
  func count(of severity: AuditSeverity) -> Int {
    scenes.reduce(0) { $0 + $1.count(of: severity) }
  }

  /// Number of accepted findings.
  var acceptedCount: Int { scenes.reduce(0) { $0 + $1.findings.count(where: \.isAccepted) } }
}

/// Header of an audit's page: the findings, counts, and the owners of the guidelines.
private struct AuditHeader {
  private let report: AuditReport
  private let parts: [(state: String, words: String, count: Int)]

  init(_ report: AuditReport) {
    self.report = report
    let found = AuditSeverity.allCases.map { severity in
      let count = report.count(of: severity)
      return (severity.rawValue, severity.rawValue + (count == 1 ? "" : "s"), count)
    }
    parts = (found + [("accepted", "accepted", report.acceptedCount)]).filter { $0.2 > 0 }
  }

  var markup: Markup {
    """
    <header class="top">
    <p class="title"><bdi>\(report.title)</bdi></p>
    <h1>\(ReportHeader.capitalized(report.sentence))</h1>
    \(bar)
    \(counts)
    \(facts)
    \(notice)
    </header>
    """
  }

  /// The weights as parts of one line, each as wide as it is frequent.
  private var bar: Markup {
    let total = parts.reduce(0) { $0 + $1.count }
    if total == 0 { return .none }
    var x = 0
    let rects = parts.map { part -> Markup in
      defer { x += part.count }
      return
        "<rect class=\"\(part.state)\" x=\"\(x)\" y=\"0\" width=\"\(part.count)\" height=\"1\"/>"
    }
    return """
      <svg class="bar" viewBox="0 0 \(total) 1" preserveAspectRatio="none" aria-hidden="true">\
      \(Markup(rects))</svg>
      """
  }

  private var counts: Markup {
    let items = parts.map { part -> Markup in
      "<li class=\"\(part.state)\"><b>\(part.count)</b> \(part.words)</li>"
    }
    return items.isEmpty ? .none : "<ul class=\"counts\">\(Markup(items))</ul>"
  }

  private var facts: Markup {
    let fails = report.threshold.map { $0 == .error ? "errors" : "\($0.rawValue)s and heavier" }
    let all = [
      ("guidelines", guidelines),
      ("a scene fails for", fails ?? "nothing"), ("engine", report.engine),
    ]
    let items = all.map { name, value -> Markup in
      "<div><dt>\(name)</dt><dd><bdi>\(value)</bdi></dd></div>"
    }
    return "<dl class=\"facts\">\(Markup(items))</dl>"
  }

  /// The profiles of all scenes.
  private var guidelines: String {
    let used = AuditProfile.allCases.filter { profile in
      report.scenes.contains { $0.profile == profile }
    }
    if used.isEmpty { return report.profile }
    return used.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ")
  }

  /// Notice of what is not shown, and why.
  private var notice: Markup {
    report.detail.sentence(budget: report.budget)
      .map { "<p class=\"notice\">\(ReportHeader.capitalized($0)).</p>" } ?? .none
  }
}
