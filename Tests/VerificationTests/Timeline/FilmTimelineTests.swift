import SegueMotion
import SegueVerification
import TestSupport
import Testing

@Suite struct FilmTimelineTests {
  @Test func `a timeline says what each layer is, and then only what changes`() {
    expectGolden(FilmTimeline(of: MovingBox().film).text, at: "snapshots/timeline.txt")
  }

  @Test func `a timeline that is read is the one that was written`() throws {
    let timeline = FilmTimeline(of: MovingBox(easing: .easeInOut, hasBadge: true).film)
    #expect(try FilmTimeline(reading: timeline.text) == timeline)
  }

  @Test func `names and texts of any kind come back`() throws {
    var track = LayerTrack("two words", in: "a \"quoted\\ name\n")
    track.note(LayerState([.init("text", "\"a  b=c \\\" d\""), .init("clip", "")]), at: 0)
    track.note(nil, at: 3)
    track.note(LayerState([.init("text", "\"\"")]), at: 5)
    let timeline = FilmTimeline(FilmTimeline(of: MovingBox().film).setting, [track])
    #expect(try FilmTimeline(reading: timeline.text) == timeline)
  }

  @Test func `a layer is what its last line says`() {
    var track = LayerTrack("card", in: nil)
    track.note(LayerState([.init("opacity", "1")]), at: 2)
    track.note(LayerState([.init("opacity", "0.5")]), at: 7)
    track.note(nil, at: 9)
    let opacities = [0, 1, 2, 6, 7, 8, 9, 100].map { track.state(at: $0)?["opacity"] }
    #expect(opacities == [nil, nil, "1", "1", "0.5", "0.5", nil, nil])
  }

  @Test(arguments: [
    ("", 1, "'segue timeline 1'"),
    ("segue timeline 2\n", 1, "'segue timeline 1'"),
    ("segue timeline 1\n", 2, "the canvas and the film"),
    ("segue timeline 1\ncanvas 1x1 scale 1\n", 2, "canvas, scale and background"),
    (
      "segue timeline 1\ncanvas 1x1 scale 1 background #FFF\nfilm many frames\n", 3,
      "frames, rate and duration"
    ),
    ("segue timeline 1\nlayer\n", 2, "a layer's name, and what it is in"),
    ("segue timeline 1\n0 opacity=1\n", 2, "the number of a later frame"),
    ("segue timeline 1\nlayer a\n1 b=1\n1 b=2\n", 4, "the number of a later frame"),
    ("segue timeline 1\nlayer a\n1 -b\n", 3, "a value that the layer has"),
  ])
  func `damage is named with its line`(text: String, line: Int, expected: String) {
    do throws(GoldenDamage) {
      _ = try FilmTimeline(reading: text)
      Issue.record("the damage is not noticed")
    } catch {
      #expect(error.line == line)
      #expect(error.expected == expected)
    }
  }
}
