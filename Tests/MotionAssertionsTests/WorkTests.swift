import SegueGeometry
import SegueMotion
import SegueMotionAssertions
import SegueSceneGraph
import Testing

/// What looking at layers costs, and what becomes of it where no work is left.
@Suite struct WorkTests {
  /// Cards that leave the canvas, and what stands beside them.
  private static func view(_ cards: Int, besides still: Int = 0, steps: Int) throws -> FilmView {
    var view = try Scenery.film {
      for index in 0..<cards { card("card-\(index)") }
      for index in 0..<still { card("still-\(index)") }
    } moving: {
      for index in 0..<cards {
        try $0.add(
          Animation(
            from: .number(0), to: .number(300), timing: Timing(duration: .milliseconds(300)),
            pace: .linear), of: .translateX, on: LayerID("card-\(index)"))
      }
    }
    view.work = WorkBudget(steps: steps)
    return view
  }

  private static func card(_ name: String) -> Layer {
    Layer(LayerID(name)) { $0.frame = Rect(x: 20, y: 20, width: 60, height: 40) }
  }

  /// The steps that a claim about one card takes.
  private static func steps(besides still: Int) throws -> Int {
    let view = try view(1, besides: still, steps: 1_000_000)
    #expect(view.failures("card-0", StaysInside(.canvas)).count == 1)
    return view.work.taken
  }

  @Test func `a layer is looked at without those beside it`() throws {
    // Only their names are read.
    let (few, many) = (try Self.steps(besides: 10), try Self.steps(besides: 1010))
    #expect(many - few == 1000)
  }

  @Test func `where no work is left, what was found before stands, and nothing else`() throws {
    let all = try Self.view(4, steps: 1_000_000)
    let whole = all.failures("*", StaysInside(.canvas))
    #expect(whole.map(\.layer) == ["card-0", "card-1", "card-2", "card-3"])
    var counts: [Int] = []
    for steps in stride(from: 0, through: all.work.taken, by: all.work.taken / 40) {
      let view = try Self.view(4, steps: steps)
      let found = view.failures("*", StaysInside(.canvas))
      #expect(found == Array(whole.prefix(found.count)))
      #expect(view.work.isSpent || found.count == 4)
      counts.append(found.count)
    }
    #expect(counts == counts.sorted())
    #expect(Set(counts).isSuperset(of: [0, 1, 2, 3]))
  }

  @Test func `a layer at rest is no layer that never rests, for want of work`() throws {
    let view = try Self.view(1, steps: 3)
    #expect(view.failures("*", EndsAtRest()).isEmpty)
    #expect(view.work.isSpent)
  }

  @Test(arguments: [(0.0, 300.0), (0, 0), (100, 100), (16, 18), (299, 300), (300, 300), (17, 33)])
  func `the frames of a span are those whose times lie in it`(from: Double, until: Double) throws {
    let view = try Self.view(1, steps: 1_000_000)
    let film = view.film
    let span = ExpectedSpan(from: .milliseconds(from), until: .milliseconds(until))
    let times = (0..<film.frameCount).map {
      min(Time.seconds(film.frameRate.time(ofFrame: $0).seconds()), film.duration)
    }
    let inside = times.indices.filter {
      (.milliseconds(from)...(.milliseconds(until))).contains(times[$0])
    }
    let before = times.indices.last { times[$0] <= .milliseconds(from) }
    let probe = FrameProbe()
    _ = MotionExpectation("*", Covers(.canvas), during: span).failures(in: view, by: probe)
    let expected = inside.isEmpty ? [before].compactMap(\.self) : inside
    #expect(probe.frames == expected)
  }
}

/// Notes which frames it is asked about.
private final class FrameProbe: PixelProbe, @unchecked Sendable {
  private(set) var frames: [Int] = []

  func uncovered(frame: Int) throws(Never) -> UncoveredPixels? {
    frames.append(frame)
    return nil
  }

  func contrast(of layer: String, frame: Int) throws(Never) -> Double? { nil }
}
