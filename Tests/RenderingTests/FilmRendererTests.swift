import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Synchronization
import Testing

/// Notes which frames it is given.
private struct NotingEncoder: FrameEncoder {
  let form: Frame.Form
  let drawn = Notes()
  let left = Notes()

  final class Notes: Sendable {
    private let indices = Mutex<[Int]>([])

    var all: [Int] { indices.withLock { $0.sorted() } }

    func add(_ index: Int) { indices.withLock { $0.append(index) } }
  }

  func encode(_ frame: Frame) -> Frame {
    drawn.add(frame.index)
    return frame
  }

  func takeBack(_ packet: consuming Frame) { left.add(packet.index) }
}

private struct NotingSink: FrameSink {
  let encoder: NotingEncoder
  var written: [Int] = []
  var words: [[UInt32]] = []
  var limit = Int.max

  mutating func write(_ packet: Frame, index: Int) throws(RenderError) {
    if written.count == limit { throw .encoder("full", hint: nil) }
    written.append(index)
    if case .pixels(let surface) = packet.content {
      words.append(surface.pixels.indices.map { surface.pixels[$0] })
    }
  }

  mutating func finish() {}
}

/// Notes of each frame the one that was before it.
private struct RelatingEncoder: FrameEncoder {
  struct Packet: Sendable, Equatable {
    let index: Int
    var previous: Int?
    var isRelated = false
  }

  let form = Frame.Form.pixels
  let relatesFrames = true

  func encode(_ frame: Frame) -> Packet { Packet(index: frame.index) }

  func relate(_ packet: Packet, to previous: Packet?) throws(RenderError) -> Packet {
    if packet.index == 5 { throw .encoder("five", hint: nil) }
    return Packet(index: packet.index, previous: previous?.index, isRelated: true)
  }
}

private struct RelatingSink: FrameSink {
  let encoder = RelatingEncoder()
  var packets: [RelatingEncoder.Packet] = []

  mutating func write(_ packet: RelatingEncoder.Packet, index: Int) { packets.append(packet) }

  mutating func finish() {}
}

@Suite struct FilmRendererTests {
  /// A box that moves by so many points in 100 milliseconds, then rests for as long.
  private func film(movingBy distance: Double) -> AnimatedScene {
    let layer = Layer("box") {
      $0.frame = Rect(x: 2, y: 2, width: 6, height: 6)
      $0.background = .color(.black)
    }
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(5), to: .number(5 + distance),
        timing: Timing(duration: .milliseconds(100)), pace: .linear), of: .positionX, onLayer: 0)
    return AnimatedScene(
      canvas: Canvas(size: Size(20, 10)), duration: .milliseconds(200),
      epochs: [Epoch(tree: LayerTree([layer]), timeline: timeline)])
  }

  private func rendered(
    _ film: AnimatedScene, form: Frame.Form = .pixels, width: Int = 2
  ) async throws -> NotingSink {
    var sink = NotingSink(encoder: NotingEncoder(form: form))
    try await FilmRenderer(film, by: SceneRenderer(), concurrency: width)
      .render(FrameSchedule(all: film), into: &sink)
    return sink
  }

  @Test(arguments: [1, 2, 5], [Frame.Form.pixels, .video])
  func `frames arrive in order, and what rests is drawn once`(
    _ width: Int, _ form: Frame.Form
  ) async throws {
    let sink = try await rendered(film(movingBy: 10), form: form, width: width)
    #expect(sink.written == Array(0...12))
    #expect(sink.encoder.drawn.all == Array(0...6))
    // The last one may be wanted again until the film ends.
    #expect(sink.encoder.left.all == Array(0..<6))
  }

  @Test func `a movement that no pixel shows is not drawn`() async throws {
    let sink = try await rendered(film(movingBy: 0.25))
    #expect(sink.written == Array(0...12))
    #expect(sink.encoder.drawn.all == [0])
  }

  @Test func `a frame is the picture of its moment`() async throws {
    let film = film(movingBy: 10)
    let sink = try await rendered(film, width: 3)
    for (index, words) in sink.words.enumerated() {
      let scene = film.scene(at: film.frameRate.time(ofFrame: index))
      let surface = try SceneRenderer().surface(of: scene)
      #expect(words == surface.pixels.indices.map { surface.pixels[$0] })
    }
  }

  @Test(arguments: [1, 2, 5])
  func `a frame is related to the one that is written before it`(_ width: Int) async throws {
    let film = film(movingBy: 10)
    var sink = RelatingSink()
    try await FilmRenderer(film, by: SceneRenderer(), concurrency: width)
      .render(FrameSchedule([0, 2, 3, 6, 8, 9], rate: film.frameRate), into: &sink)
    #expect(sink.packets.map(\.index) == [0, 2, 3, 6, 6, 6])
    #expect(sink.packets.map(\.previous) == [nil, 0, 2, 3, 3, 3])
    #expect(sink.packets.allSatisfy { $0.isRelated })
  }

  @Test(arguments: [1, 2, 5])
  func `a frame that cannot be related ends the film`(_ width: Int) async throws {
    let film = film(movingBy: 10)
    var sink = RelatingSink()
    await #expect(throws: RenderError.encoder("five", hint: nil)) {
      try await FilmRenderer(film, by: SceneRenderer(), concurrency: width)
        .render(FrameSchedule(all: film), into: &sink)
    }
    #expect(sink.packets.map(\.index) == Array(0..<sink.packets.count))
    #expect(sink.packets.count <= 5)
  }

  @Test func `a sink that fails ends the film`() async throws {
    let film = film(movingBy: 10)
    var sink = NotingSink(encoder: NotingEncoder(form: .pixels))
    sink.limit = 3
    var done = 0
    await #expect(throws: RenderError.encoder("full", hint: nil)) {
      try await FilmRenderer(film, by: SceneRenderer(), concurrency: 2)
        .render(FrameSchedule(all: film), into: &sink) { done = $0 }
    }
    #expect(sink.written == [0, 1, 2])
    #expect(done == 3)
  }
}
