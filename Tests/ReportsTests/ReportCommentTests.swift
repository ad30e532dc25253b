import Foundation
import SegueReports
import SegueVerification
import TestSupport
import Testing

/// The comment below a pull request.
@Suite struct ReportCommentTests {
  /// A case with pictures, some that changed alike, and one that differs as it may.
  private static func report() throws -> VerificationReport {
    var report = SampleReport.plain
    var item = SampleReport.different("swing")
    try item.films.append(SampleReport.film(.frames))
    report.add(item)
    for index in 1...8 { report.add(SampleReport.different("theme-\(index)")) }
    report.add(SampleReport.open("push"))
    var accepted = SampleReport.same("push+device=small", 12)
    accepted.allowance = "the renderer was updated | see #12"
    report.add(accepted)
    return report
  }

  @Test func `a comment is as expected`() throws {
    let comment = try ReportComment(Self.report())
    expectGolden(comment.text, at: "reports/comment.md")
    #expect(comment.pictures.map(\.name) == ["case-1.png"])
  }

  @Test func `pictures are linked where they can be seen`() throws {
    var report = VerificationReport(title: "a", engine: "segue")
    var item = SampleReport.different("swing")
    try item.films.append(SampleReport.film(.strip))
    report.add(item)
    for (address, link) in [
      (nil, "(case-1.png)"), ("https://e.org/x", "(https://e.org/x/case-1.png)"),
      ("https://e.org/x/", "(https://e.org/x/case-1.png)"),
    ] {
      let comment = try ReportComment(report, at: address)
      #expect(
        comment.text.contains("above as it was, below as it is: frame 0, frame 6"),
        "\(comment.text)")
      #expect(comment.text.contains(link + " |\n"), "\(comment.text)")
      let picture = try #require(comment.pictures.first)
      #expect(comment.pictures.count == 1 && picture.name == "case-1.png")
      #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.png.count < 60_000)
    }
  }

  @Test func `two hundred cases that changed alike are one row, and others are not`() throws {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<200 { report.add(SampleReport.different("film-\(index)")) }
    report.add(SampleReport.different("other", layer: "sheet"))
    let text = try ReportComment(report).text
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| **") }
    try #require(rows.count == 2, "\(text)")
    #expect(
      rows[0].hasPrefix(
        "| **200 films**: film-0, film-1, film-2, film-3, film-4, film-5 and 194 more<br>"))
    #expect(rows[0].contains(" | the same change: spring of 'card': dampingRatio 0.8 → 0.65<br>"))
    #expect(rows[1].hasPrefix("| **other**<br>different | spring of 'sheet'"))
  }

  @Test func `hostile words stay words`() throws {
    var report = VerificationReport(title: SampleReport.hostile, engine: SampleReport.hostile)
    report.add(SampleReport.different(SampleReport.hostile, layer: SampleReport.hostile))
    var accepted = SampleReport.same(SampleReport.hostile, 1)
    accepted.allowance = SampleReport.hostile
    report.add(accepted)
    report.add(SampleReport.open(SampleReport.hostile))
    let text = try ReportComment(report).text
    #expect(!text.contains("\u{202E}"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.contains("---") }
    // In a block of code, which nothing in it can end, words are as they are.
    #expect(rows.count == 5 && rows.allSatisfy { !$0.contains("<img") }, "\(text)")
    #expect(
      rows.allSatisfy { $0.replacing("\\|", with: "").filter { $0 == "|" }.count == 4 }, "\(text)")
  }

  @Test func `a comment ends before it is too long, and says so`() throws {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<900 {
      report.add(SampleReport.different("film-\(index)", layer: "layer-\(index)"))
      var accepted = SampleReport.same("same-\(index)", 1)
      accepted.allowance = "the renderer was updated"
      report.add(accepted)
    }
    let text = try ReportComment(report).text
    #expect(text.utf8.count > 55_000 && text.utf8.count < 61_000, "\(text.utf8.count)")
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| **") }
    #expect(rows > 100 && text.contains("\n\(900 - rows) more are left out here, because "))
  }
}
