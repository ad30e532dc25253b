import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import TestSupport
import Testing

/// Films in less memory than they would like, and films in too little.
@Suite struct FilmMemoryTests {
  /// A memory with so many bytes for frames.
  private static func memory(_ frames: Int) -> RunMemory {
    RunMemory(total: RunMemory.program + frames)
  }

  /// A box behind frosted layers inside each other, all of which grow for 100 milliseconds.
  private static func film(depth: Int, side: Double, sigma: Double, scale: Double) -> AnimatedScene
  {
    var layer = Layer("box") {
      $0.frame = Rect(x: 2, y: 2, width: 20, height: 20)
      $0.background = .color(.black)
    }
    for number in 0..<depth {
      var properties = LayerProperties()
      properties.frame = Rect(x: 0, y: 0, width: side, height: side)
      properties.background = .color(Color(white: 0.5, alpha: 0.5))
      properties.filters = [.blur(sigma: sigma)]
      layer = Layer(LayerID("veil-\(number)"), properties, children: [layer])
    }
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(1), to: .number(scale),
        timing: Timing(duration: .milliseconds(100)), pace: .linear), of: .scale, onLayer: 0)
    return AnimatedScene(
      canvas: Canvas(size: Size(side, side)), duration: .milliseconds(200),
      epochs: [Epoch(tree: LayerTree([layer]), timeline: timeline)])
  }

  private static func digests(
    _ film: AnimatedScene, _ memory: RunMemory, width: Int
  ) async throws -> [String] {
    var sink = HashSink(rate: film.frameRate)
    let renderer = SceneRenderer(memory: memory)
    try await FilmRenderer(film, by: renderer, concurrency: width)
      .render(FrameSchedule(all: film), into: &sink)
    return sink.lines
  }

  /// So that nothing is drawn again and again because pixels are smaller.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `as many screens are kept from frame to frame at any scale`(scale: Int) {
    let pixels = 393 * scale * 852 * scale
    #expect(RunMemory.reused(canvas: pixels) >= 4 * 4 * pixels)
    #expect(RunMemory.reused(canvas: pixels) <= max(64 << 20, 4 * 4 * pixels))
  }

  @Test(arguments: [1, 2, 6])
  func `a film in little memory has the same pixels`(_ width: Int) async throws {
    let film = Self.film(depth: 3, side: 300, sigma: 4, scale: 1.3)
    let usual = try await Self.digests(film, RunMemory(), width: width)
    // A frame has 360 kB, which two take one and a half times each; its layers have some more.
    let tight = try await Self.digests(film, Self.memory(4_000_000), width: width)
    #expect(tight == usual)
  }

  @Test func `a film that does not fit is refused with a moment and a layer`() async throws {
    let film = Self.film(depth: 3, side: 300, sigma: 4, scale: 1.3)
    do {
      _ = try await Self.digests(film, Self.memory(1_200_000), width: 2)
      Issue.record("the film was drawn")
    } catch let failure as RenderError {
      guard case .drawing(let shortage, let time, let layer) = failure else {
        Issue.record("\(failure)")
        return
      }
      #expect(time.seconds() == 0)
      #expect(layer?.hasPrefix("veil-") == true)
      #expect(shortage == .tooManyLayers(limit: 1_200_000 - 2 * 300 * 300 * 6))
    }
  }

  @Test func `frames that do not fit are refused before any layer`() async {
    let film = Self.film(depth: 0, side: 300, sigma: 4, scale: 1)
    await #expect(throws: RenderError.self) {
      _ = try await Self.digests(film, Self.memory(900_000), width: 2)
    }
  }

  /// Only the last frame is too large: the survey knows before the first one is drawn.
  @Test func `a survey finds the moment at which a film becomes too large`() throws {
    let film = Self.film(depth: 1, side: 300, sigma: 30, scale: 3)
    let renderer = SceneRenderer()
    #expect(FilmSurvey(of: film, by: renderer).failure() == nil)
    let (first, last) = (
      renderer.compositor.displayList(for: film.scene(at: .zero)),
      renderer.compositor.displayList(for: film.scene(at: .milliseconds(100)))
    )
    // As much as is enough for the first frame and not for the last one.
    let limits = stride(from: 100_000, to: 9_000_000, by: 20_000)
    let limit = try #require(
      limits.first {
        (try? first.layerBytes(limit: $0)) != nil && (try? last.layerBytes(limit: $0)) == nil
      })
    let memory = Self.memory(2 * 300 * 300 * 6 + limit)
    guard
      case .drawing(_, let time, let layer)? = FilmSurvey(of: film, by: renderer, within: memory)
        .failure()
    else {
      Issue.record("nothing was found")
      return
    }
    #expect(layer == "veil-0")
    #expect(time.isAtOrAfter(Time(nanoseconds: 1)))
  }

  /// What a survey accepts is drawn, or refused with a moment and a layer.
  @Test(arguments: 0..<60)
  func `what a survey accepts is drawn or fails with words`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let film = Self.film(
      depth: random.int(in: 0...4), side: Double(random.int(in: 40...260)),
      sigma: random.double(in: 0...40), scale: random.double(in: 0.1...400))
    let memory = Self.memory(random.int(in: 200_000...6_000_000))
    let refused = FilmSurvey(of: film, by: SceneRenderer(), within: memory).failure()
    do {
      let drawn = try await Self.digests(film, memory, width: 2)
      #expect(drawn.count == film.frameCount)
      #expect(refused == nil, "seed \(seed)")
    } catch let failure as RenderError {
      guard case .drawing(let shortage, _, let layer) = failure else {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      if case .tooLargeFrames = shortage {
        #expect(refused != nil, "seed \(seed)")
        return
      }
      #expect(layer != nil, "seed \(seed): \(failure)")
    }
  }
}
