import Foundation
import SegueReports
import Testing

/// Where pages for a browser go, if anywhere.
private let pagesFolder = ProcessInfo.processInfo.environment["SEGUE_BROWSER_PAGES"]

/// Writes the pages that `Scripts/test-browser` opens, where it says.
@Suite(.enabled(if: pagesFolder != nil)) struct BrowserPageTests {
  @Test func `pages for a browser are written`() throws {
    let folder = URL(filePath: try #require(pagesFolder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = try SampleReport.illustrated().html
    try Data(page.utf8).write(to: folder.appending(path: "report.html"))
    var calm = VerificationReport(title: "Scenes", engine: "segue 0.3.0")
    for index in 1...40 { calm.add(SampleReport.same("transition-\(index)", index)) }
    var aligned = VerificationReport(title: "Recordings", engine: "segue 0.3.0")
    for name in ["card", "sheet"] { aligned.add(SampleReport.open(name)) }
    try Data(aligned.html.utf8).write(to: folder.appending(path: "aligned.html"))
    try Data(calm.html.utf8).write(to: folder.appending(path: "passed.html"))
  }
}
