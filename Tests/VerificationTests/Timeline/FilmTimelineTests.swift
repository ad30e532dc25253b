import SegueGeometry
import SegueFiles
import SegueMotion
import SegueSceneGraph
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

  private static let kinds: [@Sendable (Double) -> Filter] = [
    { .blur(sigma: $0) }, { .brightness($0) }, { .contrast($0) }, { .saturation($0) },
    { .hueRotation(.degrees($0)) }, { .grayscale($0) }, { .mean($0) }, { .pixelate($0) },
    { .smear($0) }, { .invert($0) }, { .refraction(Refraction(depth: $0)) },
  ]

  @Test(arguments: kinds.indices)
  func `a layer with several filters of a kind is read as it was written`(kind: Int) throws {
    let make = Self.kinds[kind]
    func timeline(_ amounts: [Double]) -> FilmTimeline {
      let layer = Layer("card") {
        $0.frame = Rect(x: 0, y: 0, width: 9, height: 9)
        $0.filters = amounts.map(make)
        $0.backdropFilters = amounts.map(make)
      }
      return FilmTimeline(
        of: AnimatedScene(
          canvas: Canvas(size: Size(9, 9)), frameRate: .sixty, duration: .milliseconds(50),
          epochs: [Epoch(tree: LayerTree([layer]), timeline: Timeline())]))
    }
    let name = make(1).name
    for amounts in [[1.0], [1, 1], [1, 2], [2, 1, 2], [1, 1, 1]] {
      let film = timeline(amounts)
      #expect(try FilmTimeline(reading: film.text) == film)
      let names = try #require(film.track("card")?.state(at: 0)).values.map(\.name)
      #expect(Set(names).count == names.count)
    }
    let change = try #require(
      TimelineComparison(expected: timeline([1, 2]), actual: timeline([1, 3])).changes.first)
    #expect(change.words == "layer 'card': \(name)#2 2 → 3, backdrop-\(name)#2 2 → 3")
  }

  @Test(arguments: ["\u{301}a b", "\u{1F3FD} x", "a \"\u{301} b\\", "\u{200D}\u{301}"])
  func `names and texts may begin with what joins the character in front`(words: String) throws {
    let escaped = words.unicodeScalars.map {
      "\"\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)"
    }
    let quoted = "\"" + escaped.joined() + "\""
    var track = LayerTrack(words, in: "\(words) ")
    track.note(LayerState([.init("text", quoted), .init("clip", "")]), at: 0)
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

  private static let head = """
    segue timeline 1
    canvas 1x1 scale 1 background #FFF
    film 9 frames rate 60 duration 100

    """

  private static let damages: [(text: String, line: Int, expected: String)] = [
    ("", 1, "'segue timeline 1'"),
    ("segue timeline 2\n", 1, "'segue timeline 1'"),
    ("segue timeline 1\n", 2, "the canvas and the film"),
    ("segue timeline 1\ncanvas 1x1 scale 1\n", 2, "canvas, scale and background"),
    (
      "segue timeline 1\ncanvas 1x1 scale 1 background #FFF\nfilm many frames\n", 3,
      "frames, rate and duration"
    ),
    (head.replacing("film 9", with: "film -1"), 3, "frames, rate and duration"),
    (head.replacing("film 9", with: "film 0"), 3, "frames, rate and duration"),
    (head.replacing("film 9", with: "film 9000000000"), 3, "frames, rate and duration"),
    ("\(head)canvas 1x1 scale 1 background #FFF\n", 4, "the name of a layer, and what it is in"),
    ("\(head)layer\n", 4, "the name of a layer, and what it is in"),
    ("\(head)0 opacity=1\n", 4, "the name of a layer, and what it is in"),
    ("\(head)layer a\n1 b=1\n1 b=2\n", 6, "a later frame, or a layer of a new name"),
    ("\(head)layer a\n9 b=1\n", 5, "a frame of the layer above"),
    ("\(head)layer a\nlayer b\n0 c=1\n", 5, "a frame of the layer above"),
    ("\(head)layer a\n", 5, "a frame of the layer above"),
    ("\(head)layer a\n0 b=1\nlayer a\n0 b=1\n", 6, "a later frame, or a layer of a new name"),
    ("\(head)layer a\n1 -b\n", 5, "a value, or '-' and the name of one that is there"),
  ]

  @Test(arguments: damages)
  func `damage is named with its line`(text: String, line: Int, expected: String) {
    do throws(GoldenError) {
      _ = try FilmTimeline(reading: text)
      Issue.record("the damage is not noticed")
    } catch {
      #expect(error.line == line)
      #expect(error.expected == expected)
    }
  }
}
