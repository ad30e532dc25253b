import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct PNGKindTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let color: RawPNG.Color
    let depth: Int
    let isInterlaced: Bool

    var testDescription: String { "\(color), \(depth) bits\(isInterlaced ? ", interlaced" : "")" }

    static let all = RawPNG.Color.allCases.flatMap { color in
      color.depths.flatMap { depth in
        [false, true].map { Kind(color: color, depth: depth, isInterlaced: $0) }
      }
    }

    static let keyed = all.filter { [.gray, .rgb].contains($0.color) }
    static let palettes = all.filter { $0.color == .palette }
  }

  /// Sizes at which passes of interlacing are empty, and rows end inside of a byte.
  static let sizes = [(1, 1), (2, 3), (5, 1), (9, 10), (33, 17)]

  private func png(_ kind: Kind, _ size: (Int, Int), seed: UInt64) -> RawPNG {
    var random = SeededGenerator(seed: seed)
    var png = random.rawPNG(size.0, size.1, kind.color, depth: kind.depth)
    png.isInterlaced = kind.isInterlaced
    return png
  }

  @Test(arguments: Kind.all, sizes)
  func `every kind gives its pixels`(_ kind: Kind, _ size: (Int, Int)) throws {
    let png = png(kind, size, seed: 1)
    let picture = try PictureDecoder().decode(png.bytes)
    #expect(picture.surface.words == png.expected)
    #expect(picture.header.format == .png)
    #expect((picture.header.width, picture.header.height) == size)
    #expect(picture.warnings.isEmpty)
  }

  @Test(arguments: Kind.keyed, sizes)
  func `one color may be transparent`(_ kind: Kind, _ size: (Int, Int)) throws {
    var png = png(kind, size, seed: 2)
    png.transparency = png.pixels[0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(png.expected.contains(0))
    #expect(try PictureDecoder().decode(png.bytes).surface.words == png.expected)
  }

  @Test(arguments: Kind.palettes, [1, 2])
  func `colors of a palette may be transparent`(_ kind: Kind, _ count: Int) throws {
    var png = png(kind, (33, 17), seed: 3)
    png.transparency = [0, 100].suffix(count)
    #expect(try PictureDecoder().decode(png.bytes).surface.words == png.expected)
  }

  @Test func `a color beyond the palette is opaque black`() throws {
    var png = png(Kind(color: .palette, depth: 8, isInterlaced: false), (9, 10), seed: 4)
    png.palette = Array(png.palette.prefix(100))
    #expect(png.expected.contains(Pixel.black.word))
    #expect(try PictureDecoder().decode(png.bytes).surface.words == png.expected)
  }

  @Test func `all levels of 16 bits are rounded to the nearest of 8`() throws {
    var png = RawPNG(
      width: 256, height: 256, color: .gray, depth: 16, pixels: (0...65_535).map { [$0] })
    #expect(try PictureDecoder().decode(png.bytes).surface.words == png.expected)
    png.color = .grayAlpha
    png.pixels = (0...65_535).map { [$0, 65_535 - $0] }
    #expect(try PictureDecoder().decode(png.bytes).surface.words == png.expected)
  }

  @Test func `every color times every alpha is multiplied as Pixel does`() throws {
    let png = RawPNG(
      width: 256, height: 256, color: .grayAlpha, depth: 8,
      pixels: (0...65_535).map { [$0 & 255, $0 >> 8] })
    let pixels = png.pixels.map {
      let gray = UInt8($0[0])
      return Pixel(red: gray, green: gray, blue: gray, alpha: UInt8($0[1])).word
    }
    #expect(pixels == png.expected)
    #expect(try PictureDecoder().decode(png.bytes).surface.words == pixels)
  }
}
