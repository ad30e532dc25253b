import SegueNavigationGraph
import Testing

/// Maps in the languages of other programs, whatever screens are called.
@Suite struct MapDrawingTests {
  private static let hostile = "a\"]; <b>&amp;\\ -->|#`\n\u{202E}"

  private static let map = NavigationGraph(
    screens: [.init("inbox"), .init(hostile)], roots: ["inbox"],
    walks: [
      NavigationEdge(
        from: "inbox", to: hostile, by: "push", isForward: true, "ios.push", lasting: 350.4)
    ])

  @Test func `Mermaid gets names without meaning`() {
    #expect(
      Self.map.mermaid == """
        flowchart LR
          s0(["inbox"])
          s1["a#34;]; #60;b#62;#38;amp;#92; --#62;|#35;#96;\\u000A\\u202E"]
          s0 -->|"push: ios.push, 350 ms"| s1

        """)
  }

  @Test func `Graphviz gets quoted names`() {
    let lines = Self.map.dot.split(separator: "\n").map(String.init)
    #expect(lines[4] == #"  "inbox" [penwidth=2];"#)
    #expect(
      lines[6].hasPrefix(#"  "inbox" -> "a\"]; <b>&amp;\\ -->|#`"#)
        && lines[6].hasSuffix(#"[label="push: ios.push, 350 ms"];"#))
  }

  @Test func `a picture has no markup of a screen's`() {
    let svg = Self.map.svg
    #expect(!svg.contains("<b>") && svg.contains("a&quot;]; &lt;b&gt;&amp;"))
    #expect(svg.contains("\u{2192} push: ios.push, 350 ms"))
  }
}
