import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Glass of scene files: a filter that says more than its amount.
@Suite struct GlassFileTests {
  private static func reading(_ glass: String, in list: String = "backdropFilters") -> SceneReading
  {
    SceneReading(layers: #"{"id": "a", "size": [90, 30], "\#(list)": [{"blur": 2}, {\#(glass)}]}"#)
  }

  private static func glass(_ text: String) throws -> Refraction? {
    let layer = try reading(text).layer("a")
    guard case .refraction(let glass)? = layer.backdropFilters.last else { return nil }
    return glass
  }

  @Test func `an amount alone is glass of an index of 1.5`() throws {
    let glass = try #require(try Self.glass(#""refraction": 24"#))
    #expect(glass == Refraction(depth: 24))
    #expect(glass.index == 1.5 && glass.bevel == 20 && glass.profile == .squircle)
    #expect(glass.dispersion == 0 && glass.highlight == 0 && glass.spacing == nil)
  }

  @Test func `what is said besides counts, in any order`() throws {
    let glass = try #require(
      try Self.glass(
        #""bevel": 12, "profile": "circle", "refraction": 9, "index": 2.4, "dispersion": 0.25, "highlight": 0.5, "spacing": 0"#
      ))
    var expected = Refraction(depth: 9)
    (expected.bevel, expected.profile, expected.index) = (12, .circle, 2.4)
    (expected.dispersion, expected.highlight, expected.spacing) = (0.25, 0.5, 0)
    #expect(glass == expected)
  }

  @Test func `its distance moves, and the rest stays`() throws {
    let reading = Self.reading(#""refraction": {"from": 0, "to": 30, "duration": 100}, "bevel": 7"#)
    let layer = try reading.layer("a", at: 100)
    var expected = Refraction(depth: 30)
    expected.bevel = 7
    #expect(layer.backdropFilters.last == .refraction(expected))
  }

  @Test func `glass that flows together is the last filter`() {
    let list = #"[{"refraction": 9, "spacing": 4}, {"blur": 2}]"#
    let layers = #"{"id": "a", "size": [90, 30], "backdropFilters": \#(list)}"#
    let reading = SceneReading(layers: layers)
    #expect(reading.messages == ["layer 'a': glass that flows together is the last of the filters"])
    let text = Array(SceneReading.text(layers: layers, rest: "").utf8)
    let range = reading.diagnostics.all.first?.place?.range
    #expect(
      range.map { String(decoding: text[Int($0.start)..<Int($0.end)], as: UTF8.self) }
        == #""spacing""#)
  }

  @Test(arguments: [
    (#""refraction": -1"#, "backdropFilters", "expected a number"),
    (#""refraction": 9, "index": 0.5"#, "backdropFilters", "expected a number from 1 to 3"),
    (#""refraction": 9, "profile": "round"#, "backdropFilters", "round"),
    (#""refraction": 9, "bevle": 4"#, "backdropFilters", "unknown property 'bevle'"),
    (#""refraction": 9, "blur": 4"#, "backdropFilters", "one filter has 'refraction' and 'blur'"),
    (#""refraction": 9, "spacing": 4"#, "filters", "only glass over a backdrop flows together"),
    (#""blur": 9, "bevel": 4"#, "backdropFilters", "expected one filter"),
  ])
  func `what makes no sense is said at its place`(
    _ text: String, _ list: String, _ message: String
  ) throws {
    let text = text.hasSuffix("round") ? text + "\"" : text
    let messages = Self.reading(text, in: list).messages
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }
}
