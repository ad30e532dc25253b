import Foundation
import SegueFiles
import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: SeededGenerator.seeds, [false, true])
  func `what is written is read again`(_ seed: UInt64, _ isOpaque: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let size = (random.int(in: 1...90), random.int(in: 1...200))
    let surface = try random.surface(size.0, size.1, isOpaque: isOpaque)
    let picture = try PictureDecoder().decode(PNGEncoder().bytes(of: surface))
    #expect(picture.surface == surface)
    #expect(picture.warnings.isEmpty)
  }

  @Test func `a picture of many pieces is read again`() throws {
    var random = SeededGenerator(seed: 1)
    let surface = try random.surface(701, 640, isOpaque: false)
    let bytes = try PNGEncoder().bytes(of: surface)
    #expect(bytes.count > 1 << 19)
    #expect(try PictureDecoder().decode(bytes).surface == surface)
  }

  @Test(arguments: [(1, 16_384), (16_384, 1)])
  func `a picture may be as long as a surface`(_ width: Int, _ height: Int) throws {
    var random = SeededGenerator(seed: 2)
    let surface = try random.surface(width, height, isOpaque: true)
    let bytes = try PNGEncoder().bytes(of: surface)
    #expect(try PictureDecoder().decode(bytes).surface == surface)
  }

  @Test func `every premultiplied pixel survives`() throws {
    var words: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for color in UInt32(0)...255 {
        let gray = min(color, alpha)
        words.append(gray | gray << 8 | gray << 16 | alpha << 24)
      }
    }
    let surface = try Surface(width: 256, words: words)
    #expect(try PictureDecoder().decode(PNGEncoder().bytes(of: surface)).surface == surface)
  }

  @Test(arguments: [(true, UInt8(2)), (false, 6)])
  func `alpha is written only where there is some`(_ isOpaque: Bool, _ color: UInt8) throws {
    var random = SeededGenerator(seed: 3)
    let bytes = try PNGEncoder().bytes(of: random.surface(8, 8, isOpaque: isOpaque))
    #expect(bytes[25] == color)
    #expect(bytes.place(of: "sRGB") == 37)
  }

  @Test(arguments: [true, false])
  func `no instruction set changes a byte`(_ isOpaque: Bool) throws {
    var random = SeededGenerator(seed: 4)
    let surface = try random.surface(131, 77, isOpaque: isOpaque)
    let files = try KernelSet.available.map { try PNGEncoder(kernels: $0).bytes(of: surface) }
    #expect(Set(files).count == 1)
  }

  @Test func `pixels with no alpha lose their color only`() throws {
    let surface = try Surface(width: 3, words: [0xff00_00ff, 0, 0x8000_0080])
    let read = try PictureDecoder().decode(PNGEncoder().bytes(of: surface)).surface
    #expect(read.words == [0xff00_00ff, 0, 0x8000_0080])
  }

  @Test func `a file holds the same bytes as memory`() throws {
    var random = SeededGenerator(seed: 5)
    let surface = try random.surface(300, 200, isOpaque: false)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var file = try OutputFile(path)
    try PNGEncoder().write(surface, into: &file)
    try file.finish()
    let expected = try PNGEncoder().bytes(of: surface)
    #expect(try InputFile.read(path, limit: 1 << 24).bytes == expected)
  }

  @Test func `a sink that is full says so`() throws {
    var random = SeededGenerator(seed: 6)
    let surface = try random.surface(300, 200, isOpaque: false)
    #expect(throws: PictureError.output(FullSink.full(70_000))) {
      var sink = FullSink(capacity: 70_000)
      try PNGEncoder().write(surface, into: &sink)
    }
  }
}
