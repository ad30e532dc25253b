package import SegueTextSupport

extension VerificationReport {
  /// The bytes that GitHub takes of a summary, with some to spare.
  private static let summaryLimit = 1_000_000

  /// The run in Markdown, for the summary of a CI job.
  ///
  /// It ends before the size from which on GitHub shows nothing of it.
  package var summary: String { summary(limit: Self.summaryLimit) }

  /// The summary in so many bytes at most, heading and totals aside.
  func summary(limit: Int) -> String {
    let heading = sentence.prefix(1).uppercased() + sentence.dropFirst()
    var text = "### \(MarkdownText(title).text)\n\n**\(heading).** \(countWords)\n"
    let listed = cases.filter { $0.outcome != .same }
    if !listed.isEmpty {
      text += "\n| | film | verdict | where |\n| --- | --- | --- | --- |\n"
      text += rows(of: listed, limit: limit - text.utf8.count)
    }
    let accepting = cases.filter { $0.outcome.isFailure }.compactMap(\.acceptCommand)
    if let command, failureCount > 0 { text += Self.block("To reproduce", [command]) }
    if !accepting.isEmpty, text.utf8.count < limit {
      text += Self.block("To accept what is", Self.few(accepting))
    }
    return text + "\n<sub>\(MarkdownText(engine).text)</sub>\n"
  }

  /// Number of cases by outcome, as in `2 different, 1 missing, 9 as expected`.
  var countWords: String {
    ReportOutcome.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.words)" }
      .joined(separator: ", ")
  }

  private func rows(of cases: [ReportedCase], limit: Int) -> String {
    var text = ""
    for (index, item) in cases.enumerated() {
      let row = Self.row(of: item)
      if text.utf8.count + row.utf8.count > limit {
        return text + "\n\(cases.count - index) more are left out here, because a summary may only "
          + "have 1 MiB.\n"
      }
      text += row
    }
    return text
  }

  private static func row(of item: ReportedCase) -> String {
    let words = MarkdownText(String(item.sentence.prefix(500))).text
    let more = item.findings.count - 1
    let rest = more > 0 ? "<br>and " + more.counted("more finding") : ""
    let place = item.place.map { MarkdownText("\($0)").text } ?? ""
    return "| \(item.outcome.words) | \(MarkdownText(item.name).text) | \(words)\(rest) | "
      + "\(place) |\n"
  }

  /// The first commands and how many more there are.
  private static func few(_ commands: [String]) -> [String] {
    let limit = 20
    let more = commands.count - limit
    return commands.prefix(limit) + (more > 0 ? ["# and \(more) more"] : [])
  }

  /// Commands in a block that nothing in them can end.
  private static func block(_ title: String, _ commands: [String]) -> String {
    let lines = commands.map(\.visible)
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\n\(title):\n\n\(fence)sh\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }
}

/// Words in Markdown that stay words, also in a cell of a table.
private struct MarkdownText {
  /// The words with everything escaped that Markdown or HTML would obey.
  let text: String

  init(_ words: String) {
    var output = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!", "$": output += "\\\(scalar)"
      // What could become a link by itself.
      case ":" where output.hasSuffix("http") || output.hasSuffix("https"): output += "&#58;"
      default: output.appendVisible(scalar)
      }
    }
    text = output
  }
}

extension VerificationReport {
  /// The most errors that GitHub shows of one step.
  private static let annotationLimit = 10

  /// A line for each case that needs attention, as GitHub's workflow commands; it shows them beside
  /// the files.
  ///
  /// Errors beyond the tenth would be dropped, so a warning says how many there are.
  package var annotations: [WorkflowCommand] {
    let failures = cases.filter { $0.outcome.isFailure }
    let errors = failures.prefix(Self.annotationLimit).map { item in
      let file = item.place.map { [("file", $0.file)] } ?? []
      let line = item.place?.line.map { [("line", "\($0)")] } ?? []
      return WorkflowCommand(
        .error, properties: file + line + [("title", item.name)], item.sentence)
    }
    let more = failures.count - Self.annotationLimit
    let words = more.counted("more film is", "more films are") + " not as expected"
    let rest = more > 0 ? [WorkflowCommand(.warning, properties: [("title", title)], words)] : []
    return errors + rest
  }
}
