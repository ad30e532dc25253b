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
      \(CommandLine.markup([("Run again", report.command)]))
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
    var all = [ReportFact("engine", report.engine)] + report.facts
    if let time = report.milliseconds {
      all.append(ReportFact("time", VerificationReport.seconds(time) + " s"))
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
enum CommandLine {
  static func markup(_ commands: [(title: String, command: String?)]) -> Markup {
    let items = commands.compactMap { title, command -> Markup? in
      command.map { "<div><dt>\(title)</dt><dd><code dir=\"ltr\">\($0)</code></dd></div>" }
    }
    return items.isEmpty ? .none : "<dl class=\"commands\">\(Markup(items))</dl>"
  }
}
