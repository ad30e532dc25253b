import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// What scene files mean where one could have meant something else.
@Suite struct SceneDecisionTests {
  @Test func `a duration shorter than an animation ends the film mid-way`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "opacity": {"from": 0, "to": 1, "duration": 200, "easing": "linear"}}"#,
      rest: #""duration": 100"#)
    let scene = try #require(reading.document).scene
    #expect(scene.scene(frame: scene.frameCount - 1).items[0].properties.opacity == 0.5)
    #expect(try reading.layer("a", at: 900).opacity == 0.5)
  }

  @Test func `a mark may lie at the very end, and not after it`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "opacity": {"to": 0, "duration": 200}}"#,
      rest: #""marks": {"$comment": 1, "start": 0, "x-end": "0.2s"}"#)
    #expect(
      reading.document?.scene.marks == [
        Mark("start", at: .zero), Mark("x-end", at: .milliseconds(200)),
      ])
  }

  @Test func `what repeats forever needs only a duration of the film`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "rotate": {"from": 0, "to": 360, "duration": 100, "repeat": "forever",
         "easing": "linear"}}
        """, rest: #""duration": "1s""#)
    #expect(try (reading.layer("a", at: 925).transform.rotationZ.degrees - 90).magnitude < 1e-9)
    #expect(reading.document?.scene.frameCount == 61)
  }

  @Test func `a negative delay begins mid-way`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "positionX": {"from": 0, "to": 100, "duration": 100, "delay": -25,
         "easing": "linear"}}
        """)
    #expect(try [0.0, 25, 75].map { try reading.layer("a", at: $0).position.x } == [25, 50, 100])
    #expect(reading.document?.scene.duration == .milliseconds(75))
  }

  @Test(arguments: [
    ("removed", [7.0, 7]), ("forwards", [7, 2]), ("backwards", [1, 7]), ("both", [1, 2]),
  ])
  func `fill says what shows before and after`(fill: String, expected: [Double]) throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "zPosition": {"from": 1, "to": 2, "value": 7, "duration": 100, "delay": 100,
         "fill": "\(fill)"}}
        """, rest: #""duration": 300"#)
    #expect(try [50, 250].map { try reading.layer("a", at: $0).zPosition } == expected)
  }

  @Test func `keyframes end at the layer's own value unless it says another`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "zPosition": {"keyframes": [{"value": 1}, {"value": 2}], "duration": 100,
         "fill": "removed"}},
        {"id": "b", "zPosition": {"keyframes": [{"value": 1}, {"value": 2}], "duration": 100,
         "fill": "removed", "value": 9}}
        """)
    #expect(try reading.layer("a", at: 100).zPosition == 2)
    #expect(try reading.layer("b", at: 100).zPosition == 9)
  }

  @Test func `an animated frame moves the anchor with the box`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "anchor": [1, 0], "frame": {"from": [0, 0, 100, 100], "by": [10, 20, -50, 0],
         "duration": 100, "easing": "linear"}}
        """)
    #expect(try reading.layer("a", at: 50).position == Point(80, 10))
    #expect(try reading.layer("a", at: 100).frame == Rect(x: 10, y: 20, width: 50, height: 100))
  }

  @Test func `runs of their own color keep it, the others take the text's`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "text": {"color": "red", "runs": [
          {"string": "a"}, {"string": "b", "color": "blue"}]}},
        {"id": "b", "text": {"runs": [{"string": "a"}, {"string": "b", "color": "blue"}],
          "color": {"from": "black", "to": "white", "duration": 100}}}
        """)
    let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))
    #expect(try Self.colors(reading.layer("a")) == [.color(red), .color(blue)])
    #expect(try Self.colors(reading.layer("b", at: 100)) == [.color(.white), .color(.white)])
  }

  private static func colors(_ layer: LayerProperties) -> [Paint] {
    if case .text(let text) = layer.content { text.runs.map(\.paint) } else { [] }
  }

  @Test func `a scene without layers is a film of one frame`() throws {
    let scene = try #require(SceneReading(layers: "").document).scene
    #expect(scene.duration == .zero)
    #expect(scene.frameCount == 1)
    #expect(scene.scene(frame: 0).items.isEmpty)
  }

  @Test func `a spring and keyframes with times keep their length whatever the defaults say`()
    throws
  {
    let reading = SceneReading(
      layers: """
        {"id": "a", "opacity": {"to": 0, "easing": {"spring": "ios.system"}}},
        {"id": "b", "opacity": {"keyframes": [{"at": 0, "value": 0}, {"at": "0.4s", "value": 1}]}},
        {"id": "c", "opacity": {"to": 0}}
        """, rest: #""defaults": {"animation": {"duration": 100}}"#)
    let entries = try #require(reading.document).scene.epochs[0].timeline.entries
    let durations = entries.map(\.animation.timing.duration.milliseconds)
    #expect(durations.map { $0.rounded() } == [506, 400, 100])
  }

  @Test func `an override replaces filters and content, and completes shadows`() throws {
    let reading = SceneReading(
      layers:
        ##"{"use": "#/fragments/f", "id": "a", "filters": [{"invert": 1}], "text": "x", "shadow": {"opacity": 0.5}}"##,
      rest: """
        "fragments": {"f": {"fill": {"to": "red", "duration": 900}, "filters": [{"blur": 3}, {"blur":
          {"to": 9, "duration": 900}}], "shadow": {"blur": 8}}}
        """)
    let layer = try reading.layer("a")
    #expect(layer.filters == [.invert(1)])
    #expect(layer.shadow?.blur == 8)
    #expect(layer.shadow?.opacity == 0.5)
    #expect(reading.document?.scene.duration == .zero)
  }

  /// A quarter of the way through 0, 100 and 120.
  ///
  /// The cubic has the tangents 50 and 60 there, hence
  /// lies 10 / 8 below the middle; what is paced has gone 30 of 120, along a curve nearly so.
  @Test(arguments: [
    ("linear", 50.0, 0.0), ("discrete", 0, 0), ("paced", 30, 1e-9), ("cubic", 48.75, 1e-9),
    ("cubic-paced", 30, 0.1), ("catmull-rom", 54.77457514063631, 1e-9),
  ])
  func `keyframes go by the mode they name`(
    mode: String, expected: Double, tolerance: Double
  ) throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "positionX": {"mode": "\(mode)", "duration": 100, "easing": "linear",
         "keyframes": [{"value": 0}, {"value": 100}, {"value": 120}]}}
        """)
    #expect(try (reading.layer("a", at: 25).position.x - expected).magnitude <= tolerance)
    #expect(try reading.layer("a", at: 100).position.x == 120)
  }

  /// What is added is a way: it may be negative where no value is, and only values have limits.
  @Test(arguments: [
    ("opacity", "-0.5", "0"), ("width", "-30", "0"), ("size", "[-3, -4]", "[0, 0]"),
    ("cornerRadius", "-8", "[0, 0, 0, -1]"), ("perspective", "-100", "1"),
  ])
  func `what is added may be less than nothing`(name: String, from: String, to: String) {
    func messages(composition: String) -> [[String]] {
      let members =
        #""from": \#(from), "to": \#(to), "duration": 9, "composition": "\#(composition)""#
      let track = #"{"layer": "a", "property": "\#(name)", \#(members)}"#
      return [
        SceneReading(layers: #"{"id": "a", "\#(name)": {\#(members)}}"#).messages,
        SceneReading(layers: #"{"id": "a"}"#, rest: #""animations": [\#(track)]"#).messages,
      ]
    }
    #expect(messages(composition: "add") == [[], []])
    #expect(messages(composition: "replace").allSatisfy { !$0.isEmpty })
  }

  @Test func `an addition fades a layer by a part and leaves it at its own value`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "opacity": {"composition": "add", "value": 0.75, "duration": 100, "keyframes": [
          {"value": 0}, {"value": -0.5}, {"value": 0}]}}
        """)
    #expect(try [0, 50, 100].map { try reading.layer("a", at: $0).opacity } == [0.75, 0.25, 0.75])
  }

  @Test(arguments: [
    ("blur", "1500"), ("brightness", "1000"), ("contrast", "3"), ("saturation", "2"),
    ("hueRotation", "\"-0.5turn\""), ("hueRotation", "-720"), ("grayscale", "1"), ("invert", "0"),
  ])
  func `a filter is moved as far as its kind goes`(kind: String, amount: String) throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "filters": [{"\#(kind)": 0}]}"#,
      rest: """
        "animations": [{"layer": "a", "duration": 9, "group": [
          {"property": "filters.0", "to": \(amount)}]}]
        """)
    let written = SceneReading(layers: #"{"id": "a", "filters": [{"\#(kind)": \#(amount)}]}"#)
    #expect(try reading.layer("a", at: 9).filters == written.layer("a").filters)
  }

  @Test(arguments: ["above", "below"]) func `a point may move along an arc`(arc: String) throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "position": {"from": [0, 0], "to": [100, 100], "arc": "\(arc)", "duration": 100,
         "easing": "linear"}}
        """)
    let half = 100 * (0.5).squareRoot()
    let expected = arc == "above" ? Point(half, 100 - half) : Point(100 - half, half)
    let found = try reading.layer("a", at: 50).position
    #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9, "\(found)")
  }

  @Test(arguments: [("circle", Point(50, 86.6025)), ("parabola", Point(25, 75))])
  func `a point may move along Material's arcs`(arc: String, place: Point) throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "position": {"from": [0, 0], "to": [100, 100], "arc": "\(arc)", "duration": 90,
         "easing": "linear"}}
        """)
    let found = try reading.layer("a", at: arc == "circle" ? 30 : 45).position
    let expected = arc == "circle" ? Point(place.x, 100 - place.y) : place
    #expect(abs(found.x - expected.x) < 1e-4 && abs(found.y - expected.y) < 1e-4, "\(found)")
  }

  @Test func `variables keep their types through fragments`() throws {
    let reading = SceneReading(
      layers:
        ##"{"use": "#/fragments/f", "id": "a", "with": {"tint": "#00FF00", "slow": "250ms"}}"##,
      rest: ##"""
        "vars": {"tint": {"type": "color", "default": "#000"}, "slow": {"type": "time", "default": 9},
          "show": true, "x-wide": 12},
        "fragments": {"f": {"background": "${tint}", "clip": "${show}", "width": "${x-wide}",
          "opacity": {"to": 0, "duration": "${slow}"}}}
        """##)
    let layer = try reading.layer("a")
    #expect(layer.background == .color(Color(rgb: 0x00FF00)))
    #expect(layer.clipsToBounds)
    #expect(layer.size.width == 12)
    #expect(reading.document?.scene.duration == .milliseconds(250))
  }

  @Test(arguments: [
    (#""position": [20, 10], "size": [60, 40]"#, true),
    (#""position": [20, 10], "size": [60, 40], "anchor": [0, 0]"#, false),
    (#""frame": [-10, -10, 60, 40]"#, false),
    (#""position": [30, 20], "size": [60, 40]"#, false),
    (#""position": [20, 10], "size": [90, 40]"#, false),
    (#""position": {"from": [0, 0], "to": [20, 10], "duration": 9}, "size": [60, 40]"#, false),
  ])
  func `a position that was meant for the corner is told from the center`(
    box: String, isTold: Bool
  ) {
    let reading = SceneReading(layers: "{\(box)}")
    let hints = reading.diagnostics.sorted.compactMap(\.hint)
    #expect(hints.contains { $0.hasPrefix("'position' says where the center is") } == isTold)
    #expect(reading.document != nil)
  }
}
