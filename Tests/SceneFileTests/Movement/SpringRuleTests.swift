import SegueSceneFile
import Testing

/// What a spring's numbers may be, for the reader and for the schema alike.
@Suite struct SpringRuleTests {
  private static func text(_ spring: String) -> String {
    SceneReading.text(
      layers: """
        {"opacity": {"from": 0, "to": 1, "duration": 300, "easing": {"spring": {\(spring)}}}}
        """, rest: "")
  }

  @Test(arguments: [
    (#""duration": 500, "bounce": -1"#, false), (#""duration": 500, "bounce": -0.999"#, true),
    (#""duration": 500, "bounce": 0"#, true), (#""duration": 500, "bounce": 1"#, true),
    (#""duration": 500, "bounce": 1.001"#, false),
    (#""response": 500, "dampingRatio": -0.1"#, false),
    (#""response": 500, "dampingRatio": 0"#, true), (#""response": 0"#, false),
    (#""stiffness": 0, "damping": 1"#, false), (#""stiffness": 1, "damping": 0"#, true),
    (#""stiffness": 1, "mass": 0"#, false), (#""stiffness": 1, "damping": -1"#, false),
  ])
  func `reader and schema agree at the bounds`(spring: String, isRight: Bool) throws {
    let text = Self.text(spring)
    let reading = SceneReading(text, isValidated: false)
    #expect((reading.document != nil) == isRight, "\(reading.messages)")
    let isAccepted = SceneSchemaTests.validator.accepts(try SceneSchemaTests.value(text))
    #expect(isAccepted == isRight)
  }

  @Test func `a bounce of minus one is refused where it stands`() {
    let reading = SceneReading(Self.text(#""duration": 500, "bounce": -1"#), isValidated: false)
    #expect(reading.messages.contains { $0.contains("found -1, expected") }, "\(reading.messages)")
  }
}
