import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct AnimationTests {
  /// What of each surface is shown after the last: without those that are the same as the one before.
  private func changing(_ surfaces: [Surface]) -> [Surface] {
    surfaces.indices.filter { $0 == 0 || surfaces[$0] != surfaces[$0 - 1] }.map { surfaces[$0] }
  }

  @Test(arguments: SeededGenerator.seeds, [false, true])
  func `an APNG is put together to what it was made of`(_ seed: UInt64, _ isOpaque: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let surfaces = try MadeAnimation.surfaces(&random, count: 6, isOpaque: isOpaque)
    let file = try MadeAnimation.bytes(.apng, of: surfaces, isOpaque: isOpaque)
    let taken = TakenAPNG(file)
    let shown = changing(surfaces)
    try #require(taken.frames.count == shown.count)
    var canvas = try Surface(width: surfaces[0].width, height: surfaces[0].height)
    for (frame, surface) in zip(taken.frames, shown) {
      let part = try PictureDecoder().decode(frame.file).surface
      let (place, width) = (frame.place, canvas.width)
      #expect((part.width, part.height) == (place.width, place.height))
      try canvas.withPixels { pixels in
        for y in place.rows {
          for x in place.columns {
            pixels[y * width + x] =
              part.pixels[(y - place.minY) * place.width + x - place.minX]
          }
        }
      }
      #expect(canvas == surface)
    }
    // As it stands, the file is a PNG of its first frame.
    #expect(try PictureDecoder().decode(file).surface == surfaces[0])
    #expect(file[25] == (isOpaque ? 2 : 6))
  }

  @Test func `the chunks of an APNG have their order, numbers and sums`() throws {
    var random = SeededGenerator(seed: 1)
    let surfaces = try (0..<4).map { _ in try random.surface(9, 7, isOpaque: true) }
    let taken = TakenAPNG(try MadeAnimation.bytes(.apng, of: surfaces, plays: 3, rests: [0, 5]))
    let heads = ["IHDR", "sRGB", "acTL", "fcTL", "IDAT"]
    let others = ["fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT"]
    #expect(taken.names == heads + others + ["IEND"])
    #expect(taken.sequence == Array(0...6))
    #expect((taken.frameCount, taken.plays) == (4, 3))
    #expect(taken.hasRightSums)
    #expect(taken.frames.map(\.delay.numerator) == [1, 1, 1, 1])
    #expect(taken.frames.map(\.delay.denominator) == [60, 10, 60, 60])
    #expect(taken.frames.allSatisfy { $0.operations == [0, 0] })
  }

  @Test func `only what changes is in a frame`() throws {
    let ground = try Surface(width: 20, words: [UInt32](repeating: 0xff20_3040, count: 200))
    var spotted = ground
    try spotted.withPixels { pixels in
      pixels[3 * 20 + 11] = 0xff00_0000
      pixels[6 * 20 + 5] = 0xff00_0000
    }
    let taken = TakenAPNG(try MadeAnimation.bytes(.apng, of: [ground, spotted, spotted, ground]))
    let place = PixelRect(minX: 5, minY: 3, maxX: 12, maxY: 7)
    #expect(taken.frames.map(\.place) == [ground.bounds, place, place])
    #expect(taken.frames.map(\.delay.denominator) == [60, 30, 60])
  }

  @Test(arguments: [
    (60, 1, 5_000_000), (30_000, 1001, 6000), (30_000, 1001, 4_999_999), (65_537, 1111, 10_000),
  ])
  func `an APNG rests as long as it should, however long that is`(
    _ frames: Int, _ seconds: Int, _ count: Int
  ) throws {
    let surface = try Surface(width: 2, words: [.max, .max])
    let file = try MadeAnimation.bytes(
      .apng, of: [surface], rate: (frames, seconds), rests: [count - 1])
    let taken = TakenAPNG(file)
    #expect(taken.frameCount == taken.frames.count)
    let sum = taken.frames.map { Double($0.delay.numerator) / Double($0.delay.denominator) }
      .reduce(0, +)
    let exact = Double(count) * Double(seconds) / Double(frames)
    #expect(abs(sum - exact) < (frames > 65_535 ? 1e-4 : 1e-6 * exact))
    #expect(taken.frames.count <= 1 + Int(exact / 30))
  }

  @Test(arguments: SeededGenerator.seeds, [false, true])
  func `a WebP shows what it was made of`(_ seed: UInt64, _ isOpaque: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let surfaces = try MadeAnimation.surfaces(&random, count: 6, isOpaque: isOpaque)
    let file = try MadeAnimation.bytes(.webP(quality: nil), of: surfaces, isOpaque: isOpaque)
    let played = try #require(PlayedWebP(file))
    let shown = changing(surfaces)
    try #require(played.frames.count == shown.count)
    for (frame, surface) in zip(played.frames, shown) {
      let straight = try surface.straight()
      let pixels = stride(from: 0, to: frame.count, by: 4).map { place in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(frame[place + $1]) << (8 * $1) }
      }
      #expect(pixels == straight.words)
    }
  }

  @Test func `a WebP rests as long as it should, and never drifts`() throws {
    let surfaces = try [0xff00_0000, 0xffff_ffff, 0xff00_00ff].map {
      try Surface(width: 1, words: [$0])
    }
    let file = try MadeAnimation.bytes(
      .webP(quality: nil), of: surfaces, rate: (30_000, 1001), rests: [0, 999_998])
    let played = try #require(PlayedWebP(file))
    // 24 bits of milliseconds are less than five hours.
    #expect(played.ends.count == 4)
    #expect(played.ends[0] == 33 && played.ends[2] == 33_366_667 && played.ends[3] == 33_366_700)
  }

  @Test(arguments: [AnimationFormat.apng, .webP(quality: nil), .webP(quality: 80), .gif])
  func `no instruction set changes a byte`(_ format: AnimationFormat) throws {
    var random = SeededGenerator(seed: 4)
    let surface = try random.surface(131, 77, isOpaque: false)
    for isOpaque in [true, false] {
      let recipe = AnimationRecipe(
        format, width: 131, height: 77, isOpaque: isOpaque, frames: 60, per: 1)
      let files = try KernelSet.available.map { kernels in
        let encoder = AnimationEncoder(recipe, kernels: kernels)
        var writer = try AnimationWriter(recipe, into: [UInt8]())
        try writer.add(try encoder.picture(of: surface, after: nil))
        return try writer.finish()
      }
      #expect(Set(files).count == 1)
    }
  }

  @Test(arguments: [AnimationFormat.apng, .webP(quality: nil), .gif], [(1, 16_383), (16_383, 1)])
  func `a picture may be long`(_ format: AnimationFormat, _ size: (Int, Int)) throws {
    var random = SeededGenerator(seed: 2)
    let surface = try random.surface(size.0, size.1, isOpaque: true)
    let file = try MadeAnimation.bytes(format, of: [surface])
    if case .webP = format { #expect(PlayedWebP(file)?.frames.count == 1) }
    if format == .apng { #expect(try PictureDecoder().decode(file).surface == surface) }
    if format == .gif { #expect(file.count > 16_383 && file.last == 0x3b) }
  }

  @Test func `a GIF rests as long as it should, in parts that it can count`() throws {
    let surface = try Surface(width: 1, words: [0xff00_0000])
    let file = try MadeAnimation.bytes(.gif, of: [surface], rate: (30, 1), rests: [29_999])
    let controls = file.indices.dropLast(8).filter {
      file[$0..<$0 + 3].elementsEqual([0x21, 0xf9, 4])
    }
    let delays = controls.map { Int(file[$0 + 4]) | Int(file[$0 + 5]) << 8 }
    #expect(delays.count == 2 && delays.reduce(0, +) == 100_000)
  }

  @Test func `a sink that is full says so`() throws {
    var random = SeededGenerator(seed: 6)
    let surface = try random.surface(300, 200, isOpaque: true)
    let recipe = AnimationRecipe(
      .apng, width: 300, height: 200, isOpaque: true, frames: 60, per: 1)
    let picture = try AnimationEncoder(recipe).picture(of: surface, after: nil)
    #expect(throws: PictureError.output(FullSink.full(70_000))) {
      var writer = try AnimationWriter(recipe, into: FullSink(capacity: 70_000))
      try writer.add(picture)
      _ = try writer.finish()
    }
  }
}
