import SegueFiles
import SegueVideo
import SegueRaster
import TestSupport
import Testing

@Suite struct SegmentEncoderTests {
  let screen = TestScreen(width: 180, height: 320)
  let format = MovieFormat(width: 180, height: 320, frames: 30)

  private func planes(_ frame: Int) -> MovieFrame { .planes(screen.planes(frame: frame)) }

  @Test(arguments: MovieQuality.allCases)
  func `two runs give the same bytes`(quality: MovieQuality) async throws {
    let recipe = MovieRecipe(.h264(quality), format)
    let first = try await AgreedSegments.all.segment(quality, 0..<20)
    #expect(try await segment(recipe, 0..<20, planes) == first)
  }

  /// The lookahead of `small` depends on the number of threads, which is why that is a constant.
  @Test(arguments: [MovieQuality.draft, .standard, .high], [3, 4, 6, 8, 16])
  func `the number of threads does not show`(quality: MovieQuality, threads: Int) async throws {
    let recipe = MovieRecipe(.h264(quality), format)
    let expected = try await AgreedSegments.all.segment(quality, 0..<20)
    #expect(try await segment(recipe, 0..<20, threads: threads, planes) == expected)
  }

  /// High and narrow films, in which threads follow each other closely: one may begin with a picture when the
  /// one before it is 256 rows ahead.
  @Test(arguments: 0..<8)
  func `films of any kind have the same bytes with any number of threads`(
    seed: Int
  ) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (2 * random.int(in: 20...60), 2 * random.int(in: 200...700))
    let film = TestScreen(width: width, height: height)
    let codecs: [MovieCodec] = [.h264Lossless, .h264(.draft), .h264(.standard), .h264(.high)]
    let codec = codecs[seed % codecs.count]
    let recipe = MovieRecipe(
      codec, MovieFormat(width: width, height: height, frames: 30),
      fadesScreen: random.int(in: 0...1) == 1)
    let frames = 0..<random.int(in: 4...12)
    let pace = random.int(in: 1...9)
    func draw(_ frame: Int) throws -> MovieFrame {
      let frame = pace * frame
      return recipe.takesSurfaces
        ? .surface(try film.surface(frame: frame)) : .planes(film.planes(frame: frame))
    }
    let expected = try await segment(recipe, frames, draw)
    for threads in [random.int(in: 3...8), random.int(in: 9...16)] {
      #expect(
        try await segment(recipe, frames, threads: threads, draw) == expected,
        "seed \(seed), \(threads) threads")
    }
  }

  /// Grain of three pixels that moves by 1.37 pixels a frame.
  private func grain(_ frame: Int) -> MovieFrame {
    func level(_ x: Int, _ y: Int) -> Double {
      let mixed = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
      return Double(((mixed ^ mixed >> 13) &* 1_274_126_177) >> 24)
    }
    var planes = VideoPlanes(width: 180, height: 320)
    for y in 0..<320 {
      for x in 0..<180 {
        let (u, v) = ((Double(x) + 1.37 * Double(frame)) / 3, Double(y) / 3)
        let (i, j) = (Int(u), Int(v))
        let (a, b) = (u - Double(i), v - Double(j))
        let upper = level(i, j) * (1 - a) + level(i + 1, j) * a
        let lower = level(i, j + 1) * (1 - a) + level(i + 1, j + 1) * a
        planes.luma[y * 180 + x] = UInt8(40 + 0.7 * (upper * (1 - b) + lower * b))
      }
    }
    return .planes(planes)
  }

  /// Without a search between pixels it would be larger than the usual movie, and worse.
  @Test func `a draft is small where grain moves by parts of pixels`() async throws {
    func size(_ recipe: MovieRecipe) async throws -> Int {
      try await segment(recipe, 0..<12, grain).size
    }
    let draft = MovieRecipe(.h264(.draft), format)
    let usual = try await size(MovieRecipe(.h264(.standard), format))
    #expect(try await size(draft) * 4 < usual * 3)
    #expect(try await size(try #require(draft.withoutFineSearch)) > usual)
  }

  @Test func `without the fine search, neither threads nor instructions show`() async throws {
    let recipe = try #require(MovieRecipe(.h264(.standard), format).withoutFineSearch)
    let expected = try await segment(recipe, 0..<12, planes)
    #expect(expected != (try await AgreedSegments.all.segment(.standard, 0..<12)))
    for threads in [2, 3, 6] {
      #expect(try await segment(recipe, 0..<12, threads: threads, planes) == expected)
    }
    for set in ["0", "MMX2,SSE,SSE2", "MMX2,SSE,SSE2,SSE3,SSSE3,AVX"] {
      #expect(try await segment(recipe.altered(x264: ":asm=\(set)"), 0..<12, planes) == expected)
    }
  }

  @Test(
    arguments: MovieQuality.allCases,
    [
      "0", "MMX2,SSE,SSE2", "MMX2,SSE,SSE2,SSE3,SSSE3,SSE4.1,SSE4.2",
      "MMX2,SSE,SSE2,SSE3,SSSE3,AVX",
    ])
  func `the instruction set does not show`(quality: MovieQuality, set: String) async throws {
    let recipe = MovieRecipe(.h264(quality), format, fadesScreen: true)
    let expected = try await AgreedSegments.all.segment(quality, 0..<12, fadesScreen: true)
    let other = try await segment(recipe.altered(x264: ":asm=\(set)"), 0..<12, planes)
    #expect(other == expected)
  }

  /// The movie whose segments are encoded one after the other.
  private static let oneAfterTheOther = Task {
    let (scratch, screen) = (try Scratch(), TestScreen(width: 180, height: 320))
    let recipe = MovieRecipe(.h264(.standard), MovieFormat(width: 180, height: 320, frames: 30))
    try await filmed(recipe, frameCount: 250, to: scratch("one.mp4")) {
      .planes(screen.planes(frame: $0))
    }
    return try scratch.bytes(of: "one.mp4")
  }

  @Test(arguments: [1, 2, 4])
  func `any number of segments may be encoded at the same time`(workers: Int) async throws {
    let scratch = try Scratch()
    let recipe = MovieRecipe(.h264(.standard), format)
    let segments = try await withThrowingTaskGroup(of: (Int, EncodedSegment).self) { group in
      let plan = SegmentPlan(frameCount: 250, format: format)
      var done: [Int: EncodedSegment] = [:]
      for (i, frames) in plan.segments.enumerated() {
        if i >= workers, let (index, segment) = try await group.next() { done[index] = segment }
        group.addTask { (i, try await segment(recipe, frames, planes)) }
      }
      for try await (index, segment) in group { done[index] = segment }
      return plan.segments.indices.compactMap { done[$0] }
    }
    let writer = MovieWriter(try OutputFile(scratch("many.mp4")), recipe)
    for segment in segments { try await writer.append(segment) }
    try await writer.finish()
    #expect(try await scratch.bytes(of: "many.mp4") == Self.oneAfterTheOther.value)
  }

  @Test func `headers do not depend on the segment`() async throws {
    let recipe = MovieRecipe(.h264(.small), format)
    let first = try await segment(recipe, 0..<60, planes)
    let last = try await segment(recipe, 60..<149, planes)
    #expect(first.stream == last.stream)
    #expect(!first.stream.extradata.isEmpty)
  }

  @Test(arguments: [(MovieQuality.draft, 37.0), (.standard, 40), (.high, 43), (.small, 38)])
  func `a movie looks like its frames`(quality: MovieQuality, decibels: Double) async throws {
    let scratch = try Scratch()
    try await filmed(
      MovieRecipe(.h264(quality), format), frameCount: 40, to: scratch("film.mp4"), planes)
    let likeness = try Likeness.planes(of: scratch("film.mp4")) { screen.planes(frame: $0) }
    #expect(likeness.luma.decibels >= decibels)
    for plane in [likeness.luma, likeness.blue, likeness.red] { #expect(abs(plane.bias) <= 0.5) }
  }

  @Test func `an encoder works beside the pool`() async {
    await #expect(processExitsWith: .success) {
      let format = MovieFormat(width: 16, height: 16, frames: 30)
      let encoder = try SegmentEncoder(MovieRecipe(.h264(.draft), format))
      await Self.checkQueue(of: encoder)
    }
  }

  @Test func `what is beside the queue of an encoder is noticed`() async {
    await #expect(processExitsWith: .failure) {
      let format = MovieFormat(width: 16, height: 16, frames: 30)
      try SegmentEncoder(MovieRecipe(.h264(.draft), format)).queue.checkIsolated()
    }
  }

  /// Stops the program unless the code of the encoder runs on its own queue.
  private static func checkQueue(of encoder: isolated SegmentEncoder) {
    encoder.queue.checkIsolated()
  }

  @Test func `an encoder that is not there is named`() async throws {
    let recipe = MovieRecipe(.h264(.draft), format).altered(encoder: "libnothing")
    let error = #expect(throws: MovieError.self) { _ = try SegmentEncoder(recipe) }
    #expect(
      error?.description
        == "codec 'h264' is not available: this FFmpeg has no encoder 'libnothing'")
    #expect(error?.hint?.contains("install a libavcodec") == true)
  }

  @Test func `an encoder's own words explain why it does not work, and stay out of the terminal`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let format = MovieFormat(width: 16, height: 16, frames: 30)
      let recipe = MovieRecipe(.h264(.draft), format).altered(x264: ":crf=nonsense")
      let error = #expect(throws: MovieError.self) { _ = try SegmentEncoder(recipe) }
      #expect(
        error?.description == "cannot prepare the encoder: Error parsing option 'crf = nonsense'")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!words.contains("264"))
  }

  @Test func `too large a frame is refused in the encoder's words`() {
    let recipe = MovieRecipe(.h264(.draft), MovieFormat(width: 20_000, height: 2, frames: 30))
    let error = #expect(throws: MovieError.self) { _ = try SegmentEncoder(recipe) }
    #expect(error?.description.hasPrefix("cannot prepare the encoder: ") == true)
  }
}
