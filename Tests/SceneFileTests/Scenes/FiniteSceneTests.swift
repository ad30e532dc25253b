import Foundation
import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

/// Law: whatever a scene file says, every number of every instant is finite.
@Suite struct FiniteSceneTests {
  @Test(arguments: SeededGenerator.seeds.oneIn(4))
  func `every instant of every scene is made of finite numbers`(seed: UInt64) throws {
    var generator = SchemaGenerator(
      validator: SceneSchemaTests.validator, random: SeededGenerator(seed: seed))
    generator.avoided = ["use", "with", "repeat", "id", "image", "font", "text"]
    var readable = 0
    for _ in 0..<24 {
      let layers = (0..<4).map { _ in generator.value(of: "layer") }
      let reading = SceneReading(Self.document(layers).compact, isValidated: false)
      guard let scene = reading.document?.scene else { continue }
      readable += 1
      for _ in 0..<6 {
        let time = Time.milliseconds(generator.random.double(in: -10...2100))
        Self.expectFinite(
          scene.scene(at: time), "at \(time.milliseconds) ms of \(JSONValue.array(layers).compact)")
      }
      Self.expectFinite(
        scene.scene(at: .zero), "at the beginning of \(JSONValue.array(layers).compact)")
      Self.expectFinite(
        scene.scene(at: scene.duration), "at the end of \(JSONValue.array(layers).compact)")
    }
    #expect(readable > 0)
  }

  private static func document(_ layers: [JSONValue]) -> JSONValue {
    [
      "version": 1, "canvas": ["size": [100, 100]], "layers": .array(layers), "duration": 2000,
      "defaults": ["animation": ["duration": 700]],
    ]
  }

  private static func expectFinite(_ scene: Scene, _ comment: @autoclosure () -> String) {
    for item in scene.items {
      let words = "\(item.properties) \(item.properties.transform.combined)"
      let place = words.range(of: #"\b(nan|inf)\b"#, options: .regularExpression)
      let found = place.map { words[..<$0.upperBound].suffix(120) }
      #expect(found == nil, "\(comment())")
    }
  }

  /// Factors of nothing and of a million, flat on edge, and ways that no decomposition knows.
  @Test(arguments: [
    #""scale": {"from": 0, "to": 1000000, "duration": 100}"#,
    #""matrix": {"from": [0, 0, 0, 0, 0, 0], "to": [1, 0, 0, 1, 0, 0], "duration": 100}"#,
    #""matrix": {"from": [1, 1, 1, 1, 0, 0], "to": [0, 0, 0, 0, 0, 0], "duration": 100}"#,
    #""matrix": [0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0], "scale": {"to": 2, "duration": 100}"#,
    #""skewX": {"from": 0, "to": 90, "duration": 100}, "rotateX": 90"#,
    #""matrix": [1,0,0,1000000, 0,1,0,1000000, 0,0,1,1000000, 0,0,0,1], "rotate": {"to": 9, "duration": 100}"#,
    #""scale": 0, "matrix": [1,0,0,1,5,5], "rotate": {"by": 90, "duration": 100}"#,
    #""matrix": {"by": [0,0,0,0,0,0], "duration": 1, "repeat": 1000000, "cumulative": true}"#,
    #""matrix": {"by": [-1000000,9,9,1000000,9,9], "duration": 1, "repeat": 100000, "cumulative": true}"#,
    #""matrix": {"by": [1000,0,0,1000,0,0], "duration": 1, "repeat": 100, "cumulative": true}"#,
    #""translateX": {"by": 1000000, "duration": "0.001ms", "repeat": 1000000, "cumulative": true}"#,
    #""translateX": {"to": 1, "easing": {"spring": {"stiffness": 1000000, "mass": 0.000001, "damping": 0}}, "duration": 100}"#,
    #""translateX": {"to": 1, "easing": {"spring": {"stiffness": 0.000001, "mass": 1000000, "damping": 1000000}}, "duration": 100}"#,
    #""translateX": {"to": 1, "easing": {"spring": {"duration": 500, "bounce": -0.999999, "initialVelocity": 1000000}}, "duration": 100}"#,
    #""translateX": {"to": 1, "easing": {"spring": {"duration": 1, "dampingRatio": 0.0011, "initialVelocity": -1000000}}}"#,
    #""perspective": {"from": 0, "to": 1000000, "duration": 100}"#,
  ])
  func `extremes stay finite`(members: String) throws {
    let reading = SceneReading(layers: "{\"id\": \"a\", \(members)}", rest: "\"duration\": 1000")
    let scene = try #require(reading.document, "\(reading.messages)").scene
    for step in 0...200 {
      Self.expectFinite(scene.scene(at: .milliseconds(Double(step) * 5)), "at \(step * 5) ms")
    }
  }
}
