import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Movements with a velocity and no target.
@Suite struct CoastRuleTests {
  private static func reading(_ animation: String, rest: String = "") -> SceneReading {
    SceneReading(layers: #"{"id": "a", "translateX": {\#(animation)}}"#, rest: rest)
  }

  private static func shift(_ reading: SceneReading, at time: Double) throws -> Double {
    try reading.layer("a", at: time).transform.decomposed.translation.x
  }

  @Test(arguments: [
    (#""decay": {"velocity": 500}"#, 2027, 119.0238),
    (#""decay": {"velocity": 500, "friction": 1, "threshold": 0.1}"#, 2027, 119.0238),
    (#""decay": {"velocity": 2000}"#, 2357, 476.1667),
    (#""decay": {"velocity": -500, "friction": 2}"#, 1013, -59.5119),
    (#""fling": {"velocity": 500}"#, 333.270, 58.322),
    (#""fling": {"velocity": 1000}"#, 555.182, 194.314),
    (#""fling": {"velocity": 2000}"#, 924.855, 647.399),
    (#""fling": {"velocity": 5000, "friction": 0.015}"#, 1815.784, 3177.622),
    (#""fling": {"velocity": -10000}"#, 3024.843, -10586.950),
  ])
  func `friction says how long and how far`(
    _ words: String, _ milliseconds: Double, _ way: Double
  ) throws {
    let reading = Self.reading(#""from": 7, \#(words)"#)
    let duration = try #require(reading.document).scene.duration.milliseconds
    #expect((duration - milliseconds).magnitude < 0.06)
    #expect((try Self.shift(reading, at: 4000) - 7 - way).magnitude < 6e-4)
    #expect(try Self.shift(reading, at: 0) == 7)
  }

  @Test func `each coordinate of a place has its velocity`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "position": {"from": [10, 20], "fling": {"velocity": [1000, 500]}}}"#)
    let place = try reading.layer("a", at: 1000).position
    #expect((place - Point(204.314, 78.322)).length < 1e-3)
  }

  @Test func `what defaults say of time and pace is not meant for it`() throws {
    let reading = Self.reading(
      #""decay": {"velocity": 500}"#,
      rest: #""defaults": {"animation": {"duration": 300, "easing": "ease-out", "delay": 100}}"#)
    #expect((try Self.shift(reading, at: 200) - 40.8278).magnitude < 6e-5)
  }

  @Test func `animations outside of layers, and members of groups, may coast`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a"}, {"id": "b", "filters": [{"blur": 2}]}"#,
      rest: """
        "animations": [
          {"layer": "a", "group": [{"property": "translateX", "fling": {"velocity": 500}},
            {"property": "rotate", "decay": {"velocity": "90deg"}}]},
          {"layer": "b", "property": "filters.0", "decay": {"velocity": 10}}]
        """)
    #expect((try Self.shift(reading, at: 4000) - 58.322).magnitude < 6e-4)
    let blur = try #require(reading.layer("b", at: 4000).filters.first)
    #expect((blur.amount - (2 + 9.9 / 4.2)).magnitude < 1e-9)
  }
}
