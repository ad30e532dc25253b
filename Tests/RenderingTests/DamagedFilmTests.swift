import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Testing

/// Films of which each frame is drawn over an earlier one, against those whose frames are drawn as a whole.
@Suite struct DamagedFilmTests {
  /// Keeps the frames that it is given as long as it lives, or hands each back when the next one comes.
  private struct KeepingEncoder: FrameEncoder {
    let form: Frame.Form
    let handsBack: Bool

    func encode(_ frame: Frame) -> Frame.Content { frame.content }

    func remains(of packet: Frame.Content) -> Frame.Content? { handsBack ? packet : nil }
  }

  private struct KeepingSink: FrameSink {
    let encoder: KeepingEncoder
    var frames: [Frame.Content] = []
    var bytes: [[UInt32]] = []

    mutating func write(_ packet: Frame.Content, index: Int) {
      if !encoder.handsBack { frames.append(packet) }
      bytes.append(packet.words)
    }

    mutating func finish() {}
  }

  /// A page with a card that moves over it, its shadow, and a strip of glass that it goes below.
  private static func film() -> AnimatedScene {
    let rows = (0..<8).map { row in
      Layer(LayerID("row-\(row)")) {
        $0.frame = Rect(x: 10, y: 10 + Double(row) * 24, width: 280, height: 14)
        $0.background = .color(Color(white: Double(row) / 8))
        $0.cornerRadii = CornerRadii(all: 5)
      }
    }
    let card = Layer("card") {
      $0.frame = Rect(x: 20, y: 30, width: 60, height: 40)
      $0.background = .color(Color(rgb: 0x3060FF, alpha: 0.8))
      $0.shadow = Shadow(offset: Vector(0, 3), blur: 8)
    }
    let glass = Layer("glass") {
      $0.frame = Rect(x: 200, y: 0, width: 60, height: 200)
      $0.backdropFilters = [.blur(sigma: 5)]
    }
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(50), to: .number(270),
        timing: Timing(duration: .milliseconds(300)), pace: .linear), of: .positionX,
      onLayer: rows.count)
    return AnimatedScene(
      canvas: Canvas(size: Size(301, 203)), duration: .milliseconds(320),
      epochs: [Epoch(tree: LayerTree(rows + [card, glass]), timeline: timeline)])
  }

  private static func frames(
    _ film: AnimatedScene, _ encoder: KeepingEncoder, width: Int, isRepainted: Bool,
    memory: RunMemory = RunMemory(), schedule: FrameSchedule? = nil
  ) async throws -> [[UInt32]] {
    var rasterizer = Rasterizer()
    if !isRepainted { rasterizer.damageCell = nil }
    var sink = KeepingSink(encoder: encoder)
    let renderer = SceneRenderer(rasterizer: rasterizer, memory: memory)
    try await FilmRenderer(film, by: renderer, concurrency: width)
      .render(schedule ?? FrameSchedule(all: film), into: &sink)
    return sink.bytes
  }

  @Test(arguments: [1, 2, 5], [Frame.Form.pixels, .video])
  func `frames over earlier ones are the same by every byte`(
    _ width: Int, _ form: Frame.Form
  ) async throws {
    let film = Self.film()
    for handsBack in [false, true] {
      let encoder = KeepingEncoder(form: form, handsBack: handsBack)
      let whole = try await Self.frames(film, encoder, width: width, isRepainted: false)
      let repainted = try await Self.frames(film, encoder, width: width, isRepainted: true)
      #expect(repainted == whole)
    }
  }

  @Test func `so are frames in any order`() async throws {
    let film = Self.film()
    let schedule = FrameSchedule([7, 3, 12, 0, 0, 5, 18, 4], rate: film.frameRate)
    let encoder = KeepingEncoder(form: .pixels, handsBack: true)
    let whole = try await Self.frames(
      film, encoder, width: 2, isRepainted: false, schedule: schedule)
    let repainted = try await Self.frames(
      film, encoder, width: 2, isRepainted: true, schedule: schedule)
    #expect(repainted == whole)
  }

  /// From memory in which no frame can be kept to memory in which some can.
  @Test(arguments: Array(stride(from: 1_200_000, through: 2_400_000, by: 200_000)))
  func `so are frames in little memory`(_ bytes: Int) async throws {
    let film = Self.film()
    let encoder = KeepingEncoder(form: .pixels, handsBack: true)
    let memory = RunMemory(total: RunMemory.program + bytes)
    let whole = try await Self.frames(film, encoder, width: 2, isRepainted: false)
    let repainted = try await Self.frames(
      film, encoder, width: 2, isRepainted: true, memory: memory)
    #expect(repainted == whole)
  }
}

extension Frame.Content {
  /// All bytes of the frame.
  fileprivate var words: [UInt32] {
    switch self {
    case .pixels(let surface): surface.pixels.indices.map { surface.pixels[$0] }
    case .video(let planes): (planes.luma + planes.blue + planes.red).map { UInt32($0) }
    }
  }
}
