import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct PNGDamageTests {
  private func png(_ color: RawPNG.Color = .rgb, depth: Int = 8, seed: UInt64 = 7) -> RawPNG {
    var random = SeededGenerator(seed: seed)
    return random.rawPNG(7, 5, color, depth: depth)
  }

  /// The end chunk and nothing else.
  private let endSize = 12

  @Test(arguments: RawPNG.Color.allCases, [false, true])
  func `a file cut anywhere is refused, unless all pixels are there`(
    _ color: RawPNG.Color, _ isInterlaced: Bool
  ) {
    var png = png(color)
    png.isInterlaced = isInterlaced
    let bytes = png.bytes
    for count in 0..<bytes.count {
      let result = outcome(of: Array(bytes.prefix(count)))
      switch count {
      case 0: #expect(result.refusal == .empty)
      case ..<8: #expect(result.refusal == .unknownFormat, "\(count) bytes")
      case ..<(bytes.count - endSize): #expect(result.refusal == .truncated(.png), "\(count) bytes")
      default:
        #expect(result.words == png.expected, "\(count) bytes")
        #expect((try? result.get().warnings) == [.missingEnd], "\(count) bytes")
      }
    }
  }

  @Test func `a broken sum of the header, the palette or the pixels is an error`() throws {
    let bytes = png(.palette).bytes
    for (name, size) in [("IHDR", 13), ("PLTE", 768), ("IDAT", 5 * 8 + 11)] {
      let place = try #require(bytes.place(of: name))
      let refusal = outcome(of: bytes.changed(at: place + 4 + size)).refusal
      #expect(refusal == .damaged(.png, "\(name): CRC error"))
    }
  }

  @Test func `a broken sum of anything else costs only that`() throws {
    var png = png()
    png.transparency = png.pixels[0].flatMap { [0, UInt8($0)] }
    let place = try #require(png.bytes.place(of: "tRNS"))
    let picture = try PictureDecoder().decode(png.bytes.changed(at: place + 5))
    png.transparency = []
    #expect(picture.surface.words == png.expected)
    #expect(picture.warnings == [.passedOver("tRNS: CRC error")])
  }

  @Test func `one changed byte anywhere is noticed, or changes nothing`() {
    let png = png()
    for place in png.bytes.indices {
      for bit in 0..<8 {
        let result = outcome(of: png.bytes.changed(at: place, by: 1 << bit))
        #expect(result.words == png.expected || result.refusal != nil, "byte \(place), bit \(bit)")
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `changed pixels whose sums are right yield a picture or an error`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let surface = try random.surface(19, 23, isOpaque: false)
    let bytes = try PNGEncoder().bytes(of: surface)
    let start = try #require(bytes.place(of: "IDAT")) + 4
    let end = try #require(bytes.place(of: "IEND")) - 8
    for _ in 0..<20 {
      var pixels = Array(bytes[start..<end])
      for _ in 0..<random.int(in: 1...4) {
        pixels[random.int(in: 0...pixels.count - 1)] ^= random.byte()
      }
      let changed =
        Array(bytes[..<(start - 8)]) + RawPNG.chunk("IDAT", pixels) + Array(bytes[(end + 4)...])
      switch outcome(of: changed) {
      case .success(let picture): #expect(picture.surface.words.count == 19 * 23)
      case .failure(let error): #expect("\(error)".contains("PNG"))
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `bytes changed anywhere do no harm`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kind = random.pick(RawPNG.Color.allCases)
    var png = random.rawPNG(13, 11, kind, depth: random.pick(kind.depths))
    png.isInterlaced = random.pick([false, true])
    for _ in 0..<50 {
      var bytes = png.bytes
      for _ in 0..<random.int(in: 1...8) {
        bytes[random.int(in: 8...bytes.count - 1)] ^= random.byte()
      }
      if case .success(let picture) = outcome(of: bytes) {
        #expect(picture.surface.words.count == 13 * 11)
      }
    }
  }
}

extension [UInt8] {
  /// Where the name of a chunk stands.
  func place(of name: String) -> Int? {
    let name = Array(name.utf8)
    return indices.dropLast(name.count - 1).first { Array(self[$0..<$0 + name.count]) == name }
  }

  /// The bytes with one of them changed.
  func changed(at place: Int, by mask: UInt8 = 1) -> [UInt8] {
    var bytes = self
    bytes[place] ^= mask
    return bytes
  }
}
