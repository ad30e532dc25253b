import SegueMotion
import SegueSceneFile
import Testing

/// Tokens of scenes in contexts: resolver documents, and modes of Figma's variables.
@Suite struct TokenContextTests {
  private static let files = [
    "app.resolver.json": ##"""
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {"pace": {"default": "calm", "contexts": {"calm": [], "brisk": [
       {"long": {"$type": "duration", "$value": {"value": 120, "unit": "ms"}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/pace"}]}
    """##,
    "base.json": #"{"long": {"$type": "duration", "$value": {"value": 500, "unit": "ms"}}}"#,
  ]

  private static func reading(_ tokens: String) -> SceneReading {
    SceneReading(
      layers: #"{"id": "a", "opacity": {"from": 0, "to": 1, "duration": "${long}"}}"#,
      rest: "\"tokens\": \(tokens)", files: files)
  }

  @Test(arguments: [
    (#""app.resolver.json""#, 500.0), (#"{"file": "app.resolver.json"}"#, 500),
    (#"[{"file": "app.resolver.json", "contexts": {"pace": "brisk"}}]"#, 120),
  ])
  func `a scene names the contexts of its tokens`(_ tokens: String, _ milliseconds: Double) throws {
    let reading = Self.reading(tokens)
    let document = try #require(reading.document, "\(reading.messages)")
    #expect(document.scene.duration == .milliseconds(milliseconds))
  }

  @Test(arguments: [
    (
      #"{"file": "app.resolver.json", "contexts": {"pace": "brsk"}}"#,
      "'pace' has no context 'brsk'"
    ),
    (
      #"{"file": "app.resolver.json", "contexts": {"pce": "brisk"}}"#,
      "there is no 'pce' to choose a context of"
    ),
    (#"{"files": "app.resolver.json"}"#, "unknown property 'files'"),
  ])
  func `contexts that are not there are mistakes`(_ tokens: String, _ message: String) {
    let messages = Self.reading(tokens).messages
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }
}
