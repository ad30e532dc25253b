import SegueJSON
import SegueFilms
import SegueReports

/// The documents to which an audit's findings are written, besides the terminal.
struct AuditDocuments: Hashable {
  /// The page; nil for none.
  var page: String?
  /// The file for code scanning; nil for none.
  var sarif: String?
  /// The file for CI systems; nil for none.
  var junit: String?
  /// True if standard output gets a document for programs.
  var isJSON = false

  /// The files.
  var paths: [String] { [page, sarif, junit].compactMap(\.self) }

  /// Writes all of them.
  func write(
    _ report: AuditReport, in place: OutputPlace, _ terminal: Terminal
  ) throws(RunError) {
    if let page { try place.save(report.html, to: page) }
    if let sarif { try place.save(report.sarif.pretty + "\n", to: sarif) }
    if let junit { try place.save(report.junit, to: junit) }
    // The document comes last: where a file cannot be written, it says that.
    if isJSON { try terminal.write(report.json) }
  }
}
