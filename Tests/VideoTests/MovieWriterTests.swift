import SegueFiles
import SegueVideo
import SegueRaster
import TestSupport
import Testing

@Suite struct MovieWriterTests {
  let scratch: Scratch
  let screen = TestScreen(width: 90, height: 160)

  init() throws { scratch = try Scratch() }

  private func recipe(
    _ quality: MovieQuality = .standard, frames: Int = 60, per seconds: Int = 1
  ) -> MovieRecipe {
    MovieRecipe(
      .h264(quality), MovieFormat(width: 90, height: 160, frames: frames, per: seconds))
  }

  private func film(_ recipe: MovieRecipe, frameCount: Int) async throws -> MovieProbe {
    try await filmed(recipe, frameCount: frameCount, to: scratch("film.mp4")) {
      .planes(screen.planes(frame: $0))
    }
    return try MovieProbe(scratch("film.mp4"))
  }

  @Test(arguments: MovieQuality.allCases)
  func `a movie says what it is`(quality: MovieQuality) async throws {
    let probe = try await film(recipe(quality), frameCount: 5)
    #expect(probe.streamCount == 1)
    #expect(probe.codec == "h264")
    #expect(probe.profile == "High")
    #expect((probe.width, probe.height) == (90, 160))
    #expect(probe.pixels == "yuv420p")
    #expect(probe.pixelShape == "1:1")
    #expect(probe.colors == ["bt709", "bt709", "bt709", "tv", "left"])
  }

  @Test(arguments: [
    (60, 1), (50, 1), (25, 1), (24, 1), (60_000, 1001), (30_000, 1001), (24_000, 1001), (1, 1),
    (120, 1), (2, 3),
  ])
  func `frames are shown at their exact times`(frames: Int, seconds: Int) async throws {
    let probe = try await film(recipe(frames: frames, per: seconds), frameCount: 7)
    #expect(probe.frames * seconds == frames * probe.seconds)
    // A tick is `ticksSeconds / ticks` seconds, and frame i is shown i * seconds / frames later.
    let length = seconds * probe.ticks / (frames * probe.ticksSeconds)
    #expect(length * frames * probe.ticksSeconds == seconds * probe.ticks)
    #expect(probe.packets.map(\.time) == (0..<7).map { $0 * length })
    #expect(probe.packets.map(\.decodingTime) == probe.packets.map(\.time))
    #expect(probe.packets.map(\.duration) == Array(repeating: length, count: 7))
    #expect(probe.duration == 7 * length)
  }

  @Test func `segments with and without the fine search are joined`() async throws {
    let recipe = recipe()
    let simpler = try #require(recipe.withoutFineSearch)
    let writer = MovieWriter(try OutputFile(scratch("film.mp4")), recipe)
    for (recipe, frames) in [(recipe, 0..<20), (simpler, 20..<40), (recipe, 40..<60)] {
      try await writer.append(
        try await segment(recipe, frames) { .planes(screen.planes(frame: $0)) })
    }
    try await writer.finish()
    var count = 0
    let likeness = try Likeness.planes(of: scratch("film.mp4")) {
      count += 1
      return screen.planes(frame: $0)
    }
    #expect(count == 60)
    #expect(likeness.luma.decibels > 40)
  }

  @Test(arguments: [1, 120, 179, 180, 300])
  func `every segment starts with the only key frame it has`(frameCount: Int) async throws {
    let probe = try await film(recipe(), frameCount: frameCount)
    let plan = SegmentPlan(frameCount: frameCount, format: recipe().format)
    #expect(probe.packets.count == frameCount)
    let keys = probe.packets.indices.filter { probe.packets[$0].isKey }
    #expect(keys == plan.segments.map(\.lowerBound))
  }

  @Test func `small movies reorder frames and still start at zero`() async throws {
    let probe = try await film(recipe(.small), frameCount: 300)
    #expect(probe.packets.map(\.time).sorted() == (0..<300).map { $0 * 256 })
    #expect(probe.packets.contains { $0.time != $0.decodingTime })
    let decodingTimes = probe.packets.map(\.decodingTime)
    #expect(zip(decodingTimes, decodingTimes.dropFirst()).allSatisfy { $0 < $1 })
    #expect(probe.duration == 300 * 256)
    var times: [Int] = []
    try MovieProbe.decode(scratch("film.mp4")) { times.append($0.time) }
    #expect(times == (0..<300).map { $0 * 256 })
  }

  @Test func `nothing but pictures stands in the packets`() async throws {
    let probe = try await film(recipe(), frameCount: 10)
    for packet in probe.packets {
      #expect(unitTypes(of: packet.bytes) == [packet.isKey ? 5 : 1])
    }
    let bytes = try scratch.bytes(of: "film.mp4")
    #expect(!contains(bytes, "x264"))
    #expect(!contains(bytes, "Lavf"))
    #expect(!contains(bytes, "Lavc"))
  }

  /// The types of the units in a packet of an MP4, each behind its length in four bytes.
  private func unitTypes(of bytes: [UInt8]) -> [Int] {
    var types: [Int] = []
    var i = 0
    while i + 4 < bytes.count {
      types.append(Int(bytes[i + 4] & 31))
      i += 4 + bytes[i..<i + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return types
  }

  @Test func `the index stands in front`() async throws {
    _ = try await film(recipe(), frameCount: 10)
    let bytes = try scratch.bytes(of: "film.mp4")
    let index = try #require(place(of: "moov", in: bytes))
    let data = try #require(place(of: "mdat", in: bytes))
    #expect(index < data)
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `joining copies segments as they are`() async throws {
    let whole = try await film(recipe(), frameCount: 240)
    var packets: [[UInt8]] = []
    for frames in [0..<120, 120..<240] {
      let writer = MovieWriter(try OutputFile(scratch("part.mp4")), recipe())
      try await writer.append(
        try await segment(recipe(), frames) { .planes(screen.planes(frame: $0)) })
      try await writer.finish()
      packets += try MovieProbe(scratch("part.mp4")).packets.map(\.bytes)
    }
    #expect(whole.packets.map(\.bytes) == packets)
  }

  @Test func `segments of different recipes are not joined`() async throws {
    let writer = MovieWriter(try OutputFile(scratch("film.mp4")), recipe())
    let draw = { (i: Int) in MovieFrame.planes(screen.planes(frame: i)) }
    let faded = MovieRecipe(.h264(.standard), recipe().format, fadesScreen: true)
    try await writer.append(try await segment(recipe(), 0..<2, draw))
    let other = try await segment(faded, 2..<4, draw)
    await #expect(throws: MovieError.unequalSegments) { try await writer.append(other) }
    #expect(await writer.frameCount == 2)
    #expect(scratch.names == [])
  }

  @Test(arguments: [(91, 160), (90, 161), (91, 161), (1, 1)])
  func `an odd size is padded by a column or a row`(width: Int, height: Int) async throws {
    let screen = TestScreen(width: width, height: height)
    let recipe = MovieRecipe(.h264(.high), MovieFormat(width: width, height: height, frames: 60))
    try await filmed(recipe, frameCount: 3, to: scratch("odd.mp4")) {
      .planes(screen.planes(frame: $0))
    }
    let probe = try MovieProbe(scratch("odd.mp4"))
    #expect((probe.width, probe.height) == ((width + 1) & ~1, (height + 1) & ~1))
    let likeness = try Likeness.planes(of: scratch("odd.mp4")) { screen.planes(frame: $0) }
    #expect(likeness.luma.decibels > 38)
  }
}

/// Where a text first stands in bytes.
func place(of text: String, in bytes: [UInt8]) -> Int? {
  let word = Array(text.utf8)
  return (0..<max(0, bytes.count - word.count)).first { bytes[$0..<$0 + word.count] == word[...] }
}

/// Whether a text stands in bytes.
func contains(_ bytes: [UInt8], _ text: String) -> Bool { place(of: text, in: bytes) != nil }
