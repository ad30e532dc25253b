import Foundation
import SegueReports
import Testing

/// Writes the pages that `Scripts/test-browser` opens, where it says.
@Suite(.enabled(if: BrowserPageTests.folder != nil)) struct BrowserPageTests {
  static let folder = ProcessInfo.processInfo.environment["SEGUE_BROWSER_PAGES"]

  @Test func `pages for a browser are written`() throws {
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = try SampleReport.illustrated().html
    try Data(page.utf8).write(to: folder.appending(path: "report.html"))
    var calm = VerificationReport(title: "Scenes", engine: "segue 0.3.0")
    for index in 1...40 { calm.add(SampleReport.same("transition-\(index)", index)) }
    try Data(calm.html.utf8).write(to: folder.appending(path: "passed.html"))
  }
}
