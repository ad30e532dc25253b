package import SegueCommandLine

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

  /// Options that name the reports of a run, besides the terminal.
  package static let reports: [Option] = [.report, .junit, .summary]
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

  package init(_ invocation: Invocation) {
    page = invocation.text(.report)
    base = invocation.given(.base)
    junit = invocation.text(.junit)
    summary = invocation.text(.summary)
  }
}
