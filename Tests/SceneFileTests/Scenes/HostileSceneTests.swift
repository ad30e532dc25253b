import SegueGeometry
import SegueJSON
import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

/// Scenes that are too large, too deep, or made to be a burden.
@Suite struct HostileSceneTests {
  static func layers(_ count: Int) -> SceneReading {
    SceneReading(
      layers: (0..<count).map { "{\"id\": \"l\($0)\"}" }.joined(separator: ","),
      isValidated: false)
  }

  static func nested(_ depth: Int) -> SceneReading {
    let inner = String(repeating: "{\"children\": [", count: depth - 1) + "{}"
    return SceneReading(
      layers: inner + String(repeating: "]}", count: depth - 1), isValidated: false)
  }

  @Test(arguments: [50_000, 10_000].oneIn(2))
  func `a scene may have fifty thousand layers`(count: Int) throws {
    #expect(try Self.layers(count).scene(at: 0).items.count == count)
  }

  @Test func `one layer more is refused`() {
    #expect(
      Self.layers(50_001).messages == [
        "too many layers: at most 50000, those of fragments and ready layers"
          + " counted at every use"
      ])
  }

  @Test func `layers may be nested 64 deep`() throws {
    #expect(try Self.nested(64).scene(at: 0).items.last?.depth == 63)
    #expect(
      Self.nested(65).messages == ["layer without an id: layers are nested more than 64 deep"])
  }

  @Test func `an animation has no more keyframes than a film has frames`() throws {
    func reading(_ count: Int) -> SceneReading {
      let keyframes = Array(repeating: "{\"value\": 1}", count: count).joined(separator: ",")
      return SceneReading(
        layers: "{\"id\": \"a\", \"opacity\": {\"duration\": 9, \"keyframes\": [\(keyframes)]}}",
        isValidated: false)
    }
    #expect(try reading(216_000).layer("a", at: 5).opacity == 1)
    #expect(
      reading(216_001).messages == [
        "layer 'a': too many keyframes: found 216001, expected at most 216000"
      ])
  }

  @Test func `ten thousand animations of one layer act in their order`() throws {
    let animations = (0..<10_000).map { index in
      """
      {"layer": "a", "property": "positionX", "by": 1, "duration": 1, "composition": "add"}
      """ + (index < 9_999 ? "," : "")
    }
    let reading = SceneReading(
      layers: #"{"id": "a", "position": [0, 0]}"#,
      rest: "\"animations\": [\(animations.joined())]", isValidated: false)
    #expect(try reading.layer("a", at: 1).position.x == 10_000)
  }

  @Test func `fragments that use one another ten times each are stopped`() {
    let levels = (0..<15).map { level in
      let use = "{\"use\": \"#/fragments/f\(level + 1)\"}"
      let uses = Array(repeating: use, count: 10).joined(separator: ",")
      return "\"f\(level)\": {\"children\": [\(uses)]}"
    }
    let reading = SceneReading(
      layers: ##"{"use": "#/fragments/f0"}"##,
      rest: "\"fragments\": {\(levels.joined(separator: ",")), \"f15\": {}}")
    #expect(reading.document == nil)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].contains("too many layers"))
  }

  static let words = String(repeating: "words ", count: 10_000)
  static let outline = "M0 0" + String(repeating: "h1v1", count: 10_000)

  @Test(arguments: [
    (#"{"path": {"data": "${p}"}}"#, #""vars": {"p": "\#(outline)"}"#),
    (#"{"path": {"data": "${p}h1"}}"#, #""vars": {"p": "\#(outline)"}"#),
    (
      ##"{"use": "#/fragments/f"}"##, #""fragments": {"f": {"path": {"data": "\#(outline)"}}}"#
    ),
    (#"{"shadow": {}}"#, #""defaults": {"layer": {"path": {"data": "\#(outline)"}}}"#),
  ])
  func `what a few lines can grow into has a limit`(layer: String, rest: String) throws {
    let reading = SceneReading(
      layers: Array(repeating: layer, count: 2_000).joined(separator: ","), rest: rest)
    #expect(reading.document == nil)
    let message = try #require(reading.messages.first)
    #expect(
      message.hasSuffix("fragments, variables, defaults and stacks make more than 4 MB of scene"))
  }

  @Test func `a hundred thousand unknown properties are a thousand messages`() {
    let members = (0..<100_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let reading = SceneReading(layers: "{\(members)}")
    #expect(reading.document == nil)
    #expect(reading.diagnostics.all.count == 1000)
  }

  @Test func `thousands of unknown names among thousands of names are a thousand messages`() {
    let layers = (0..<30_000).map { "{\"image\": \"b\($0)\"}" }.joined(separator: ",")
    let assets = (0..<2_000).map { "\"a\($0)\": \"p\"" }.joined(separator: ",")
    let reading = SceneReading(layers: layers, rest: "\"assets\": {\(assets)}")
    #expect(reading.document == nil)
    #expect(reading.diagnostics.all.count == 1000)
  }

  @Test(arguments: ["a.", "{", "a(b, ", "{a: ", "'a"])
  func `what looks like code is read once, however often it is used`(piece: String) {
    let code = String(repeating: piece, count: 900 / piece.count)
    let layers = Array(repeating: ##"{"use": "#/fragments/f"}"##, count: 1_000)
    let reading = SceneReading(
      layers: layers.joined(separator: ","),
      rest: #""fragments": {"f": {"opacity": {"from": 0, "duration": 9, "easing": "\#(code)"}}}"#)
    #expect(reading.document == nil && reading.messages.count == 1)
    #expect(reading.messages.first?.contains("is not an easing") == true)
  }

  @Test(arguments: [
    (String(repeating: "${", count: 32_000), "has no closing '}'"),
    (String(repeating: "${a}", count: 16_000), "the text has more than 64 kB"),
    (String(repeating: "${b}", count: 16_000), "unknown variable 'b'"),
  ])
  func `texts full of variables are refused once`(text: String, message: String) throws {
    let reading = SceneReading(
      layers: "{\"text\": \"\(text)\"}", rest: #""vars": {"a": "12345"}"#)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].contains(message))
  }

  @Test func `the runs of a text are no longer than a text may be`() {
    let run = #"{"string": "\#(String(repeating: "a", count: 40_000))"}"#
    let reading = SceneReading(layers: #"{"id": "many", "text": {"runs": [\#(run), \#(run)]}}"#)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].contains("layer 'many': the runs of a text have more than 64 kB"))
  }

  @Test(arguments: [
    (#"{"text": "${p}"}"#, #""vars": {"p": "\#(words)"}"#),
    (#"{"text": "a${p}"}"#, #""vars": {"p": "\#(words)"}"#),
    (##"{"use": "#/fragments/f"}"##, #""fragments": {"f": {"text": "\#(words)"}}"#),
    (#"{"shadow": {}}"#, #""defaults": {"layer": {"text": "\#(words)"}}"#),
  ])
  func `texts that a few lines grow into are limited first`(layer: String, rest: String) throws {
    let reading = SceneReading(
      layers: Array(repeating: layer, count: 2_000).joined(separator: ","), rest: rest)
    #expect(reading.document == nil)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].contains("the texts of the scene have more than 1 MB"))
  }

  /// One fragment, a text of 20,000 letters, and copies that change it.
  @Test func `a text that each copy changes is set as often as there is time`() {
    let text = String(repeating: "letters of ", count: 1_800)
    let copies = (0..<200).map { #"{"x": "\#($0)"}"# }.joined(separator: ", ")
    let reading = SceneReading(
      layers: ##"{"use": "#/fragments/r", "repeat": {"values": [\##(copies)]}}"##,
      rest: ##""vars": {"x": "a"}, "fragments": {"r": {"text": "${x}\##(text)"}}"##,
      isValidated: false)
    #expect(reading.document == nil)
    #expect(
      reading.messages == [
        "layer without an id: the texts of the scene have more than 1 MB, each counted with 100 bytes"
          + " more"
      ])
  }

  @Test func `five thousand short texts may be set`() throws {
    let texts = Array(repeating: #"{"text": "twenty letters, about"}"#, count: 5_000)
    let reading = SceneReading(layers: texts.joined(separator: ","), isValidated: false)
    #expect(try reading.scene(at: 0).items.count == 5_000)
  }

  /// A status bar is a dozen layers.
  @Test func `the layers inside ready ones are counted`() {
    let reading = SceneReading(
      layers: ##"{"id": "a", "use": "#/fragments/r", "repeat": 9000}"##,
      rest: ##""fragments": {"r": {"ready": {"kind": "status-bar", "device": "iphone-15"}}}"##,
      isValidated: false)
    #expect(reading.document == nil)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].contains("too many layers: at most 50000"))
  }

  @Test func `a scene may have two thousand assets`() {
    func reading(_ count: Int) -> SceneReading {
      let assets = (0..<count).map { "\"a\($0)\": \"p\"" }.joined(separator: ",")
      return SceneReading(layers: "{}", rest: "\"assets\": {\(assets)}", isValidated: false)
    }
    #expect(reading(2_000).document != nil)
    #expect(reading(2_001).messages == ["there are more than 2000 assets"])
  }

  @Test func `dollars without braces are letters`() throws {
    let text = String(repeating: "$", count: 64_000)
    let reading = SceneReading(layers: "{\"id\": \"a\", \"text\": \"\(text)\"}")
    guard case .text(let content) = try reading.layer("a").content else { return }
    #expect(content.string == text)
  }

  @Test(arguments: [
    ("1e6", 1_000_000.0), ("-1e6", -1_000_000), ("-0", 0), ("1e-400", 0),
    ("5e-324", .leastNonzeroMagnitude),
  ])
  func `numbers at the edges are taken`(number: String, expected: Double) throws {
    let reading = SceneReading(layers: "{\"id\": \"a\", \"zPosition\": \(number)}")
    #expect(try reading.layer("a").zPosition == expected)
  }

  @Test(arguments: ["1000001", "-1e7", "1e300", "1e999", "123456789012345678901234567890"])
  func `numbers beyond them are refused`(number: String) {
    let reading = SceneReading(layers: "{\"id\": \"a\", \"zPosition\": \(number)}")
    #expect(reading.document == nil)
    #expect(reading.messages.count == 1)
  }

  @Test(arguments: [
    (#""canvas": {"size": [16384, 1]}"#, nil),
    (#""canvas": {"size": [16384.6, 1]}"#, "expected a number above 0 and at most 16384"),
    (#""canvas": {"size": [0.2, 1]}"#, "the canvas has 0 x 1 device pixels"),
    (#""canvas": {"size": [1, 1], "fps": 240}"#, nil),
    (#""canvas": {"size": [1, 1], "fps": 241}"#, "expected 1 to 240 frames per second"),
    (#""canvas": {"size": [1, 1], "fps": "1/2"}"#, "expected 1 to 240 frames per second"),
    (#""canvas": {"size": [1, 1], "fps": "60/0"}"#, "expected 1 to 240 frames per second"),
    (#""canvas": {"size": [1, 1], "fps": "+60"}"#, "expected 1 to 240 frames per second"),
    (#""canvas": {"size": [1, 1], "fps": 60}, "duration": "3599.9s""#, nil),
    (
      #""canvas": {"size": [1, 1], "fps": 60}, "duration": "3600s""#,
      "the film has 216001 frames in 3600 s: at most 216000 in 3600 s"
    ),
    (#""canvas": {"size": [1, 1]}, "duration": 3600001"#, "expected a time above 0 and at most"),
    (#""canvas": {"size": [1, 1]}, "duration": 1e300"#, "expected a time above 0 and at most"),
    (#""canvas": {"size": [1, 1]}, "duration": 0"#, "expected a time above 0 and at most 1 h"),
  ])
  func `a film has limits`(rest: String, message: String?) {
    let reading = SceneReading("{\"version\": 1, \"layers\": [], \(rest)}")
    #expect((reading.document != nil) == (message == nil), "\(reading.messages)")
    #expect(message == nil || reading.messages.first?.contains(message ?? "") == true)
  }
}
