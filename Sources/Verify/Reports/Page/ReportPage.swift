import SegueJSON

extension VerificationReport {
  /// The run as one page that needs nothing beside it.
  ///
  /// It is read with and without scripts; nothing in it is loaded from anywhere. If it would have
  /// more bytes than the budget allows, pictures become smaller and fewer, which it says.
  public var html: String {
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
    let shown = failures.prefix(Self.shownLimit)
    let articles = shown.enumerated().map { CaseArticle($1, number: $0 + 1).markup }
    let body: Markup = """
      <body>
      <a class="skip" href="#cases">Skip to the films</a>
      \(ReportHeader(report).markup)
      <div class="columns">
      \(CaseIndex(Array(shown), failureCount: failures.count).markup)
      <main id="cases">
      \(Markup(articles))
      \(CaseTable("More that is not as expected", Array(failures.dropFirst(Self.shownLimit))).markup)
      \(CaseTable("Recorded", cases.filter { $0.outcome == .recorded }).markup)
      \(CaseTable("As expected", cases.filter { $0.outcome == .same }).markup)
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
