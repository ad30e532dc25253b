package import SegueRendering
import SegueTextSupport
import SegueVerification

/// A run as a comment below a pull request: Markdown, and the pictures that it shows.
///
/// What changed alike in many cases is one row. It ends before the size from which on GitHub takes nothing of it.
package struct ReportComment {
  /// The name of the file with the words, in the folder of the comment.
  package static let fileName = "comment.md"

  /// The words, in Markdown.
  package private(set) var text: String
  /// Bytes of pictures, by the names of their files beside that of the words.
  package private(set) var pictures: [(name: String, png: [UInt8])] = []

  /// Address of the folder with the pictures, with a slash at its end; empty for the one of the words.
  private let address: String
  private let limit: Int

  /// The bytes of a comment; GitHub takes 65,536 characters, and who posts it may add a link.
  private static let byteLimit = 60_000
  /// The most rows that show pictures.
  private static let pictureLimit = 40
  /// The most findings that are told of a case.
  private static let findingLimit = 4
  /// The most cases of a row that are named.
  private static let nameLimit = 6
  /// The most letters of a finding.
  private static let letterLimit = 300

  /// The comment about a run.
  ///
  /// - Parameter address: that of the folder in which its pictures can be seen; nil where they are linked beside it.
  package init(
    _ report: VerificationReport, at address: String? = nil
  ) throws(RenderError) {
    try self.init(report, at: address, limit: Self.byteLimit)
  }

  init(
    _ report: VerificationReport, at address: String?, limit: Int
  ) throws(RenderError) {
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    self.limit = limit
    let heading = report.sentence.prefix(1).uppercased() + report.sentence.dropFirst()
    text = "### \(MarkdownText(report.title).text)\n\n**\(heading).** \(report.countWords)\n"
    try addChanges(of: report)
    addAccepted(of: report)
    addCommands(of: report)
    text += "\n<sub>\(MarkdownText(report.engine).text)</sub>\n"
  }

  // MARK: - Changes

  private mutating func addChanges(of report: VerificationReport) throws(RenderError) {
    let listed = report.cases.filter { $0.outcome.isFailure || $0.outcome == .open }
    if listed.isEmpty { return }
    text += "\n| film | change | before, and below after |\n| --- | --- | --- |\n"
    let groups = CaseGroup.all(of: listed)
    for (index, group) in groups.enumerated() {
      let strip = pictures.count < Self.pictureLimit ? try ComparisonStrip(group.shown) : nil
      let name = "case-\(pictures.count + 1).png"
      let row = row(of: group, strip.map { picture($0, at: name, of: group.shown) } ?? "")
      guard text.utf8.count + row.utf8.count < limit else {
        let more = groups.dropFirst(index).reduce(0) { $0 + $1.count }
        text +=
          "\n\(more) more are left out here, because a comment has 65,536 characters at most.\n"
        return
      }
      text += row
      if let strip { pictures.append((name, strip.picture.file)) }
    }
  }

  private func row(of group: CaseGroup, _ picture: String) -> String {
    let item = group.shown
    let names = group.names.prefix(Self.nameLimit).map { MarkdownText($0).text }
    let more = group.count - names.count
    var name = "**\(names[0])**"
    if group.count > 1 {
      name =
        "**\(group.count.counted("film"))**: \(names.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more" : "")
    }
    return "| \(name)<br>\(item.outcome.words) | \(group.count > 1 ? "the same change: " : "")"
      + "\(changes(of: item)) | \(picture) |\n"
  }

  /// The findings about a case, by how much it differs, and where that is.
  private func changes(of item: ReportedCase) -> String {
    let told = item.outcome == .open ? item.result?.reasons ?? [] : item.findings
    var lines = told.prefix(Self.findingLimit).map {
      MarkdownText(String($0.prefix(Self.letterLimit))).text
    }
    let more = told.count - lines.count
    if more > 0 { lines.append("and " + more.counted("more finding")) }
    if let result = item.result, let first = result.differingFrames.first {
      let frames = result.differingFrames.count.counted("frame differs", "frames differ")
      lines.append("\(frames), the first is \(first)")
    }
    if let magnitude = item.result?.magnitude { lines.append(magnitude.worstWords) }
    return lines.joined(separator: "<br>")
  }

  private func picture(
    _ strip: ComparisonStrip, at name: String, of item: ReportedCase
  ) -> String {
    let moments = MarkdownText(strip.labels.joined(separator: ", ")).text
    let rows = strip.isPaired ? "above as it was, below as it is" : "as it is"
    return "![\(MarkdownText(item.name).text), \(rows): \(moments)](\(address)\(name))"
  }

  // MARK: - Below

  /// The films that differ, and may.
  private mutating func addAccepted(of report: VerificationReport) {
    let accepted = report.cases.filter { $0.outcome == .same && $0.allowance != nil }
    if accepted.isEmpty { return }
    let words = accepted.count.counted("film differs, and may", "films differ, and may")
    var block =
      "\n<details><summary>\(words)</summary>\n\n| film | difference | because |\n| --- | --- | --- |\n"
    let end = "\n</details>\n"
    for (index, item) in accepted.enumerated() {
      let row =
        "| \(MarkdownText(item.name).text) | \(MarkdownText(item.sentence).text) |"
        + " \(MarkdownText(item.allowance ?? "").text) |\n"
      guard text.utf8.count + block.utf8.count + row.utf8.count < limit else {
        block += "\n\(accepted.count - index) more are left out here.\n"
        break
      }
      block += row
    }
    if text.utf8.count < limit { text += block + end }
  }

  private mutating func addCommands(of report: VerificationReport) {
    let commands = report.commandBlocks
    if text.utf8.count + commands.utf8.count < limit { text += commands }
  }
}
