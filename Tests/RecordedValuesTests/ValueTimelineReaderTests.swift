import SegueJSON
import SegueRecordedValues
import Testing

/// Which timelines of values are read, and what is said of others.
@Suite struct ValueTimelineReaderTests {
  /// A motion golden as Android's tests write it, of three frames.
  private static func golden(_ features: String, frames: String = "[0, 16, \"after\"]") -> String {
    #"{"frame_ids": \#(frames), "features": [\#(features)]}"#
  }

  private func read(_ text: String) -> (timeline: ValueTimeline?, messages: [String]) {
    var diagnostics = Diagnostics()
    var reader = ValueTimelineReader(SourceText(name: "a.json", text: text))
    let timeline = reader.read(into: &diagnostics)
    return (timeline, diagnostics.sorted.map(\.sentence))
  }

  @Test func `frames have times or names, and a feature that is not there has no value`() throws {
    let found = read(
      Self.golden(
        #"{"name": "alpha", "type": "float", "data_points": [0, 0.5, {"type": "not_found"}]}"#))
    let timeline = try #require(found.timeline)
    #expect(timeline.frames == [.at(milliseconds: 0), .at(milliseconds: 16), .named("after")])
    #expect(timeline.features.map(\.name) == ["alpha"])
    #expect(timeline.features.first?.components.map(\.numbers) == [[0, 0.5, nil]])
  }

  @Test func `every number of a value is a component, in the order of the file`() throws {
    let point = #"{"left": 1, "top": 2, "right": 30, "bottom": 40}"#
    let scale = #"{"x": 1, "y": 2, "pivot": {"x": 3, "y": 4}}"#
    let timeline = try #require(
      read(
        Self.golden(
          #"{"name": "bounds", "type": "rect", "data_points": [null, \#(point), \#(point)]},"#
            + #"{"name": "s", "type": "scale", "data_points": [\#(scale), \#(scale), null]}"#)
      ).timeline)
    #expect(
      timeline.features.map { $0.components.map(\.name) } == [
        ["left", "top", "right", "bottom"], ["x", "y", "pivot.x", "pivot.y"],
      ])
    #expect(timeline.features[0].components[3].numbers == [nil, 40, 40])
    #expect(timeline.features[1].components[2].numbers == [3, 3, nil])
  }

  @Test func `a color is four numbers, and a word stays one`() throws {
    let timeline = try #require(
      read(
        Self.golden(
          ##"{"name": "tint", "type": "color", "data_points": ["#80FF0102", "#010203", null]},"##
            + #"{"name": "state", "type": "text", "data_points": ["open", "shut", true]}"#)
      ).timeline)
    let tint = timeline.features[0].components
    #expect(tint.map(\.name) == ["alpha", "red", "green", "blue"])
    #expect(tint.map(\.numbers) == [[128, 255, nil], [255, 1, nil], [1, 2, nil], [2, 3, nil]])
    #expect(
      timeline.features[1].components.map(\.values) == [
        [.word("open"), .word("shut"), .word("true")]
      ])
  }

  @Test(arguments: [
    (#"{"frame_ids": [0]}"#, "'features' is missing"),
    (#"{"frame_ids": 3, "features": []}"#, "found the number 3, expected a list"),
    (#"{"frame_ids": [], "features": []}"#, "found no frame, expected one or more"),
    (#"{"frame_ids": [0, 0], "features": []}"#, "found 0 ms, expected a time after 0 ms"),
    (
      #"{"frame_ids": [0, null], "features": []}"#,
      #"found null, expected milliseconds, or a name such as "after""#
    ),
    (#"{"frame_ids": [0], "features": [{}]}"#, "found no name, expected a feature with its 'name'"),
    (
      #"{"frame_ids": [0, 1], "features": [{"name": "a", "data_points": [1]}]}"#,
      "found 1 data points, expected 2, one for each frame"
    ),
    (
      #"{"frame_ids": [0], "features": [{"name": "a", "data_points": [[1]]}]}"#,
      "found a list, expected a number, a text or an object"
    ),
    (
      #"{"frame_ids": [0], "features": [{"name": "a", "data_points": [{"b":{"b":{"b":{"b":{}}}}}]}]}"#,
      "found a value of more than 4 levels"
    ),
  ])
  func `what is wrong is said once`(text: String, message: String) {
    let found = read(text)
    #expect(found.timeline == nil)
    #expect(found.messages.count == 1)
    #expect(found.messages.first?.contains(message) == true, "\(found.messages)")
  }

  @Test func `values that are not there are counted too`() {
    // A new name in each of 1,100 frames is as many components of 1,100 places.
    let ids = (0..<1_100).map { "\($0)" }.joined(separator: ",")
    let points = (0..<1_100).map { "{\"n\($0)\": 1}" }.joined(separator: ",")
    let found = read(
      #"{"frame_ids": [\#(ids)], "features": [{"name": "a", "data_points": [\#(points)]}]}"#)
    #expect(found.messages.count == 1)
    #expect(found.messages.first?.contains("found more than 1000000 values") == true)
  }
}
