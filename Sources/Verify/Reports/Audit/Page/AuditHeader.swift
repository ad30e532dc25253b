import SegueAudit
import SegueTextSupport

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
struct AuditHeader {
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
      ("guidelines", "\(report.profile.rawValue): \(report.profile.summary)"),
      ("a scene fails for", fails ?? "nothing"), ("engine", "segue \(report.engine)"),
    ]
    let items = all.map { name, value -> Markup in
      "<div><dt>\(name)</dt><dd><bdi>\(value)</bdi></dd></div>"
    }
    return "<dl class=\"facts\">\(Markup(items))</dl>"
  }

  /// Notice of what is not shown, and why.
  private var notice: Markup {
    report.detail.sentence(budget: report.budget)
      .map { "<p class=\"notice\">\(ReportHeader.capitalized($0)).</p>" } ?? .none
  }
}
