import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct StackTests {
  /// The boxes of the layers inside the first one, in its coordinates.
  private static func frames(_ layer: String, at milliseconds: Double = 0) throws -> [[Double]] {
    let reading = SceneReading(layers: layer, isValidated: milliseconds == 0)
    return try reading.scene(at: milliseconds).items.dropFirst().map { item in
      let frame = item.properties.frame
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  @Test func `a row puts its layers side by side, and centers them`() throws {
    let frames = try Self.frames(
      """
      {"size": [100, 40], "stack": {"kind": "row", "spacing": 8, "padding": [6, 4]}, "children": [
        {"size": [10, 20]}, {"width": 30}, {"size": [12, 10], "anchor": [0, 0]}]}
      """)
    #expect(frames == [[6, 10, 10, 20], [24, 4, 30, 32], [62, 15, 12, 10]])
  }

  @Test func `what a layer does not say across a column is all the room there is`() throws {
    let frames = try Self.frames(
      """
      {"size": [100, 60], "stack": {"kind": "column", "padding": [1, 2, 3, 4], "align": "end"},
       "children": [{"height": 5}, {"size": [20, 10]}]}
      """)
    #expect(frames == [[1, 2, 96, 5], [77, 7, 20, 10]])
  }

  @Test(arguments: [
    ("start", [0.0, 20, 40]), ("center", [20, 40, 60]), ("end", [40, 60, 80]),
    ("space-between", [0, 40, 80]),
  ])
  func `layers that leave room stand where they are to`(justify: String, places: [Double]) throws {
    let frames = try Self.frames(
      """
      {"size": [100, 10], "stack": {"kind": "row", "justify": "\(justify)"}, "children": [
        {"width": 20}, {"width": 20}, {"width": 20}]}
      """)
    #expect(frames.map { $0[0] } == places)
  }

  @Test(arguments: [
    (#""kind": "row""#, [72.0, 38]), (#""kind": "row", "justify": "end""#, [36, 2]),
    (#""kind": "row", "direction": "left-to-right""#, [2, 26]),
    (#""kind": "overlay", "justify": "start""#, [72, 62]),
  ])
  func `where people read from right to left, a row begins at the right`(
    more: String, places: [Double]
  ) throws {
    let stack = #"{"spacing": 4, "padding": [2, 0, 8, 0], \#(more)}"#
    let reading = SceneReading(
      layers:
        #"{"size": [100, 10], "stack": \#(stack), "children": [{"width": 20}, {"width": 30}]}"#,
      rest: #""layoutDirection": "right-to-left""#)
    let items = try reading.scene(at: 0).items.dropFirst()
    #expect(items.map { $0.properties.frame.minX } == places)
  }

  @Test func `layers that grow share what the others leave`() throws {
    let frames = try Self.frames(
      """
      {"size": [100, 10], "stack": {"kind": "row", "spacing": 2}, "children": [
        {"width": 16}, {"grow": 1}, {"grow": 3}]}
      """)
    #expect(frames == [[0, 0, 16, 10], [18, 0, 20, 10], [40, 0, 60, 10]])
  }

  @Test func `an overlay puts its layers above one another`() throws {
    let frames = try Self.frames(
      """
      {"size": [100, 50], "stack": {"kind": "overlay", "padding": 5, "align": "end",
        "justify": "start"}, "children": [{}, {"size": [10, 10]}]}
      """)
    #expect(frames == [[5, 5, 90, 40], [5, 35, 10, 10]])
  }

  @Test func `a stack that does not say its size is as large as what stands in it`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "list", "stack": {"kind": "column", "spacing": 4, "padding": 2}, "children": [
          {"id": "first", "stack": "row", "children": [{"size": [10, 8]}, {"size": [5, 6]}]},
          {"id": "second", "size": [30, 10]}]}
        """)
    #expect(try reading.layer("list").frame == Rect(x: 0, y: 0, width: 34, height: 26))
    #expect(try reading.layer("first").frame == Rect(x: 9.5, y: 2, width: 15, height: 8))
    #expect(try reading.layer("second").frame == Rect(x: 2, y: 14, width: 30, height: 10))
  }

  @Test func `a list of copies needs no step`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "list", "position": [50, 50], "stack": {"kind": "column", "spacing": 3},
         "children": [{"use": "#/fragments/row", "id": "row", "repeat": 3}]}
        """, rest: ##""fragments": {"row": {"size": [40, 7]}}"##)
    #expect(try reading.layer("list").frame == Rect(x: 30, y: 36.5, width: 40, height: 27))
    #expect(try reading.layer("row-3").frame == Rect(x: 0, y: 20, width: 40, height: 7))
  }
}

// MARK: - Motion

extension StackTests {
  private static let linear = #""duration": 100, "easing": "linear""#

  @Test func `layers beside one that changes its size move along`() throws {
    let layer = """
      {"size": [100, 10], "stack": {"kind": "row", "spacing": 5}, "children": [
        {"width": {"from": 10, "to": 30, \(Self.linear)}}, {"width": 20}, {"grow": 1}]}
      """
    #expect(try Self.frames(layer) == [[0, 0, 10, 10], [15, 0, 20, 10], [40, 0, 60, 10]])
    #expect(
      try Self.frames(layer, at: 50) == [[0, 0, 20, 10], [25, 0, 20, 10], [50, 0, 50, 10]])
    #expect(
      try Self.frames(layer, at: 100) == [[0, 0, 30, 10], [35, 0, 20, 10], [60, 0, 40, 10]])
  }

  @Test func `spacing may move`() throws {
    let layer = """
      {"size": [100, 10], "stack": {"kind": "row", "justify": "center",
        "spacing": {"keyframes": [{"value": 0}, {"value": 20}, {"value": 10}], \(Self.linear)}},
       "children": [{"width": 10}, {"width": 10}, {"width": 10}]}
      """
    #expect(try Self.frames(layer).map { $0[0] } == [35, 45, 55])
    #expect(try Self.frames(layer, at: 25).map { $0[0] } == [25, 45, 65])
    #expect(try Self.frames(layer, at: 50).map { $0[0] } == [15, 45, 75])
    #expect(try Self.frames(layer, at: 100).map { $0[0] } == [25, 45, 65])
  }

  @Test func `a stack that changes its size takes what stands in it along`() throws {
    let layer = """
      {"size": {"from": [60, 20], "to": [100, 40], \(Self.linear)}, "stack": "row",
       "children": [{"size": [20, 10]}, {"grow": 1, "stack": {"kind": "column", "justify": "end"},
         "children": [{"height": 4}]}]}
      """
    #expect(try Self.frames(layer) == [[0, 5, 20, 10], [20, 0, 40, 20], [0, 16, 40, 4]])
    #expect(
      try Self.frames(layer, at: 50) == [[0, 10, 20, 10], [20, 0, 60, 30], [0, 26, 60, 4]])
  }

  @Test func `several layers may change their sizes at times of their own`() throws {
    let layer = """
      {"size": [100, 10], "stack": "row", "children": [
        {"width": {"from": 10, "to": 30, \(Self.linear)}},
        {"width": {"from": 20, "to": 10, "delay": 50, \(Self.linear)}}, {"width": 5}]}
      """
    #expect(try Self.frames(layer).map { $0[0] } == [0, 10, 30])
    #expect(try Self.frames(layer, at: 50).map { $0[0] } == [0, 20, 40])
    #expect(try Self.frames(layer, at: 100).map { $0[0] } == [0, 30, 45])
    #expect(try Self.frames(layer, at: 150).map { $0[0] } == [0, 30, 40])
  }

  @Test func `a spring carries the layers beside beyond the end and back`() throws {
    let layer = """
      {"size": [100, 10], "stack": "row", "children": [
        {"width": {"from": 10, "to": 30, "easing": {"spring": "swiftui.bouncy"}}}, {"width": 5}]}
      """
    for time in stride(from: 0.0, to: 800, by: 40) {
      let frames = try Self.frames(layer, at: time)
      #expect(abs(frames[1][0] - frames[0][2]) < 1e-9, "after \(time) ms")
    }
  }
}

// MARK: - Mistakes

extension StackTests {
  @Test(arguments: [
    (
      #"{"size": [9, 9], "stack": "row", "children": [{"position": [1, 2], "size": [1, 1]}]}"#,
      "a row places its layers itself"
    ),
    (
      #"{"size": [9, 9], "stack": "row", "children": [{"height": 1}]}"#,
      "a layer of the row needs 'width' or 'grow'"
    ),
    (
      #"{"size": [9, 9], "stack": "column", "children": [{"grow": 1, "height": 1}]}"#,
      "the layer grows, and says its 'height'"
    ),
    (
      #"{"size": [9, 9], "stack": "overlay", "children": [{"grow": 1}]}"#,
      "'grow' is for a layer of a row or a column"
    ),
    (#"{"children": [{"grow": 1}]}"#, "'grow' is for a layer of a row or a column"),
    (
      #"{"height": 9, "stack": "row", "children": [{"grow": 1}]}"#,
      "the row needs a 'width' for its layers to grow or to be placed in"
    ),
    (#"{"width": 9, "stack": "row", "children": [{"width": 1}]}"#, "the row needs a 'height'"),
    (
      #"{"size": [9, 9], "stack": "row", "children": [{"grow": 1}, {"width": 12}]}"#,
      "the layers of the row need 12 points, and it has 9"
    ),
    (
      """
      {"size": [9, 9], "stack": "row", "children": [{"grow": 1},
        {"width": {"from": 8, "to": 1, "keyframes": [], "duration": 9}}]}
      """, "'from' and 'keyframes' exclude one another"
    ),
    (
      """
      {"size": [9, 9], "stack": "row", "children": [{"grow": 1},
        {"width": {"from": 80, "to": 1, "duration": 9}}]}
      """, "while the row moves, it has less room than its layers need"
    ),
    (
      """
      {"stack": "row", "children": [{"size": [1, 5]},
        {"width": 1, "height": {"from": 8, "to": 1, "duration": 9}}]}
      """, "the height of the stack would follow now one layer and now another"
    ),
    (
      """
      {"size": [9, 9], "stack": "row", "children": [
        {"width": {"from": 0, "decay": {"velocity": 9}}}]}
      """, "what is set off with a velocity does not lay out a stack"
    ),
    (#"{"ready": "touch", "stack": "row"}"#, "'ready' and 'stack' exclude one another"),
    (
      #"{"size": [9, 9], "stack": {"kind": "row", "padding": [1, 2, 3]}}"#,
      "found 3 values, expected [x, y], or [left, top, right, bottom]"
    ),
  ])
  func `what cannot be laid out is refused`(layer: String, message: String) throws {
    let reading = SceneReading(layers: layer)
    #expect(reading.document == nil)
    #expect(reading.messages.contains { $0.contains(message) }, "\(reading.messages)")
  }

  @Test func `more movement than anybody shows is refused before it is laid out`() {
    let layer = #"{"width": {"from": 0, "to": 1, "duration": 9}}"#
    let children = Array(repeating: layer, count: 2000).joined(separator: ", ")
    let reading = SceneReading(
      layers: #"{"size": [9, 9], "stack": "row", "children": [\#(children)]}"#)
    #expect(reading.messages.contains { $0.contains("more than 4 MB") }, "\(reading.messages)")
  }

  @Test func `an animation outside does not change a layout behind its back`() {
    let reading = SceneReading(
      layers: #"{"id": "a", "size": [9, 9], "stack": "row", "children": []}"#,
      rest: #""animations": [{"layer": "a", "property": "width", "to": 3, "duration": 9}]"#)
    #expect(
      reading.messages.contains {
        $0.contains("the size of a layer in a stack cannot be animated here")
      }, "\(reading.messages)")
  }
}
