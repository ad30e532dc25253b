import SegueTextSupport

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
    let listed = CaseGroup.all(of: cases.filter { $0.outcome != .same })
    if !listed.isEmpty {
      text += "\n| | film | verdict | where |\n| --- | --- | --- | --- |\n"
      text += rows(of: listed, limit: limit - text.utf8.count)
    }
    if text.utf8.count < limit { text += commandBlocks }
    return text + "\n<sub>\(MarkdownText(engine).text)</sub>\n"
  }

  /// Number of cases by outcome, as in `2 different, 1 missing, 9 as expected`.
  var countWords: String {
    ReportOutcome.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.words)" }
      .joined(separator: ", ")
  }

  /// The commands that look at all of it again, and that agree to what is.
  var commandBlocks: String {
    let accepting = cases.filter { $0.outcome.isFailure }.compactMap(\.acceptCommand)
    let again = failureCount > 0 ? command.map { [$0] } ?? [] : []
    return (again.isEmpty ? "" : Self.block("To reproduce", again))
      + (accepting.isEmpty ? "" : Self.block("To accept what is", Self.few(accepting)))
  }

  /// A row for each change, however many films have it.
  private func rows(of groups: [CaseGroup], limit: Int) -> String {
    var text = ""
    for (index, group) in groups.enumerated() {
      let row = Self.row(of: group)
      if text.utf8.count + row.utf8.count > limit {
        let more = groups.dropFirst(index).reduce(0) { $0 + $1.count }
        return text + "\n\(more) more are left out here, because a summary may only "
          + "have 1 MiB.\n"
      }
      text += row
    }
    return text
  }

  private static func row(of group: CaseGroup) -> String {
    let item = group.shown
    let names = group.names.prefix([String].namedLimit).map { MarkdownText($0).text }
    let films = group.count > 1 ? "\(group.count.counted("film")): " : ""
    let words = MarkdownText(String(item.sentence.prefix(500))).text
    let more = item.findings.count - 1
    let rest = more > 0 ? "<br>and " + more.counted("more finding") : ""
    let place = item.place.map { MarkdownText("\($0)").text } ?? ""
    return
      "| \(item.outcome.words) | \(films)\(names.first(of: group.count)) | \(words)\(rest) | "
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
