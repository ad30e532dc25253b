import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct WebPReaderTests {
  @Test(arguments: SeededGenerator.seeds, [true, false])
  func `what was stored without loss is read again`(_ seed: UInt64, _ isOpaque: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let size = (random.int(in: 1...40), random.int(in: 1...40))
    let surface = try random.surface(size.0, size.1, isOpaque: isOpaque)
    let bytes = MadeWebP.lossless(try surface.straight())
    let picture = try PictureDecoder().decode(bytes)
    #expect(picture.surface == surface)
    #expect(picture.warnings.isEmpty)
    #expect(picture.header == (try PictureDecoder().header(of: bytes)))
  }

  @Test(arguments: [true, false])
  func `lossy pixels are those of libwebp`(_ isOpaque: Bool) throws {
    var random = SeededGenerator(seed: 1)
    let surface = try random.surface(51, 38, isOpaque: isOpaque)
    let bytes = MadeWebP.lossy(try surface.straight(), quality: 60)
    let straight = MadeWebP.straight(bytes)
    let expected = stride(from: 0, to: straight.count, by: 4).map {
      Pixel(
        red: straight[$0], green: straight[$0 + 1], blue: straight[$0 + 2], alpha: straight[$0 + 3]
      ).word
    }
    let picture = try PictureDecoder().decode(bytes)
    #expect(picture.surface.words == expected)
    #expect(picture.surface.words.contains { $0 >> 24 != 255 } == !isOpaque)
  }

  @Test func `an animation shows its first frame in its place`() throws {
    var random = SeededGenerator(seed: 2)
    let frames = try (0..<3).map { _ in try random.surface(8, 6, isOpaque: false) }
    let files = try frames.map { MadeWebP.lossless(try $0.straight()) }
    let bytes = MadeWebP.animated(files, size: (8, 6), at: (4, 2), canvas: (20, 10))
    let picture = try PictureDecoder().decode(bytes)
    #expect((picture.header.width, picture.header.height) == (20, 10))
    #expect(picture.warnings == [.firstFrameOnly])
    for y in 0..<10 {
      for x in 0..<20 {
        let isFrame = (4..<12).contains(x) && (2..<8).contains(y)
        #expect(picture.surface[x, y] == (isFrame ? frames[0][x - 4, y - 2] : .clear))
      }
    }
  }

  @Test func `a frame that leaves the canvas is refused`() throws {
    var random = SeededGenerator(seed: 3)
    let file = MadeWebP.lossless(try random.surface(8, 6, isOpaque: true))
    let bytes = MadeWebP.animated([file, file], size: (8, 6), at: (14, 2), canvas: (20, 10))
    #expect(outcome(of: bytes).refusal == .damaged(.webP, "not a valid file"))
  }

  @Test func `an embedded profile is ignored with a warning`() throws {
    var random = SeededGenerator(seed: 4)
    let surface = try random.surface(9, 9, isOpaque: false)
    let file = MadeWebP.lossless(try surface.straight())
    let picture = try PictureDecoder().decode(MadeWebP.withProfile(file, width: 9, height: 9))
    #expect(picture.surface == surface)
    #expect(picture.warnings == [.colorsTakenForSRGB])
  }

  @Test(arguments: [true, false])
  func `a file cut anywhere is refused`(_ isLossless: Bool) throws {
    var random = SeededGenerator(seed: 5)
    let surface = try random.surface(9, 7, isOpaque: false).straight()
    let bytes = isLossless ? MadeWebP.lossless(surface) : MadeWebP.lossy(surface, quality: 50)
    for count in 12..<bytes.count {
      #expect(
        outcome(of: Array(bytes.prefix(count))).refusal == .truncated(.webP), "\(count) bytes")
    }
  }

  @Test(arguments: SeededGenerator.seeds, [true, false])
  func `bytes changed anywhere do no harm`(_ seed: UInt64, _ isLossless: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let surface = try random.surface(17, 13, isOpaque: false).straight()
    let whole = isLossless ? MadeWebP.lossless(surface) : MadeWebP.lossy(surface, quality: 50)
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<random.int(in: 1...6) {
        bytes[random.int(in: 12...bytes.count - 1)] ^= random.byte()
      }
      if case .success(let picture) = outcome(of: bytes) {
        #expect(picture.surface.words.count == picture.header.width * picture.header.height)
      }
    }
  }

  @Test func `a giant canvas is refused by its header`() throws {
    var random = SeededGenerator(seed: 6)
    let file = MadeWebP.lossless(try random.surface(8, 6, isOpaque: true))
    let bytes = MadeWebP.animated([file], size: (8, 6), at: (0, 0), canvas: (1 << 14, 1 << 14))
    let refusal = outcome(of: bytes).refusal
    #expect(refusal == .tooLarge(width: 1 << 14, height: 1 << 14, .standard))
  }
}
