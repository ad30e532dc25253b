import Foundation
import SegueAudit
import SegueMotionAssertions
import SegueFiles
import SegueGeometry
import SegueJSON
import SegueReports
import SegueTextSupport
import Testing

/// The page of an audit: what it shows, and what it can never do.
@Suite struct AuditPageTests {
  private static func page(of scenes: AuditedScene...) -> String {
    var report = SampleAudit.report()
    for scene in scenes { report.add(scene) }
    return report.html
  }

  @Test func `a finding has its measure, the frames that prove it, and what would mend it`() throws
  {
    let scene = try SampleAudit.scene()
    let found = try #require(scene.findings.first { $0.rule == .frameTravel })
    let page = Self.page(of: scene)
    #expect(page.contains("<b>A-23</b> frame travel"))
    #expect(page.contains("<bdi class=\"layer\">card</bdi>"))
    #expect(page.contains("<b>33.33 %</b> <span>expected at most 25 %</span>"))
    let hint = Markupless.escaped(found.hint.prefix(1).uppercased() + found.hint.dropFirst())
    #expect(page.contains(hint))
    let proof = try #require(scene.proofs[found])
    for still in proof.stills {
      #expect(page.contains(Base64(still.picture.file).text))
      #expect(page.contains("<b>frame \(still.frame)</b>"))
    }
    #expect(page.contains("<polygon class=\"halo\" points="))
  }

  @Test func `what it is about is outlined where it is in each frame`() throws {
    let scene = try SampleAudit.scene()
    let found = try #require(scene.findings.first { $0.rule == .frameTravel })
    let stills = try #require(scene.proofs[found]).stills
    // The card begins at 2 of 100 points, and goes 2 points a millisecond.
    for still in stills {
      let left = try #require(still.outline.first).x
      #expect(abs(left - (0.02 + still.milliseconds * 0.02)) < 1e-6)
    }
  }

  @Test func `what is accepted is folded, with the reason and its place`() throws {
    let page = Self.page(of: try SampleAudit.scene(accepting: [.frameTravel, .textAtRest]))
    let fold = try #require(page.range(of: "<details class=\"others meant\">"))
    let accepted = try #require(page.range(of: "<b>A-23</b>"))
    #expect(accepted.lowerBound > fold.upperBound)
    #expect(page.contains("Accepted by the scene because <bdi>it is card</bdi>"))
    #expect(page.contains("cut.json:3:5"))
    #expect(page.contains("Accepted, and not found"))
  }

  @Test func `scenes that weigh more come first, and those without findings have a line`() throws {
    var silent = AuditedScene("silent", file: "silent.json")
    silent.frameCount = 10
    var broken = AuditedScene("broken", file: "broken.json")
    broken.failure = "'flow' is missing"
    let page = Self.page(of: silent, try SampleAudit.scene(), broken)
    let places = ["<bdi>broken</bdi></h2>", "<bdi>cut</bdi></h2>", "<h2>Nothing found</h2>"].map {
      page.range(of: $0)?.lowerBound
    }
    let known = places.compactMap(\.self)
    #expect(known.count == 3 && known == known.sorted())
    #expect(page.contains("&#39;flow&#39; is missing"))
    #expect(Self.page(of: silent).contains("<h1>Nothing is found in 1 scene</h1>"))
  }

  @Test func `scenes with the same findings are one article, and each a result for programs`()
    throws
  {
    var report = SampleAudit.report()
    for index in 0..<5 { report.add(try SampleAudit.scene("cut-\(index)")) }
    report.add(try SampleAudit.scene("other", layer: "sheet"))
    let page = report.html
    #expect(page.matches(of: #/<article /#).count == 2)
    #expect(page.contains("<h3>The same</h3> <span>in 4 more</span>"))
    #expect((0..<5).allSatisfy { page.contains("<bdi>cut-\($0)</bdi>") })
    let count = try #require(report.scenes.first?.findings.count)
    let sarif = report.sarif.compact
    #expect(sarif.matches(of: /"scenesAlike":5/).count == 5 * count)
    #expect(sarif.matches(of: /"ruleId"/).count == 6 * count)
    let document = report.json.compact
    #expect(document.matches(of: /"group":0/).count == 5 && !document.contains("\"group\":1"))
    #expect(document.contains(#""count":5,"scenes":["cut-0","cut-1","#))
  }

  @Test func `what is right is told with its limits, too`() throws {
    let scene = try SampleAudit.scene()
    let right = try #require(scene.measured.first { $0.severity == nil })
    let wrong = try #require(scene.measured.first { $0.severity != nil })
    let page = Self.page(of: scene)
    for measured in [right, wrong] {
      #expect(page.contains("<td>\(try #require(measured.words))</td>"))
    }
    #expect(page.contains("<h3>Measured</h3> <span>\(scene.measured.count)</span>"))
    #expect(page.contains("hig: Apple"))
    // Beyond its limit it is a finding, and only there.
    for measured in scene.measured {
      let found = scene.findings.contains { $0.measure == measured.measure }
      #expect(found == (measured.severity != nil), "\(measured)")
    }
  }

  @Test func `nothing is loaded, no script runs, and names are names`() throws {
    let scene = try SampleAudit.scene(
      SampleReport.hostile, layer: SampleReport.hostile, accepting: [.frameTravel])
    let page = Self.page(of: scene)
    #expect(!page.contains("<script") && !page.contains("onerror=\""))
    #expect(!page.contains("\u{202E}") && !page.contains("\u{1}"))
    #expect(!page.contains("@import") && !page.contains("url(") && !page.contains("<link"))
    #expect(!page.contains(" style="))
    let sources = page.components(separatedBy: " src=\"").dropFirst()
    #expect(sources.allSatisfy { $0.hasPrefix("data:image/webp;base64,") })
    let style = try #require(page.firstMatch(of: /(?s)<style>(.*?)<\/style>/)).1
    let digest = Base64(SHA256(of: Array(style.utf8)).bytes).text
    #expect(page.contains("style-src &#39;sha256-\(digest)&#39;"))
    for link in page.matches(of: /href="([^"]*)"/).map(\.1) {
      #expect(link.hasPrefix("#") || link.hasPrefix("https://"), "\(link)")
    }
  }

  @Test func `a page keeps to its budget, and says what it gives up`() throws {
    let whole = Self.page(of: try SampleAudit.scene())
    var small = SampleAudit.report(budget: whole.utf8.count - 500)
    small.add(try SampleAudit.scene())
    #expect(small.html.utf8.count < whole.utf8.count)
    #expect(small.html.contains("To keep this report within"))
    #expect(!whole.contains("To keep this report within"))
  }

  @Test(arguments: [
    (7...7, 20, [6, 7, 8]), (0...0, 20, [0, 1]), (19...19, 20, [18, 19]), (0...0, 1, [0]),
    (0...19, 20, [0, 6, 12, 19]), (5...6, 20, [4, 5, 6, 7]), (30...40, 20, [18, 19]),
  ]) func `the frame before, some between, and the one after`(
    named: ClosedRange<Int>, count: Int, expected: [Int]
  ) {
    #expect(ProofFrames(for: named, of: count).all.map(\.frame) == expected)
  }

  @Test func `the worst frame is among them`() {
    #expect(ProofFrames(for: 2...17, worst: 9, of: 20).all.map(\.frame) == [1, 2, 9, 12, 17, 18])
    #expect(ProofFrames(for: 2...17, worst: 17, of: 20).all.map(\.frame) == [1, 2, 7, 12, 17, 18])
  }

  @Test func `each published address is one of a page`() {
    for rule in GuidelineRule.allCases {
      for published in Publication.all(about: rule) {
        #expect(URL(string: published.address)?.scheme == "https", "\(published.address)")
      }
    }
  }
}

/// Text as it stands in markup.
private enum Markupless {
  static func escaped(_ words: String) -> String {
    words.replacing("'", with: "&#39;")
  }
}
