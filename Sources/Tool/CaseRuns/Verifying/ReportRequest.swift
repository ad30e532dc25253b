package import SegueCommandLine
import SegueReports
import SegueTextSupport

extension Option {
  package static let report = Option(
    "report", takes: .path(.output), in: .output,
    summary: "Write a page that shows what came of it (.html)",
    details: """
      One file that a browser shows without anything else: verdicts, pictures of what was expected and \
      of what is, which layers differ and since when.
      """)

  package static let junit = Option(
    "junit", takes: .path(.output), in: .output,
    summary: "Write what came of it for CI systems (JUnit XML)")

  package static let summary = Option(
    "summary", takes: .path(.output), in: .output,
    summary: "Add what came of it to a file, in Markdown",
    details: """
      What is in the file stays in front, as GitHub expects it of $GITHUB_STEP_SUMMARY. A merge that is \
      started again adds nothing if what it would add is there already.
      """)

  package static let comment = Option(
    "comment", takes: .path(.outputFolder), called: "folder", in: .output,
    summary: "Write a comment for a pull request into a folder (Markdown)",
    details: """
      comment.md has a row for each film that differs, with the cause, how much it is and where, what was accepted \
      and why, and beside it are pictures of before and after. What changed alike in many films is one row. It has \
      no more than the 65,536 characters that GitHub takes.
      """)

  package static let commentAddress = Option(
    "comment-address", takes: .text, called: "url", in: .output,
    summary: "Where the folder of the comment can be seen",
    details: "Pictures are linked there. Unless given, they are linked beside the comment.")

  /// Options that name the reports of a run, besides the terminal.
  package static let reports: [Option] = [.report, .junit, .summary, .comment, .commentAddress]
}

/// The reports requested of a run, besides the terminal.
package struct ReportRequest: Hashable, Sendable {
  /// The page; nil for none.
  package let page: String?
  /// The revision whose films the page shows beside those that are; nil for none.
  package let base: String?
  /// The file for CI systems; nil for none.
  package let junit: String?
  /// The file that a summary is added to; nil for none.
  package let summary: String?
  /// The folder for a comment; nil for none.
  package let comment: String?
  /// Address of that folder; nil where pictures are linked beside the comment.
  package let commentAddress: String?

  package init(_ invocation: Invocation) {
    page = invocation.text(.report)
    base = invocation.given(.base)
    junit = invocation.text(.junit)
    summary = invocation.text(.summary)
    comment = invocation.text(.comment)
    commentAddress = invocation.given(.commentAddress)
  }

  /// True if pictures are shown.
  package var isIllustrated: Bool { page != nil || comment != nil }

  /// The files that are known to be written.
  package var outputs: [String] {
    [page, junit, summary, comment.map { "\($0)/\(ReportComment.fileName)" }].compactMap(\.self)
  }

  /// The letters of an address that mean nothing else in Markdown.
  private static let addressLetters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&'+,;=%"
      .unicodeScalars)

  /// Refuses an address that is none, or one of nothing.
  package func check() throws(RunError) {
    guard let address = commentAddress else { return }
    guard comment != nil else {
      throw RunError(
        .usage,
        "--comment-address is where a comment's pictures can be seen, and --comment is not given")
    }
    guard ["https://", "http://"].contains(where: address.hasPrefix),
      address.unicodeScalars.allSatisfy(Self.addressLetters.contains)
    else {
      throw RunError(
        .usage,
        "option '--comment-address': found \(Quote(address)), expected an address that begins with https://"
      )
    }
  }
}
