import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Motion along outlines, as scene files say it.
@Suite struct OutlineMotionTests {
  /// Thirty points to the right, then ten down.
  static let hook = #""along": "M 0 0 H 30 V 10", "duration": 100, "easing": "linear""#

  private static func turn(_ layer: LayerProperties) -> Double { layer.transform.rotationZ.degrees }

  private static func expect(
    _ point: Point, at x: Double, _ y: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect((point - Point(x, y)).length < 1e-9, "\(point)", sourceLocation: location)
  }

  @Test func `a layer moves along an outline at even speed, and rests at its end`() throws {
    let reading = SceneReading(layers: #"{"id": "a", "position": {\#(Self.hook)}}"#)
    try Self.expect(reading.layer("a", at: 50).position, at: 20, 0)
    try Self.expect(reading.layer("a", at: 100).position, at: 30, 10)
    #expect(try Self.turn(reading.layer("a", at: 100)) == 0)
    let model = try #require(reading.document).scene.epochs[0].tree.nodes[0].properties
    #expect(model.position == Point(30, 10))
    #expect(reading.document?.scene.duration == .milliseconds(100))
  }

  @Test(arguments: [
    ("paced", Point(20, 0)), ("linear", Point(30, 0)), ("discrete", Point(30, 0)),
    ("cubic", Point(30, 0)), ("catmull-rom", Point(30, 0)), ("monotone", Point(30, 0)),
  ])
  func `a mode says how its places are found`(mode: String, middle: Point) throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "position": {\#(Self.hook), "mode": "\#(mode)"}}"#)
    try Self.expect(reading.layer("a", at: 50).position, at: middle.x, middle.y)
  }

  @Test(arguments: [("auto", 0.0), ("auto-reverse", 180)])
  func `a layer turns along its way, besides its own turn`(word: String, turn: Double) throws {
    let position = #""position": {\#(Self.hook), "rotate": "\#(word)"}"#
    let spin = #""rotate": {"from": 0, "to": 40, "duration": 100, "easing": "linear"}"#
    for members in ["\(position), \(spin)", "\(spin), \(position)"] {
      let reading = SceneReading(layers: "{\"id\": \"a\", \(members)}")
      #expect(try Self.turn(reading.layer("a", at: 50)) == turn + 20)
      #expect(try Self.turn(reading.layer("a", at: 80)) == turn + 90 + 32)
      #expect(try Self.turn(reading.layer("a", at: 100)) == turn + 90 + 40)
    }
    let still = SceneReading(layers: "{\"id\": \"a\", \(position), \"rotate\": 15}")
    #expect(try Self.turn(still.layer("a", at: 0)) == turn + 15)
  }

  @Test func `a shift along an outline leaves the layer's box where it is`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "frame": [5, 5, 10, 10], "translate": {\#(Self.hook)}}"#)
    let layer = try reading.layer("a", at: 50)
    #expect(layer.frame == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect((layer.transform.translation - [20, 0, 0]).max() < 1e-9)
  }

  @Test func `an outline that is added begins where the layer is`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "position": {\#(Self.hook), "composition": "add", "value": [7, 8]}}"#)
    try Self.expect(reading.layer("a", at: 0).position, at: 7, 8)
    try Self.expect(reading.layer("a", at: 50).position, at: 27, 8)
  }

  @Test func `runs that add up go on where the last one ended, and keep their turn`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "position": {\(Self.hook), "rotate": "auto", "cumulative": true, "repeat": 2}}
        """)
    try Self.expect(reading.layer("a", at: 150).position, at: 50, 10)
    #expect(try Self.turn(reading.layer("a", at: 150)) == 0)
    try Self.expect(reading.layer("a", at: 200).position, at: 60, 20)
    #expect(try Self.turn(reading.layer("a", at: 200)) == 90)
  }

  @Test func `layers are led along outlines from outside, alone and in groups`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a"}, {"id": "b"}"#,
      rest: """
        "animations": [
          {"layer": "a", "property": "position", \(Self.hook), "rotate": "auto"},
          {"layer": "b", "duration": 100, "group": [
            {"property": "position", "along": "M0 0H30V10", "rotate": "auto", "easing": "linear"},
            {"property": "rotate", "by": 8, "composition": "add", "easing": "linear"}]}]
        """)
    for (name, more) in [("a", 0.0), ("b", 8)] as [(LayerID, Double)] {
      try Self.expect(reading.layer(name, at: 50).position, at: 20, 0)
      try Self.expect(reading.layer(name, at: 100).position, at: 30, 10)
      #expect(try Self.turn(reading.layer(name, at: 100)) == 90 + more)
    }
  }

  @Test func `an overridden position loses the turn of its fragment`() throws {
    let reading = SceneReading(
      layers: ##"{"use": "#/fragments/f", "id": "a", "position": [1, 2]}"##,
      rest: #""fragments": {"f": {"position": {\#(Self.hook), "rotate": "auto-reverse"}}}"#)
    #expect(try Self.turn(reading.layer("a", at: 0)) == 0)
    #expect(reading.document?.scene.duration == .zero)
  }

  @Test func `an animation along an outline eases in and out unless it says otherwise`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "position": {"along": "M0 0 H100", "duration": 100}}"#)
    #expect(try (reading.layer("a", at: 25).position.x - 12.9162).magnitude < 1e-3)
  }
}
