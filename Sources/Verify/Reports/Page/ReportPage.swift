import CPages
import SegueFiles
import SegueJSON
import SegueTextSupport

extension VerificationReport {
  /// The run as one page that needs nothing beside it.
  ///
  /// It is read with and without scripts; nothing in it is loaded from anywhere. If it would have
  /// more bytes than the budget allows, pictures become smaller and fewer, which it says.
  package var html: String {
    var report = self
    var page = ReportPage(report).text
    while page.utf8.count > budget, report.lessen() { page = ReportPage(report).text }
    return page
  }
}

/// The page of a report.
struct ReportPage {
  let report: VerificationReport

  /// The number of cases that are shown with everything about them.
  static let shownLimit = 200
  /// The number of cases that have a line.
  static let listedLimit = 5_000

  init(_ report: VerificationReport) {
    self.report = report
  }

  /// The whole document.
  var text: String {
    let cases = report.cases
    let failures = cases.filter { $0.outcome.isFailure }
    let told = cases.filter { !$0.outcome.isFailure && $0.hasArticle }
    // What changed alike in many films is shown in one of them.
    let groups = CaseGroup.all(of: failures)
    let shown = (groups + told.map { CaseGroup(of: $0) }).prefix(Self.shownLimit)
    let rest = told.dropFirst(max(0, Self.shownLimit - groups.count))
    let hidden = Set(groups.dropFirst(Self.shownLimit).flatMap(\.names))
    func others(_ outcome: ReportOutcome) -> [ReportedCase] {
      cases.filter { $0.outcome == outcome && !$0.hasArticle }
        + rest.filter { $0.outcome == outcome }
    }
    let articles = shown.enumerated().map { CaseArticle($1, number: $0 + 1).markup }
    let body: Markup = """
      <body>
      <a class="skip" href="#cases">Skip to the films</a>
      \(ReportHeader(report).markup)
      <div class="columns">
      \(CaseIndex(Array(shown), hiddenCount: hidden.count).markup)
      <main id="cases">
      \(Markup(articles))
      \(CaseTable("More that is not as expected", failures.filter { hidden.contains($0.name) }).markup)
      \(CaseTable("Can't tell", others(.open)).markup)
      \(CaseTable("Recorded", others(.recorded)).markup)
      \(CaseTable("As expected", others(.same)).markup)
      </main>
      </div>
      \(footer)
      <script type="application/json" id="report">\(island)</script>
      <script>\(Markup(trusted: PageAssets.script))</script>
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

  private var head: Markup {
    let style = PageAssets.style
    return PageHead(
      title: "\(report.title): \(report.sentence)",
      policy: "img-src data:; style-src '\(PageAssets.digest(of: style))'; "
        + "script-src '\(PageAssets.digest(of: PageAssets.script))'", style: style
    ).markup
  }

  private var footer: Markup {
    """
    <footer>
    <p>\(report.engine)<span class="keys-hint">Press <kbd>?</kbd> for keys</span></p>
    </footer>
    """
  }

  /// The same as data, for whoever reads the page with a program.
  private var island: Markup {
    let writer = JSONWriter(.compact, escapesMarkup: true)
    return Markup(trusted: writer.text(of: report.json))
  }
}

/// Header of a page: the verdict, counts, circumstances.
struct ReportHeader {
  private let report: VerificationReport

  init(_ report: VerificationReport) {
    self.report = report
  }

  var markup: Markup {
    let state = report.failureCount > 0 ? "failed" : "passed"
    return """
      <header class="top \(state)">
      <p class="title"><bdi>\(report.title)</bdi></p>
      <h1>\(Self.capitalized(report.sentence))</h1>
      \(bar)
      \(counts)
      \(facts)
      \(CommandList.markup([("Run again", report.command)]))
      \(notice)
      </header>
      """
  }

  /// The outcomes as parts of one line, each as wide as it is frequent.
  private var bar: Markup {
    if report.caseCount == 0 { return .none }
    var x = 0
    let parts = present.map { outcome -> Markup in
      let count = report.count(outcome)
      defer { x += count }
      return """
        <rect class="\(outcome.rawValue)" x="\(x)" y="0" width="\(count)" height="1"/>
        """
    }
    return """
      <svg class="bar" viewBox="0 0 \(report.caseCount) 1" preserveAspectRatio="none" \
      role="img" aria-label="\(report.countWords)">\(Markup(parts))</svg>
      """
  }

  private var counts: Markup {
    let items = present.map { outcome -> Markup in
      """
      <li class="\(outcome.rawValue)"><b>\(report.count(outcome))</b> \(outcome.words)</li>
      """
    }
    return "<ul class=\"counts\">\(Markup(items))</ul>"
  }

  private var present: [ReportOutcome] {
    ReportOutcome.allCases.filter { report.count($0) > 0 }
  }

  private var facts: Markup {
    var all = [VerificationReport.Fact("engine", report.engine)] + report.facts
    if let time = report.milliseconds {
      all.append(VerificationReport.Fact("time", VerificationReport.seconds(time) + " s"))
    }
    let items = all.map { fact -> Markup in
      "<div><dt>\(fact.name)</dt><dd><bdi>\(fact.value)</bdi></dd></div>"
    }
    return "<dl class=\"facts\">\(Markup(items))</dl>"
  }

  /// Notice of what is not shown, and why.
  private var notice: Markup {
    report.detail.sentence(budget: report.budget)
      .map { "<p class=\"notice\">\(Self.capitalized($0)).</p>" } ?? .none
  }

  static func capitalized(_ sentence: String) -> String {
    sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

/// Commands to copy.
enum CommandList {
  static func markup(_ commands: [(title: String, command: String?)]) -> Markup {
    let items = commands.compactMap { title, command -> Markup? in
      command.map { "<div><dt>\(title)</dt><dd><code dir=\"ltr\">\($0)</code></dd></div>" }
    }
    return items.isEmpty ? .none : "<dl class=\"commands\">\(Markup(items))</dl>"
  }
}

/// Assets that every page carries with it.
enum PageAssets {
  /// Style of pages.
  static let style = text(of: .reportStyle)
  /// Script of reports, where scripts may run.
  static let script = text(of: .sharedScript) + text(of: .reportScript)
  /// Additional style of audits.
  static let auditStyle = text(of: .auditStyle)
  /// Additional style of previews.
  static let previewStyle = text(of: .previewStyle)
  /// Script of previews, where scripts may run.
  static let previewScript = text(of: .sharedScript) + text(of: .previewScript)
  /// Style of the sliders on a watched page.
  static let tuningStyle = text(of: .tuningStyle)
  /// Script of the sliders.
  static let tuningScript = text(of: .tuningScript)

  /// A style or a script as a policy allows it.
  static func digest(of text: String) -> String {
    "sha256-" + Base64(SHA256(of: Array(text.utf8)).bytes).text
  }

  private static func text(of asset: CPagesAsset) -> String {
    String(decoding: (0..<cpages_count(asset)).lazy.map { cpages_byte(asset, $0) }, as: UTF8.self)
  }
}

extension ReportedCase {
  /// True if the page shows more than a line of it: what failed, and recordings whose movement was measured.
  fileprivate var hasArticle: Bool {
    outcome.isFailure || !movements.isEmpty || outcome == .open && !films.isEmpty
  }
}

/// The list of the films that are shown, beside them.
private struct CaseIndex {
  private let groups: [CaseGroup]
  private let hiddenCount: Int

  init(_ groups: [CaseGroup], hiddenCount: Int) {
    self.groups = groups
    self.hiddenCount = hiddenCount
  }

  var markup: Markup {
    if groups.isEmpty { return "<nav class=\"index\" aria-label=\"Films\"></nav>" }
    let rest: Markup = hiddenCount > 0 ? "<p>and \(hiddenCount) more below</p>" : .none
    return """
      <nav class="index" aria-label="Films">\(list("Not as expected", where: \.isFailure))\
      \(rest)\(list("Can't tell") { $0 == .open })\(list("As expected") { $0 == .same })</nav>
      """
  }

  /// The cases of some outcomes below a heading.
  private func list(
    _ heading: String, where isListed: (ReportOutcome) -> Bool
  ) -> Markup {
    let items = groups.enumerated().filter { isListed($1.shown.outcome) }.map {
      index, group -> Markup in
      let item = group.shown
      let more: Markup = group.count > 1 ? " and \(group.count - 1) more" : .none
      return """
        <li class="\(item.outcome.rawValue)"><a href="#case-\(index + 1)"><bdi>\(item.name)</bdi></a>\
        \(more)</li>
        """
    }
    return items.isEmpty ? .none : "<h2>\(heading)</h2><ol>\(Markup(items))</ol>"
  }
}

/// Cases with a line each.
private struct CaseTable {
  private let title: String
  private let cases: [ReportedCase]

  init(_ title: String, _ cases: [ReportedCase]) {
    self.title = title
    self.cases = cases
  }

  var markup: Markup {
    if cases.isEmpty { return .none }
    let rows = cases.prefix(ReportPage.listedLimit).map(row)
    let more = cases.count - rows.count
    let rest: Markup = more > 0 ? "<p>and \(more) more</p>" : .none
    return """
      <details class="others"><summary><h2>\(title)</h2> <span>\(cases.count)</span></summary>
      <table><thead><tr><th>film</th><th>verdict</th><th>scene</th><th class="number">time</th>\
      </tr></thead><tbody>
      \(Markup(rows))</tbody></table>\(rest)</details>
      """
  }

  private func row(_ item: ReportedCase) -> Markup {
    let place = item.place.map { "\($0)" } ?? ""
    let time = item.milliseconds.map { "\($0) ms" } ?? ""
    return """
      <tr class="\(item.outcome.rawValue)"><th scope="row"><bdi>\(item.name)</bdi></th>\
      <td><bdi>\(item.sentence)</bdi></td><td><code dir="ltr">\(place)</code></td>\
      <td class="number">\(time)</td></tr>

      """
  }
}

extension Markup {
  /// A list, closed at first, of others of which the same is to be said; nothing where there are none.
  static func others(_ names: [String], titled title: String) -> Markup {
    if names.isEmpty { return .none }
    let items = names.prefix(ReportPage.listedLimit).map { name -> Markup in
      "<li><bdi>\(name)</bdi></li>"
    }
    let more = names.count - items.count
    let rest: Markup = more > 0 ? "<p>and \(more) more</p>" : .none
    return """
      <details class="others"><summary><h3>\(title)</h3> \
      <span>in \(names.count) more</span></summary>
      <ul>\(Markup(items))</ul>\(rest)</details>
      """
  }
}
