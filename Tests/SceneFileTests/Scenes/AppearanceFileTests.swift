import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Texts of scene files that appear by letter, word or line.
@Suite struct AppearanceFileTests {
  private static func reading(
    _ string: String, _ appear: String, more: String = "", rest: String = ""
  ) -> SceneReading {
    SceneReading(
      layers: """
        {"id": "a", "size": [90, 30], "text": {"string": "\(string)", "appear": {\(appear)}\(more)}}
        """, rest: rest)
  }

  /// The pieces of a text, and when each begins, in milliseconds.
  private static func pieces(_ reading: SceneReading) throws -> [(string: String, begin: Double)] {
    let epoch = try #require(reading.document, "\(reading.messages)").scene.epochs[0]
    return epoch.tree.nodes.enumerated().compactMap { index, node in
      guard case .text(let text) = node.properties.content else { return nil }
      let entry = epoch.timeline.entries.first { $0.layer == index }
      return (text.shownString, entry?.animation.timing.begin.milliseconds ?? -1)
    }
  }

  static let units = [
    ("letter", "Hé llo", ["H", "é ", "l", "l", "o"]),
    ("letter", " a", [" a"]), ("letter", "", [""]), ("letter", "  ", ["  "]),
    ("letter", "👩‍👩‍👧e\u{301}!", ["👩‍👩‍👧", "e\u{301}", "!"]),
    ("letter", "سلام x عليكم", ["سلام ", "x ", "عليكم"]),
    ("letter", "नमस्ते", ["न", "म", "स्ते"]),
    ("word", "Words come,  one\\nby one ", ["Words ", "come,  ", "one\n", "by ", "one "]),
  ]

  @Test(arguments: units)
  func `pieces are letters or words`(_ unit: String, _ string: String, _ pieces: [String]) throws {
    let reading = Self.reading(string, "\"by\": \"\(unit)\", \"duration\": 100")
    #expect(try Self.pieces(reading).map(\.string) == pieces)
  }

  @Test(arguments: [
    ("forward", "abcd", [10.0, 40, 70, 100]), ("backward", "abcd", [100, 70, 40, 10]),
    ("center", "abcd", [40, 10, 10, 40]), ("center", "abcde", [70, 40, 10, 40, 70]),
  ])
  func `pieces begin in their order`(_ order: String, _ string: String, _ begins: [Double]) throws {
    let appear =
      #""by": "letter", "order": "\#(order)", "stagger": 30, "delay": 10, "duration": 50"#
    #expect(try Self.pieces(Self.reading(string, appear)).map(\.begin) == begins)
  }

  @Test func `lines are as many as the text says`() throws {
    let appear = #""by": "line", "duration": 100"#
    let three = Self.reading("a b c", appear, more: #", "maximumLines": 3"#)
    #expect(try Self.pieces(three).count == 3)
    let two = Self.reading("a\\nb", appear, more: #", "wrapping": "none""#)
    #expect(try Self.pieces(two).count == 2)
  }

  @Test func `a piece moves by what is given alone, and ends in its place`() throws {
    let appear =
      #""by": "word", "stagger": 0, "translate": [0, 9], "scale": 2, "blur": 4, "duration": 100"#
    let reading = Self.reading("a b", appear)
    let (first, last) = (try reading.layer("a.word-1"), try reading.layer("a.word-1", at: 100))
    #expect(first.opacity == 0 && last.opacity == 1)
    #expect(first.transform.translation.y == 9 && last.transform.translation.y == 0)
    #expect(first.transform.scale.x == 2 && last.transform.scale.x == 1)
    #expect(first.filters == [.blur(sigma: 4)] && last.filters == [.blur(sigma: 0)])
    let still = Self.reading(
      "a", #""by": "word", "opacity": 1, "translate": [1, 0], "duration": 9"#)
    let entries = try #require(still.document).scene.epochs[0].timeline.entries
    #expect(entries.map(\.property) == [.translate])
  }

  @Test func `a color that moves is that of all pieces`() throws {
    let more = ##", "color": {"from": "#000", "to": "#fff", "duration": 100}"##
    let reading = Self.reading("a b", #""by": "word", "duration": 100"#, more: more)
    for piece in ["a.word-1", "a.word-2"] {
      #expect(try reading.layer(LayerID(piece), at: 100)[.textColor] == .paint(.color(.white)))
    }
  }

  @Test func `springs and defaults say how long a piece takes`() throws {
    let spring = Self.reading("a", #""by": "word", "easing": {"spring": "ios.system"}"#)
    #expect(spring.messages.isEmpty)
    let rest = #""defaults": {"animation": {"duration": 70}}"#
    #expect(Self.reading("a", #""by": "word""#, rest: rest).messages.isEmpty)
  }

  static let mistakes = [
    (#""by": "word""#, "an animation needs a 'duration'"),
    (#""duration": 9"#, "an appearance needs 'by'"),
    (#""by": "letters", "duration": 9"#, "unknown piece 'letters'"),
    (
      #""by": "line", "duration": 9"#,
      "how many lines a text has is not known before its font is opened"
    ),
    (#""by": "word", "duration": 9, "offset": [0, 4]"#, "unknown property 'offset'"),
  ]

  @Test(arguments: mistakes)
  func `what is wrong with an appearance is said`(_ appear: String, _ message: String) {
    #expect(Self.reading("a b", appear).diagnostics.all.map(\.message) == [message])
  }

  @Test func `there is an end of pieces`() {
    let string = String(repeating: "a ", count: 1001)
    let found = Self.reading(string, #""by": "word", "duration": 9"#).diagnostics.all
    #expect(
      found.map(\.message) == ["the text appears in 1001 pieces, at most 1000 can be told apart"])
  }

  @Test func `a text that counts does not appear in pieces`() {
    let reading = SceneReading(
      layers: #"{"id": "a", "text": {"count": 5, "appear": {"by": "letter", "duration": 5}}}"#)
    #expect(reading.diagnostics.all.map(\.message) == ["'count' and 'appear' exclude one another"])
  }
}
