import SegueJSON
import SegueRecordedValues
import Testing

/// What two timelines of values differ by.
@Suite struct TimelineDifferencesTests {
  private func timeline(_ features: String, frames: String = "0, 16, 32") throws -> ValueTimeline {
    var diagnostics = Diagnostics()
    let text = #"{"frame_ids": [\#(frames)], "features": [\#(features)]}"#
    var reader = ValueTimelineReader(SourceText(name: "values.json", bytes: Array(text.utf8)))
    let read = reader.read(into: &diagnostics)
    return try #require(read, "\(diagnostics.all)")
  }

  private func words(
    _ old: String, _ new: String, beyond tolerance: Double = 0
  ) throws -> [String] {
    TimelineDifferences(from: try timeline(old), to: try timeline(new), beyond: tolerance).words
  }

  private static let alpha = #"{"name": "alpha", "type": "float", "data_points": [0, 0.5, 1]}"#

  @Test func `what differs first is told first, with both values`() throws {
    let old = Self.alpha + #", {"name": "y", "type": "dp", "data_points": [10, 20, 30]}"#
    let new =
      #"{"name": "alpha", "type": "float", "data_points": [0, 0.5, 0.9]}"#
      + #", {"name": "y", "type": "dp", "data_points": [10, 21, 35]}"#
    #expect(
      try words(old, new) == [
        "'y': 21 instead of 20 at 16 ms, and differs in 2 of 3 frames",
        "'alpha': 0.9 instead of 1 at 32 ms, and differs in 1 of 3 frames",
      ])
    let found = TimelineDifferences(from: try timeline(old), to: try timeline(new), beyond: 0)
    #expect(found.frames == [1, 2])
  }

  @Test(arguments: [(0.099, 1), (0.1, 0), (0.2, 0)])
  func `numbers within the tolerance are alike`(_ tolerance: Double, _ count: Int) throws {
    let new = #"{"name": "alpha", "type": "float", "data_points": [0, 0.5, 1.1]}"#
    #expect(try words(Self.alpha, new, beyond: tolerance).count == count)
  }

  @Test func `what is gone, and what is of another type, differs in any case`() throws {
    let gone = #"{"name": "alpha", "type": "float", "data_points": [0, {"type": "not_found"}, 1]}"#
    #expect(
      try words(Self.alpha, gone, beyond: 9) == [
        "'alpha': nothing instead of 0.5 at 16 ms, and differs in 1 of 3 frames"
      ])
    let other = #"{"name": "alpha", "type": "dp", "data_points": [0, 0.5, 1]}"#
    #expect(try words(Self.alpha, other) == ["'alpha' is of type 'dp' instead of 'float'"])
    let renamed = #"{"name": "beta", "type": "float", "data_points": [0, 0.5, 1]}"#
    #expect(try words(Self.alpha, renamed) == ["'alpha' is gone", "'beta' is new"])
    #expect(try words(Self.alpha, Self.alpha).isEmpty)
  }

  @Test func `other frames are all that is said`() throws {
    let (old, new) = (try timeline(Self.alpha), try timeline(Self.alpha, frames: "0, 16, 33"))
    let found = TimelineDifferences(from: old, to: new, beyond: 9)
    #expect(found.words == ["frame 2 is at 33 ms instead of 32 ms"] && found.frames.isEmpty)
  }

  @Test func `of many differences the first are named`() throws {
    func features(_ value: Int) -> String {
      (0..<20).map {
        #"{"name": "f\#($0)", "type": "int", "data_points": [1, 2, \#(value)]}"#
      }.joined(separator: ",")
    }
    let words = try words(features(3), features(4))
    #expect(words.count == 13 && words.last == "and 8 more")
  }
}
