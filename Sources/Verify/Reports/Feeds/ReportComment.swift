package import SegueRendering
import SegueTextSupport
import SegueVerification

/// A run as a comment below a pull request: Markdown, and the pictures that it shows.
///
/// Films of which both versions are known are shown as films (``ComparisonFilm``), others as a few moments
/// (``ComparisonStrip``).
/// What changed alike in many cases is one row. It ends before the size from which on GitHub takes nothing of it.
package struct ReportComment {
  /// The name of the file with the words, in the folder of the comment.
  package static let fileName = "comment.md"

  /// The words, in Markdown.
  package private(set) var text: String
  /// Bytes of pictures, by the names of their files beside that of the words.
  package private(set) var pictures: [(name: String, bytes: [UInt8])] = []

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
    text +=
      "\n| film | change | before, and after beside it or below |\n| --- | --- | --- |\n"
    let groups = CaseGroup.all(of: listed)
    var shownCount = 0
    for (index, group) in groups.enumerated() {
      let shown =
        shownCount < Self.pictureLimit
        ? try ShownCase(group.shown, at: "case-\(shownCount + 1)", in: address) : nil
      let row = row(of: group, shown?.text ?? "")
      guard text.utf8.count + row.utf8.count < limit else {
        let more = groups.dropFirst(index).reduce(0) { $0 + $1.count }
        text +=
          "\n\(more) more are left out here, because a comment has 65,536 characters at most.\n"
        return
      }
      text += row
      guard let shown else { continue }
      pictures += shown.files
      shownCount += 1
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

/// The pictures of a case: the words that show them, and the files.
private struct ShownCase {
  let text: String
  let files: [(name: String, bytes: [UInt8])]

  /// Both films if there are, or else a strip; `nil` for a case without pictures.
  ///
  /// - Parameters:
  ///   - name: that of the files, without an ending.
  ///   - address: that of their folder, with a slash at its end, or nothing.
  init?(_ item: ReportedCase, at name: String, in address: String) throws(RenderError) {
    let title = MarkdownText(item.name).text
    func link(_ words: String, _ labels: [String], _ separator: String, _ file: String) -> String {
      let moments = MarkdownText(labels.joined(separator: separator)).text
      return "![\(title), \(words): \(moments)](\(address)\(file))"
    }
    if let film = try ComparisonFilm(item) {
      files = [("\(name)-before.webp", film.before), ("\(name)-after.webp", film.after)]
      text = zip(["as it was", "as it is"], files)
        .map { link($0, film.labels, " to ", $1.name) }.joined(separator: " ")
    } else if let strip = try ComparisonStrip(item) {
      files = [("\(name).png", strip.picture.file)]
      let rows = strip.isPaired ? "above as it was, below as it is" : "as it is"
      text = link(rows, strip.labels, ", ", files[0].name)
    } else {
      return nil
    }
  }
}
