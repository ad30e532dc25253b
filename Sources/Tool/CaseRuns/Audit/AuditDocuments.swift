package import SegueCommandLine
import SegueFilmRequests
package import SegueFilms
import SegueJSON
package import SegueReports

/// The documents to which an audit's findings are written, besides the terminal.
package struct AuditDocuments: Hashable {
  /// The page; nil for none.
  package var page: String?
  /// The file for code scanning; nil for none.
  var sarif: String?
  /// The file for CI systems; nil for none.
  var junit: String?
  /// True if standard output gets a document for programs.
  package var isJSON = false

  package init(
    page: String? = nil, sarif: String? = nil, junit: String? = nil, isJSON: Bool = false
  ) {
    self.page = page
    self.sarif = sarif
    self.junit = junit
    self.isJSON = isJSON
  }

  /// The files.
  package var paths: [String] { [page, sarif, junit].compactMap(\.self) }

  /// Writes all of them.
  package func write(
    _ report: AuditReport, in place: OutputPlace, _ terminal: Terminal
  ) throws(RunError) {
    if let page { try place.save(report.html, to: page) }
    if let sarif { try place.save(report.sarif.pretty + "\n", to: sarif) }
    if let junit { try place.save(report.junit, to: junit) }
    // The document comes last: where a file cannot be written, it says that.
    if isJSON { try terminal.write(report.json) }
  }
}
