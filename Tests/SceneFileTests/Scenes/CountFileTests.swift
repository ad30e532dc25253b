import SegueJSON
import SegueSceneGraph
import Testing

/// Numbers that texts of scene files show.
@Suite struct CountFileTests {
  private static func reading(_ text: String, rest: String = "") -> SceneReading {
    SceneReading(layers: "{\"id\": \"a\", \"size\": [90, 30], \"text\": {\(text)}}", rest: rest)
  }

  private static func words(
    _ text: String, at milliseconds: Double, rest: String = ""
  ) throws
    -> String
  {
    guard
      case .text(let content) = try reading(text, rest: rest).layer("a", at: milliseconds).content
    else { return "" }
    return content.string
  }

  static let courses: [(text: String, words: [String])] = [
    (
      ##""count": {"from": 0, "to": 12480, "format": "#,##0", "duration": 100, "easing": "linear"}"##,
      ["0", "6,240", "12,480"]
    ),
    (#""count": {"from": 0, "to": 5, "duration": 100, "easing": "linear"}"#, ["0", "3", "5"]),
    (
      #""count": {"from": 1, "to": -1, "duration": 100, "easing": "linear", "format": "+0.0"}"#,
      ["+1.0", "+0.0", "-1.0"]
    ),
    (
      #""count": {"keyframes": [{"at": 0, "value": 0}, {"at": 50, "value": 0.5}, {"at": 100, "value": 0.2}], "format": "0%"}"#,
      ["0%", "50%", "20%"]
    ),
    (
      ##""count": {"from": 0, "to": 1234.5, "duration": 100, "easing": "linear", "format": "#,##0.0", "groupingSeparator": ".", "decimalSeparator": ","}"##,
      ["0,0", "617,3", "1.234,5"]
    ),
    (#""count": 1234"#, ["1,234", "1,234", "1,234"]),
    (#""count": {"value": 7, "format": "000"}"#, ["007", "007", "007"]),
    (
      #""count": {"from": 0, "to": 1000000000000, "duration": 100, "easing": "step-start"}"#,
      ["1,000,000,000,000", "1,000,000,000,000", "1,000,000,000,000"]
    ),
  ]

  @Test(arguments: courses)
  func `a text says the number of the moment`(_ text: String, _ words: [String]) throws {
    #expect(try [0.0, 50, 100].map { try Self.words(text, at: $0) } == words)
  }

  @Test func `a spring carries a number beyond its target`() throws {
    let text =
      #""count": {"from": 0, "to": 100, "easing": {"spring": {"response": 200, "dampingRatio": 0.3}}}"#
    let numbers = try stride(from: 0.0, through: 2000, by: 10).map {
      try #require(Int(Self.words(text, at: $0)))
    }
    #expect((numbers.max() ?? 0) > 120)
    #expect(numbers.last == 100)
  }

  @Test func `defaults of animations hold for a number`() throws {
    let rest = #""defaults": {"animation": {"duration": 100, "easing": "linear"}}"#
    #expect(try Self.words(#""count": {"from": 0, "to": 10}"#, at: 50, rest: rest) == "5")
  }

  @Test func `a number may be moved from outside of its layer`() throws {
    let rest = """
      "animations": [{"layer": "a", "property": "text.count", "from": 0, "to": 8, "duration": 100,
        "easing": "linear"}]
      """
    #expect(try Self.words(#""count": 8"#, at: 50, rest: rest) == "4")
  }

  static let mistakes = [
    (
      #""count": {"format": "0"}"#,
      "a count needs 'from', 'to', 'by', 'keyframes', 'decay', 'fling' or 'value'"
    ),
    (
      #""count": {"to": 1, "duration": 9, "format": "0 of 100"}"#,
      "the format has two places for digits"
    ),
    (
      #""count": {"to": 1, "duration": 9, "format": 5}"#,
      "found the number 5, expected a format in quotes"
    ),
    (#""count": {"to": 1}"#, "an animation needs a 'duration'"),
    (#""count": 1, "string": "x""#, "'count' and 'string' exclude one another"),
    (
      #""count": "x""#, "found the text 'x', expected a number from -1000000000000 to 1000000000000"
    ),
    (
      #""count": {"value": 1, "groupingSeparator": "-----"}"#,
      "the separator has more than four characters"
    ),
    (#""count": 1, "figures": "wide""#, "unknown width of figures 'wide'"),
  ]

  @Test(arguments: mistakes)
  func `what is wrong with a number is said`(_ text: String, _ message: String) {
    let found = Self.reading(text).diagnostics.all.map(\.message)
    #expect(found == [message], "\(found)")
  }
}
