import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// `render preview`, as a shell runs it.
@Suite(.serialized, .enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct PreviewTests {
  /// A name that would be a script if it were not escaped.
  private static let hostile = "<img src=x onerror=alert(1)>&\\\"'</script>"

  /// Everything that a page refers to, without what it says of itself.
  private static func references(of page: String) -> [String] {
    page.matches(of: /\s(?:src|href|poster)="([^"]*)"/).map { String($0.output.1) }
      .filter { !$0.hasPrefix("data:") && !$0.hasPrefix("#") }
  }

  private static func text(_ workshop: Workshop, _ name: String) throws -> String {
    String(decoding: try #require(workshop.bytes(of: name)), as: UTF8.self)
  }

  /// What a browser would load from elsewhere.
  private static func addresses(of page: String) -> Int {
    page.ranges(of: "://").count - page.ranges(of: "http://www.w3.org/2000/svg").count
  }

  @Test func `a site has a page for each scene, and all that they refer to`() throws {
    let workshop = try Workshop()
    let run = try workshop.run("cp scene.json 'other scene.json'; $render preview . -o site")
    #expect(run == Shelled(status: 0, output: "2 scenes: open site/index.html\n", error: ""))
    for page in ["index.html", "scene.html", "other-scene.html"] {
      let text = try Self.text(workshop, "site/\(page)")
      #expect(Self.addresses(of: text) == 0)
      let references = Self.references(of: text)
      #expect(references.count >= 2)
      for reference in references {
        let path = reference.split(separator: "?")[0]
        #expect(workshop.bytes(of: "site/\(path)") != nil, "\(reference)")
      }
    }
    let page = try Self.text(workshop, "site/scene.html")
    #expect(page.contains("data-frames=\"61\""))
    #expect(page.contains("<th scope=\"row\"><bdi>box</bdi></th><td>position</td>"))
    #expect(page.contains("<rect x=\"0.00%\" width=\"100.00%\""))
    #expect(page.contains("default-src &#39;none&#39;"))
    #expect(!page.contains("version.js?") || !page.contains("data-page"))
  }

  @Test func `names are nothing but names, in films and in mistakes`() throws {
    let workshop = try Workshop()
    let name = "<b onclick=alert(1)>&amp;'\u{202E}.json"
    try workshop.write(Data(Workshop.scene(seconds: 1).utf8), to: name)
    let wrong = Workshop.scene(seconds: 1).replacing("\"box\"", with: "\"\(Self.hostile)\"")
    try workshop.write(Data(wrong.utf8), to: "wrong.json")
    let run = try workshop.run(
      "$render preview \(Self.quoted(name)) wrong.json --single-file -o page.html")
    #expect(run.status == ExitCode.invalidData.rawValue)
    let page = try Self.text(workshop, "page.html")
    #expect(!page.contains("<b on"))
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("\u{202E}"))
    #expect(page.contains("&lt;b onclick=alert(1)&gt;&amp;amp;&#39;"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.ranges(of: "</script>").count == 1)
    #expect(Self.references(of: page).isEmpty)
    #expect(Self.addresses(of: page) == 0)
  }

  private static func quoted(_ name: String) -> String {
    "'\(name.replacing("'", with: "'\\''"))'"
  }

  @Test func `the variants of a suite stand side by side`() throws {
    let themed = Workshop.scene(seconds: 1)
      .replacing("\"#0A84FF\"", with: "\"${ink}\"")
      .replacing(
        "\"version\": 1,",
        with:
          "\"version\": 1, \"vars\": { \"ink\": { \"type\": \"color\", \"default\": \"#000\" } },")
    let workshop = try Workshop(themed)
    let suite = """
      { "version": 1, "cases": [
        { "scene": "scene.json", "matrix": { "ink": ["#0A84FF", "#FF3B30"] } } ] }
      """
    try workshop.write(Data(suite.utf8), to: "suite.json")
    let run = try workshop.run("$render preview suite.json -o site; ls site/films | wc -l")
    #expect(run.output == "1 scene: open site/index.html\n2\n")
    let page = try Self.text(workshop, "site/scene.html")
    #expect(page.ranges(of: "class=\"screen\"").count == 2)
    #expect(page.ranges(of: "<h3>What moves when").count == 1)
    #expect(page.contains("ink=#FF3B30"))
  }

  @Test func `a scene with mistakes has a page that says them`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "sed 's/linear/linnear/' scene.json > wrong.json; $render preview . -o site")
    #expect(run.status == ExitCode.invalidData.rawValue)
    #expect(run.error.contains("linnear"))
    let page = try Self.text(workshop, "site/wrong.html")
    #expect(page.contains("This scene has mistakes"))
    #expect(page.contains("linnear"))
    #expect(try Self.text(workshop, "site/scene.html").contains("<video"))
  }

  @Test func `scenes that are drawn side by side are as they are alone, and told in their order`()
    throws
  {
    let workshop = try Workshop()
    // The first one takes longest.
    for (name, seconds) in [("a", 4), ("c", 1), ("e", 2), ("f", 1)] {
      let scene = Workshop.scene(seconds: seconds, width: 90 + 2 * seconds)
      try workshop.write(Data(scene.utf8), to: "\(name).json")
    }
    let run = try workshop.run(
      """
      sed 's/linear/linnear/' scene.json > b.json; sed 's/linear/lineaar/' scene.json > d.json
      $render preview a.json b.json c.json d.json e.json f.json -o site
      for name in a c e f; do
        $render preview $name.json -o alone-$name > /dev/null
        cmp site/films/$name.mp4 alone-$name/films/$name.mp4 && echo same
      done
      """)
    #expect(run.output == "6 scenes: open site/index.html\nsame\nsame\nsame\nsame\n")
    let first = try #require(run.error.range(of: "linnear"))
    let second = try #require(run.error.range(of: "lineaar"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test(arguments: [
    "preview scene.json --watch --single-file", "preview scene.json --single-file -o site",
    "preview scene.json -o page.html", "preview -",
  ])
  func `what contradicts itself is refused`(_ line: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run("$render \(line) < /dev/null")
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(run.error.contains("hint:"))
    #expect(try workshop.names() == ["scene.json"])
  }
}
