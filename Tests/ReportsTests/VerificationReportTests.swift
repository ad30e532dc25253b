import SegueReports
import SegueVerification
import Testing

@Suite struct VerificationReportTests {
  @Test func `the gravest cases come first, others as they came`() {
    var report = SampleReport.plain
    report.add(SampleReport.different("second"))
    #expect(
      report.cases.map(\.name) == [
        "card", "second", "new-sheet", "typo", "fresh", "crossfade",
      ])
  }

  @Test func `failures are what is different, missing or broken`() {
    let report = SampleReport.plain
    #expect(report.caseCount == 5)
    #expect(report.failureCount == 3)
    #expect(report.sentence == "3 of 5 films are not as expected")
  }

  @Test func `a run without failures says so`() {
    var report = VerificationReport(title: "Scenes", engine: "segue 0.3.0")
    #expect(report.sentence == "there is no film")
    report.add(SampleReport.same("one", 1))
    #expect(report.sentence == "the film is as expected")
    report.add(SampleReport.same("two", 1))
    #expect(report.sentence == "all 2 films are as expected")
    report.add(SampleReport.recorded)
    #expect(report.sentence == "1 of 3 films was recorded")
  }

  @Test func `a film strip becomes five moments, and is not kept`() throws {
    let strip = try SampleReport.screen(0, shade: 0, width: 8 + 5 * 38, height: 80)
    var actual = CaseResult.Evidence()
    actual.strip = strip
    let result = CaseResult(
      name: "strip", outcome: .different, findings: [.pixels], actual: actual,
      expected: .init(.strip, strip))
    let item = try ReportedCase(result)
    let frames = try #require(item.films.first).frames
    #expect(frames.map(\.label) == ["0 %", "25 %", "50 %", "75 %", "100 %"])
    #expect(frames.allSatisfy { $0.actual?.width == 30 && $0.actual?.height == 64 })
    #expect(frames.allSatisfy { $0.share == PixelShare(0, of: 30 * 64) && $0.difference == nil })
    #expect(item.result?.actual.strip == nil)
    #expect(item.result?.expected?.strip == nil)
  }

  @Test(arguments: [
    (0, 10, "0 %"), (10, 10, "100 %"), (1, 40, "2.50 %"), (1, 1_000_000, "under 0.01 %"),
    (101, 10_000, "1.01 %"),
  ])
  func `shares are written in percent`(count: Int, total: Int, text: String) {
    #expect(PixelShare(count, of: total).description == text)
  }
}
