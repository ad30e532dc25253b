import Foundation
import SegueReports
import TestSupport
import Testing

@Suite struct ReportPageTests {
  @Test func `a small page is as expected`() {
    expectGolden(Self.markup(of: SampleReport.plain.html), at: "reports/page.html")
  }

  @Test func `a page is well-formed, whatever names are`() throws {
    let page = try SampleReport.page.get()
    let reader = XMLCounter()
    let isWellFormed = reader.read(Self.markup(of: page))
    #expect(isWellFormed)
    #expect(reader.counts["article"] == 5)
    #expect(reader.counts["script"] == 2)
    #expect(reader.attributes["img"]?["onerror"] == nil)
  }

  @Test func `hostile words neither end a script nor turn the direction`() throws {
    var report = VerificationReport(title: SampleReport.hostile, engine: SampleReport.hostile)
    report.command = SampleReport.hostile
    report.add(SampleReport.different(SampleReport.hostile, layer: SampleReport.hostile))
    let page = report.html
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `movements of recordings are drawn, and names stay words`() {
    var report = VerificationReport(title: "a", engine: "segue")
    report.add(SampleReport.open(SampleReport.hostile))
    report.add(SampleReport.same("calm", 1))
    let page = Self.markup(of: report.html)
    let reader = XMLCounter()
    #expect(reader.read(page))
    #expect(reader.counts["article"] == 1 && reader.counts["img"] == nil)
    #expect(page.contains("<path class=\"agreed\" d=\"M0 120"), "it begins at rest")
    #expect(page.contains("<path class=\"samples\" d=\"M0 120h0M"))
    #expect(page.ranges(of: "class=\"drop ").count == 5, "one landmark was not seen")
    #expect(page.contains("<td class=\"number\">108 ms</td>"))
    #expect(page.contains("<td class=\"number\">not seen</td>"))
    #expect(page.contains("<li><bdi>only 3 pictures show it on its way</bdi></li>"))
    #expect(page.contains("<h2>Can&#39;t tell</h2>") || page.contains("<h2>Can't tell</h2>"))
  }

  @Test func `recorded values are drawn over each other, six of them`() {
    var report = VerificationReport(title: "a", engine: "segue")
    report.add(SampleReport.values("bounds", (1...8).map { "box \($0)" }, of: "left"))
    let page = Self.markup(of: report.html)
    #expect(XMLCounter().read(page))
    // 300 ms are 600 wide, and 30 is 120 high.
    #expect(page.ranges(of: "<path class=\"agreed\" d=\"M0 120L200 80L400 40L600 0\"/>").count == 6)
    #expect(page.ranges(of: "<path class=\"actual\" d=\"M200 40L400 0L600 0\"/>").count == 6)
    #expect(page.contains("<line class=\"peak\" x1=\"200\" x2=\"200\""))
    #expect(page.contains("<b><bdi>box 1</bdi> left</b> <span><bdi>10 → 20 at 100 ms</bdi></span>"))
    #expect(page.contains("aria-label=\"left of box 6, expected and actual\""))
    #expect(page.contains("<p class=\"note\">2 more differ</p>"))
  }

  @Test func `a feature of one number needs no other name, and names stay words`() {
    var report = VerificationReport(title: "a", engine: "segue")
    report.add(SampleReport.values("fade", ["alpha"], of: ""))
    report.add(SampleReport.values("odd", [SampleReport.hostile], of: SampleReport.hostile))
    let page = Self.markup(of: report.html)
    let reader = XMLCounter()
    #expect(reader.read(page) && reader.counts["img"] == nil && !page.contains("\u{202E}"))
    #expect(page.contains("<b><bdi>alpha</bdi></b> <span><bdi>10 → 20 at 100 ms</bdi></span>"))
    #expect(page.contains("aria-label=\"alpha, expected and actual\""))
  }

  @Test func `nothing is loaded from anywhere`() throws {
    let page = try SampleReport.page.get()
    let addresses = page.ranges(of: "://").count
    #expect(addresses == page.ranges(of: "http://www.w3.org/2000/svg").count)
    #expect(!page.contains("@import"))
    #expect(!page.contains("url("))
    #expect(!page.contains("<link"))
    #expect(!page.contains(" style="))
    #expect(page.contains("default-src &#39;none&#39;; img-src data:;"))
  }

  @Test(arguments: [200_000, 120_000, 90_000])
  func `a page stays within its budget and says what it leaves out`(budget: Int) throws {
    var report = VerificationReport(title: "Scenes", engine: "segue", budget: budget)
    for index in 0..<6 {
      var item = SampleReport.different("film-\(index)", layer: "layer-\(index)")
      try item.films.append(SampleReport.film(.frames))
      report.add(item)
    }
    let page = report.html
    #expect(page.utf8.count <= budget)
    #expect(page.contains("To keep this report within"))
    #expect(page.ranges(of: "<article").count == 6)
  }

  @Test func `pictures stand in the page byte for byte`() throws {
    let film = try SampleReport.film(.actual)
    let page = try SampleReport.page.get()
    let picture = try #require(film.frames.first?.actual)
    let data = Data(picture.file).base64EncodedString()
    #expect(page.contains("src=\"data:image/webp;base64,\(data)\""))
  }

  @Test func `where all pictures have room, all are shown`() throws {
    let page = try SampleReport.page.get()
    #expect(!page.contains("To keep this report within"))
    #expect(page.ranges(of: "<img ").count == (5 * 2 + 2) + (25 * 2 + 13) + 25)
  }

  /// The page without what is no markup: the style, the script, and the data.
  private static func markup(of page: String) -> String {
    var text = page
    let data = "<script type=\"application/json\" id=\"report\">"
    for (opening, name) in [("<style>", "style"), (data, "script"), ("<script>", "script")] {
      guard let start = text.firstRange(of: opening),
        let end = text[start.upperBound...].firstRange(of: "</\(name)>")
      else { continue }
      text.removeSubrange(start.upperBound..<end.lowerBound)
    }
    let digests = /sha256-[A-Za-z0-9+\/=]+/
    return text.replacing(digests, with: "sha256-")
  }
}
