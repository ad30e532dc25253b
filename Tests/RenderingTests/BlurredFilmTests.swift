import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Testing

/// Films with motion blur.
@Suite struct BlurredFilmTests {
  private struct KeepingEncoder: FrameEncoder {
    let form: Frame.Form

    func encode(_ frame: Frame) -> Frame.Content { frame.content }

    func remains(of packet: Frame.Content) -> Frame.Content? { packet }
  }

  private struct KeepingSink: FrameSink {
    let encoder: KeepingEncoder
    var frames: [[UInt32]] = []

    mutating func write(_ packet: Frame.Content, index: Int) {
      switch packet {
      case .pixels(let surface):
        frames.append(surface.pixels.indices.map { surface.pixels[$0] })
      case .video(let planes):
        frames.append((planes.luma + planes.blue + planes.red).map { UInt32($0) })
      }
    }

    mutating func finish() {}
  }

  private static func frames(
    _ film: AnimatedScene, form: Frame.Form = .pixels, width: Int = 2, isRepainted: Bool = true,
    memory: RunMemory = RunMemory(), indices: [Int]? = nil
  ) async throws -> [[UInt32]] {
    var rasterizer = Rasterizer()
    if !isRepainted { rasterizer.damageCell = nil }
    var sink = KeepingSink(encoder: KeepingEncoder(form: form))
    let schedule = FrameSchedule(indices ?? Array(0..<film.frameCount), rate: film.frameRate)
    try await FilmRenderer(
      film, by: SceneRenderer(rasterizer: rasterizer, memory: memory), concurrency: width
    ).render(schedule, into: &sink)
    return sink.frames
  }

  /// A white box on black that moves by 16 pixels a frame, for ten frames, and then rests.
  private static func film(_ blur: MotionBlur?, width: Double = 12) -> AnimatedScene {
    let layer = Layer("box") {
      $0.frame = Rect(x: 0, y: 2, width: width, height: 6)
      $0.background = .color(.white)
    }
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(40), to: .number(200), timing: Timing(duration: .seconds(1)), pace: .linear),
      of: .positionX, onLayer: 0)
    var film = AnimatedScene(
      canvas: Canvas(size: Size(240, 10), background: .black), frameRate: FrameRate(10),
      duration: .milliseconds(1500), epochs: [Epoch(tree: LayerTree([layer]), timeline: timeline)])
    film.motionBlur = blur
    return film
  }

  /// The levels of so many eighths of the light of white: the transfer function of sRGB.
  private static let levels: [UInt32] = [0, 99, 137, 165, 188, 207, 225, 240, 255]

  /// In half of a frame the box moves by 8 pixels, and its samples are whole pixels apart where there are four:
  /// its light is a staircase up, a plateau and a staircase down.
  @Test(arguments: [12.0, 4]) func `a box that moves is a trapezoid of light`(
    _ width: Double
  ) async throws {
    let film = Self.film(MotionBlur(shutterAngle: 180, samples: 4), width: width)
    let frames = try await Self.frames(film)
    for frame in 0..<10 {
      let left = 40 - Int(width) / 2 + 16 * frame
      for x in 0..<240 {
        let seen = (0..<4).count { sample in
          (left + 2 * sample + 1..<left + 2 * sample + 1 + Int(width)).contains(x)
        }
        let level = Self.levels[2 * seen]
        #expect(frames[frame][5 * 240 + x] == level * 0x0001_0101 | 0xFF00_0000, "\(frame) \(x)")
      }
    }
  }

  @Test func `frames in which nothing moves are those without blur`() async throws {
    let blurred = try await Self.frames(Self.film(MotionBlur()))
    let sharp = try await Self.frames(Self.film(nil))
    #expect(blurred.count == 16)
    #expect(Array(blurred[10...]) == Array(sharp[10...]))
    #expect(zip(blurred[..<10], sharp[..<10]).allSatisfy { $0 != $1 })
  }

  @Test(arguments: [1, 2, 5], [Frame.Form.pixels, .video])
  func `neither workers nor what is kept of frames before change a byte`(
    _ width: Int, _ form: Frame.Form
  ) async throws {
    let film = Self.film(MotionBlur(shutterAngle: 270, samples: 7), width: 13.3)
    let whole = try await Self.frames(film, form: form, width: 1, isRepainted: false)
    #expect(try await Self.frames(film, form: form, width: width) == whole)
    let chosen = [11, 3, 4, 0, 15, 3]
    let some = try await Self.frames(film, form: form, width: width, indices: chosen)
    #expect(some == chosen.map { whole[$0] })
  }

  @Test func `a still is the frame of its moment`() async throws {
    let film = Self.film(MotionBlur(samples: 5))
    let frames = try await Self.frames(film)
    for frame in [0, 4, 9, 12] {
      let still = try SceneRenderer().surface(of: film, at: film.frameRate.time(ofFrame: frame))
      #expect(still.pixels.indices.map { still.pixels[$0] } == frames[frame])
    }
  }

  /// BT.709 in limited range: 16 + 219 · level / 255.
  @Test func `video planes are those of the mean`() async throws {
    let film = Self.film(MotionBlur(shutterAngle: 180, samples: 4))
    let planes = try await Self.frames(film, form: .video)
    let pixels = try await Self.frames(film)
    for x in 0..<240 {
      let level = Double(pixels[3][5 * 240 + x] & 255)
      #expect(abs(Double(planes[3][5 * 240 + x]) - (16 + 219 * level / 255)) < 0.51)
    }
  }

  /// A frame of 240 × 10 pixels has 14,400 bytes, two of them are there, and its sums take 38,400 more.
  @Test func `memory of the sums is counted`() async throws {
    let memory = RunMemory(total: RunMemory.program + 2 * 14_400 + 20_000)
    #expect(try await Self.frames(Self.film(nil), width: 1, memory: memory).count == 16)
    await #expect(throws: RenderError.self) {
      _ = try await Self.frames(Self.film(MotionBlur()), width: 1, memory: memory)
    }
    let survey = FilmSurvey(of: Self.film(MotionBlur()), by: SceneRenderer(), within: memory)
    #expect(survey.failure() != nil)
  }
}
