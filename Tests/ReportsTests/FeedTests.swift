import Foundation
import SegueJSON
import SegueReports
import SegueTextSupport
import SegueVerification
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FeedTests {
  @Test func `JUnit XML is as expected`() {
    expectGolden(SampleReport.plain.junit, at: "reports/junit.xml")
  }

  @Test func `the document for programs is as expected`() {
    expectGolden(SampleReport.plain.json.pretty + "\n", at: "reports/report.json")
  }

  @Test func `the summary is as expected`() {
    expectGolden(SampleReport.plain.summary, at: "reports/summary.md")
  }

  @Test func `annotations are as expected`() {
    let lines = SampleReport.plain.annotations().map(\.text).joined(separator: "\n")
    expectGolden(lines + "\n", at: "reports/annotations.txt")
  }

  @Test func `hostile words stay words in JUnit XML`() throws {
    var report = VerificationReport(title: SampleReport.hostile, engine: "segue")
    report.add(SampleReport.different(SampleReport.hostile, layer: SampleReport.hostile))
    let reader = XMLCounter()
    #expect(reader.read(report.junit))
    #expect(reader.counts["testcase"] == 1)
    #expect(reader.counts["img"] == nil)
    #expect(reader.attributes["testcase"]?["name"]?.contains("onerror=\"alert('1')\"") == true)
    #expect(!report.junit.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `hostile words stay words in a summary`() throws {
    var report = VerificationReport(title: "a", engine: "segue")
    report.add(SampleReport.different(SampleReport.hostile))
    let text = report.summary
    #expect(!text.contains("\u{202E}"))
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| different") })
    #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 5)
    #expect(!row.contains("<img"))
  }

  @Test func `a summary is cut before it is too long, and says so`() {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<12_000 {
      report.add(SampleReport.different("film-\(index)", layer: "layer-\(index)"))
    }
    let text = report.summary
    #expect(text.utf8.count < 1 << 20)
    #expect(text.utf8.count > 900_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| different") }
    #expect(text.contains("\(12_000 - rows) more are left out here"))
  }

  @Test func `annotations end where they end, and are ten`() {
    var report = VerificationReport(title: "many", engine: "segue")
    report.add(SampleReport.different(SampleReport.hostile))
    for index in 0..<11 {
      report.add(SampleReport.different("film-\(index)", layer: "layer-\(index)"))
    }
    let lines = report.annotations().map(\.text)
    #expect(lines.count == 11)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error file=") })
    #expect(lines.last == "::warning title=many::2 more films are not as expected")
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
    #expect(lines[0].split(separator: "::", omittingEmptySubsequences: false).count == 3)
  }
}

extension FeedTests {
  @Test(arguments: [false, true])
  func `recordings that say too little are warnings, ten with all others`(isStrict: Bool) {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<12 { report.add(SampleReport.open("film-\(index)")) }
    for index in 0..<11 {
      report.add(SampleReport.different("other-\(index)", layer: "layer-\(index)"))
    }
    let lines = report.annotations(isStrict: isStrict).map(\.text)
    let errors = lines.filter { $0.hasPrefix("::error ") }
    let warnings = lines.filter { $0.hasPrefix("::warning ") }
    #expect(errors.count == 10 && errors.count + warnings.count == lines.count)
    #expect(warnings.count == (isStrict ? 1 : 10))
    #expect(errors.allSatisfy { $0.contains("title=other-") })
    #expect(
      warnings.first
        == "::warning title=many::\(isStrict ? 13 : 1) more \(isStrict ? "films are" : "film is") not as expected"
    )
    if !isStrict {
      #expect(warnings[1].hasPrefix("::warning title=film-0::can't tell: it is seen too little"))
      #expect(
        warnings[9].hasSuffix(
          "::of 4 more recordings it can't be told if the movement is as expected"))
    }
  }

  @Test func `cases of which only pixels tell are not said to have changed alike`() throws {
    let result = CaseResult(
      name: "film", outcome: .different, findings: [.detour], differingFrames: [3],
      actual: .init())
    #expect(CaseChange(try ReportedCase(result)) == nil)
  }

  @Test func `two hundred cases that changed alike are one row, one annotation and one article`()
    throws
  {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<200 { report.add(SampleReport.different("film-\(index)")) }
    report.add(SampleReport.different("other", layer: "sheet"))
    for index in 0..<2 {
      var item = ReportedCase(broken: "typo-\(index)", because: "a-\(index).json:1:1: error: bad")
      item.mistakes = [PlacedMessage(.error, "bad")]
      report.add(item)
    }
    let change = "spring of 'card': dampingRatio 0.8 → 0.65"
    let rows = report.summary.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count == 4, "\(rows)")
    #expect(
      report.summary.contains(
        "| different | 200 films: film-0, film-1, film-2 and 197 more | \(change)<br>"))
    let lines = report.annotations().map(\.text)
    #expect(lines.count == 3)
    #expect(
      lines[0].hasSuffix(
        "::200 cases differ by the same change: \(change) (film-0, film-1, film-2 and 197 more)"))
    #expect(lines[2].hasSuffix("::2 cases are broken by the same mistake: bad (typo-0, typo-1)"))
    let page = report.html
    #expect(page.matches(of: #/<article /#).count == 3)
    #expect(page.contains("<h3>The same change</h3> <span>in 199 more</span>"))
    #expect((0..<200).allSatisfy { page.contains("<bdi>film-\($0)</bdi>") })
    // Each has an element of its own where programs read.
    #expect(report.junit.matches(of: #/<testcase /#).count == 203)
    let document = report.json
    guard case .object(let members) = document,
      case .array(let groups)? = members.first(where: { $0.key == "groups" })?.value,
      case .array(let cases)? = members.first(where: { $0.key == "cases" })?.value
    else {
      Issue.record("\(document.pretty.prefix(500))")
      return
    }
    #expect(groups.count == 2 && cases.count == 203)
    #expect(groups[0].compact.hasPrefix(#"{"change":"\#(change)","count":200,"cases":["film-0","#))
    let numbers = cases.map { $0.compact.firstMatch(of: /"group":(\d)/).map { String($0.1) } }
    #expect(numbers.count { $0 == "0" } == 200 && numbers.count { $0 == nil } == 1)
  }

  @Test func `few that say too little are warnings, each`() {
    var report = VerificationReport(title: "few", engine: "segue")
    for index in 0..<10 { report.add(SampleReport.open("film-\(index)")) }
    #expect(report.annotations().map(\.text).allSatisfy { $0.hasPrefix("::warning title=film-") })
    #expect(report.annotations().count == 10)
  }
}

/// Reads XML and counts its elements.
final class XMLCounter: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var attributes: [String: [String: String]] = [:]

  /// Whether the text is well-formed.
  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    self.attributes[name] = attributes
  }
}
