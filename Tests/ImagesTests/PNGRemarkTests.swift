import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct PNGRemarkTests {
  private let png: RawPNG = {
    var random = SeededGenerator(seed: 5)
    return random.rawPNG(4, 3, .rgb, depth: 8)
  }()

  private func warnings(with chunks: [[UInt8]]) throws -> [PictureWarning] {
    var png = png
    png.chunks = chunks.flatMap(\.self)
    let picture = try PictureDecoder().decode(png.bytes)
    #expect(picture.surface.words == png.expected)
    return picture.warnings
  }

  private static func gamma(_ value: Int) -> [UInt8] {
    RawPNG.chunk("gAMA", RawPNG.bigEndian(value))
  }

  private static func chromaticities(_ values: [Int]) -> [UInt8] {
    RawPNG.chunk("cHRM", values.flatMap(RawPNG.bigEndian))
  }

  private static let srgb = RawPNG.chunk("sRGB", [0])
  private static let ownPrimaries = chromaticities([
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ])
  private static let widePrimaries = chromaticities([
    31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000,
  ])

  @Test(arguments: [[], [srgb], [gamma(45_455)], [gamma(45_455), ownPrimaries], [ownPrimaries]])
  func `colors of sRGB go without saying`(_ chunks: [[UInt8]]) throws {
    #expect(try warnings(with: chunks) == [])
  }

  @Test(arguments: [
    [gamma(100_000)], [widePrimaries], [gamma(45_455), widePrimaries],
    [RawPNG.chunk("iCCP", Array("Some profile\0\0abc".utf8))],
    [RawPNG.chunk("cICP", [12, 13, 0, 1])],
  ])
  func `other colors are taken for sRGB, with one warning`(_ chunks: [[UInt8]]) throws {
    #expect(try warnings(with: chunks) == [.colorsTakenForSRGB])
  }

  @Test func `an animation shows its default picture`() throws {
    let control = RawPNG.chunk("acTL", RawPNG.bigEndian(2) + RawPNG.bigEndian(0))
    #expect(try warnings(with: [control]) == [.firstFrameOnly])
  }

  @Test func `texts and unknown chunks are passed over in silence`() throws {
    let texts = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "vpAg"].map {
      RawPNG.chunk($0, Array("Comment\0\0not what it should be".utf8))
    }
    #expect(try warnings(with: texts) == [])
  }

  @Test func `an unknown chunk that is critical is an error`() throws {
    var png = png
    png.chunks = RawPNG.chunk("ABCD", [1, 2, 3])
    #expect(outcome(of: png.bytes).refusal == .damaged(.png, "ABCD: unhandled critical chunk"))
  }

  @Test func `Apple's own form is named`() {
    let bytes =
      RawPNG.signature + RawPNG.chunk("CgBI", [0x50, 0, 0x20, 2])
      + png.bytes.dropFirst(RawPNG.signature.count)
    let refusal = outcome(of: bytes).refusal
    #expect(refusal == .unsupportedKind(.png, "Apple's own form for devices (CgBI)"))
  }
}
