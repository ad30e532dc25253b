import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct JPEGReaderTests {
  static let names = [
    "smooth-420", "half-422", "full-444", "tall-441", "progressive", "restarts", "gray",
    "arithmetic",
  ]

  @Test(arguments: names)
  func `pixels are those of libjpeg`(_ name: String) throws {
    let picture = try PictureDecoder().decode(StoredPicture.bytes(of: "\(name).jpg"))
    #expect(picture.surface.words == (try StoredPicture.words(of: "\(name).pnm")))
    #expect(picture.header == (try header(of: "\(name).jpg")))
    #expect(picture.warnings.isEmpty)
  }

  private func header(of name: String) throws -> PictureHeader {
    let header = try PictureDecoder().header(of: StoredPicture.bytes(of: name))
    #expect((header.format, header.width, header.height) == (.jpeg, 37, 29))
    return header
  }

  @Test func `tables alone are no picture`() {
    let bytes: [UInt8] = [0xff, 0xd8, 0xff, 0xd9]
    let refusal = outcome(of: bytes).refusal
    #expect(refusal == .damaged(.jpeg, "it has no pixels"))
  }

  @Test func `colors for print are refused by name`() throws {
    let refusal = outcome(of: try StoredPicture.bytes(of: "print-cmyk.jpg")).refusal
    #expect(refusal == .unsupportedKind(.jpeg, "colors for print (CMYK)"))
  }

  @Test(arguments: ["smooth-420", "progressive", "restarts"])
  func `a file cut anywhere is refused, unless all pixels are there`(_ name: String) throws {
    let bytes = try StoredPicture.bytes(of: "\(name).jpg")
    let words = try StoredPicture.words(of: "\(name).pnm")
    for count in 3..<bytes.count {
      let result = outcome(of: Array(bytes.prefix(count)))
      #expect(result.refusal != nil || result.words == words, "\(count) bytes")
      // Half of the file never holds all pixels.
      if count < bytes.count / 2 { #expect(result.refusal != nil, "\(count) bytes") }
    }
  }

  @Test func `an early end among the pixels is named`() throws {
    let bytes = try StoredPicture.bytes(of: "smooth-420.jpg")
    #expect(outcome(of: Array(bytes.dropLast(100))).refusal == .truncated(.jpeg))
  }

  @Test func `bytes between the segments cost a warning`() throws {
    let bytes = try StoredPicture.bytes(of: "smooth-420.jpg")
    let place = try #require(bytes.indices.first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xdb })
    let strewn = Array(bytes[..<place]) + [0, 1, 2] + Array(bytes[place...])
    let picture = try PictureDecoder().decode(strewn)
    #expect(picture.surface.words == (try StoredPicture.words(of: "smooth-420.pnm")))
    let words = "Corrupt JPEG data: 3 extraneous bytes before marker 0xdb"
    #expect(picture.warnings == [.passedOver(words)])
  }

  @Test func `what was left out of the middle is missed`() throws {
    let bytes = try StoredPicture.bytes(of: "restarts.jpg")
    let restart = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xd0 })
    let broken = Array(bytes[..<(restart - 40)]) + Array(bytes[restart...])
    #expect(outcome(of: broken).refusal == .truncated(.jpeg))
  }

  @Test(arguments: SeededGenerator.seeds, ["smooth-420", "progressive", "arithmetic"])
  func `bytes changed anywhere do no harm`(_ seed: UInt64, _ name: String) throws {
    var random = SeededGenerator(seed: seed)
    let whole = try StoredPicture.bytes(of: "\(name).jpg")
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<random.int(in: 1...6) {
        bytes[random.int(in: 3...bytes.count - 1)] ^= random.byte()
      }
      if case .success(let picture) = outcome(of: bytes) {
        #expect(picture.surface.words.count == picture.header.width * picture.header.height)
      }
    }
  }

  @Test func `a picture of too many scans is refused`() throws {
    let bytes = try StoredPicture.bytes(of: "progressive.jpg")
    let scan = try #require(bytes.indices.first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xda })
    let end = try #require(
      bytes.indices.dropLast().first {
        $0 > scan && bytes[$0] == 0xff && ![0, 0xda].contains(bytes[$0 + 1])
      })
    let again = Array(repeating: bytes[scan..<end], count: 600).flatMap(\.self)
    let bomb = Array(bytes[..<scan]) + again + Array(bytes[scan...])
    let refusal = try #require(outcome(of: bomb).refusal)
    #expect("\(refusal)".contains("scans"))
  }

  @Test func `an embedded profile is ignored with a warning`() throws {
    let bytes = try StoredPicture.bytes(of: "full-444.jpg")
    let profile = Array("ICC_PROFILE\0\u{1}\u{1}something".utf8)
    let picture = try PictureDecoder().decode(bytes.with(segment: 0xe2, profile))
    #expect(picture.surface.words == (try StoredPicture.words(of: "full-444.pnm")))
    #expect(picture.warnings == [.colorsTakenForSRGB])
  }

  @Test func `memory for scans is asked of the budget and given back`() throws {
    let bytes = try StoredPicture.bytes(of: "progressive.jpg")
    var budget = MemoryBudget(bytes: 37 * 29 * 4 + 100)
    #expect(throws: PictureError.self) {
      try PictureDecoder().decode(bytes, budget: &budget)
    }
    budget = MemoryBudget(bytes: 1 << 20)
    _ = try PictureDecoder().decode(bytes, budget: &budget)
    #expect(budget.left == 1 << 20 - 37 * 29 * 4)
  }
}

extension [UInt8] {
  /// The JPEG with one more segment at its start.
  func with(segment marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return self[..<2] + [0xff, marker, UInt8(length >> 8), UInt8(length & 255)] + content
      + self[2...]
  }
}
