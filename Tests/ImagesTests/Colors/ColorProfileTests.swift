import SegueImages
import SegueRaster
import TestSupport
import Testing

/// A profile costs one warning, but for those that mean sRGB, in every format that can have one.
@Suite struct ColorProfileTests {
  static let ours: [MadeProfile] = [
    MadeProfile(),
    MadeProfile(curve: .gamma(2.2)),
    MadeProfile(curve: .formula(0, [2.2])),
    MadeProfile(curve: .formula(4, [2.4, 0.94786, 0.05214, 0.0774, 0.04045, 0, 0])),
    MadeProfile(curve: .table(MadeProfile.light(1_025))),
    MadeProfile(curve: .table(MadeProfile.light(26))),
    MadeProfile(space: "GRAY", curve: .gamma(2.2)),
  ]

  static let foreign: [MadeProfile] = [
    MadeProfile(primaries: MadeProfile.wide),
    MadeProfile(curve: .gamma(1.8)),
    MadeProfile(curve: .gamma(1)),
    MadeProfile(curve: .table([0, 1])),
    MadeProfile(curve: .table([])),
    MadeProfile(curve: .formula(3, [2.4, 1, 0, 0.0774, 0.04045])),
    MadeProfile(space: "CMYK"),
    MadeProfile(space: "GRAY", curve: .gamma(1)),
    MadeProfile(primaries: MadeProfile.wide, description: "like sRGB, but wider"),
  ]

  /// The warnings about a picture with this profile, in each format.
  private func warnings(with profile: [UInt8]) throws -> [[PictureWarning]] {
    var random = SeededGenerator(seed: 8)
    var png = random.rawPNG(4, 3, .rgb, depth: 8)
    png.chunks = RawPNG.chunk("iCCP", Array("name\0\0".utf8) + Zlib.stored(profile))
    let webP = MadeWebP.lossless(try random.surface(9, 9, isOpaque: true))
    let jpeg = try StoredPicture.bytes(of: "full-444.jpg")
    // Segments of a JPEG hold 64 KiB, so that long profiles come in pieces, in any order.
    let half = profile.count / 2
    let pieces = [
      (UInt8(2), Array(profile[half...])), (UInt8(1), Array(profile[..<half])),
    ].map { Array("ICC_PROFILE\0".utf8) + [$0.0, 2] + $0.1 }
    let files = [
      png.bytes, MadeWebP.withProfile(webP, width: 9, height: 9, profile),
      jpeg.with(segment: 0xe2, pieces[1]).with(segment: 0xe2, pieces[0]),
    ]
    return try files.map { try PictureDecoder().decode($0).warnings }
  }

  @Test(arguments: ours.indices) func `a profile of sRGB goes without saying`(index: Int) throws {
    #expect(try warnings(with: Self.ours[index].bytes) == [[], [], []])
  }

  @Test(arguments: foreign.indices)
  func `another profile is ignored, with one warning`(index: Int) throws {
    let expected = [[PictureWarning]](repeating: [.colorsTakenForSRGB], count: 3)
    #expect(try warnings(with: Self.foreign[index].bytes) == expected)
  }

  @Test func `a profile of tables is known by its description`() throws {
    let text = Array("mluc\0\0\0\0".utf8) + Array("s\0R\0G\0B\0 \0v\04".utf8)
    let other = Array("mluc\0\0\0\0".utf8) + Array("P\03\0".utf8)
    #expect(try warnings(with: MadeProfile.file("RGB ", [("desc", text)])) == [[], [], []])
    let warnings = try warnings(with: MadeProfile.file("RGB ", [("desc", other)]))
    #expect(warnings.allSatisfy { $0 == [.colorsTakenForSRGB] })
  }

  @Test func `a profile cut anywhere or with wrong bytes crashes nothing`() throws {
    var random = SeededGenerator(seed: 3)
    let whole = MadeProfile(curve: .table(MadeProfile.light(9))).bytes
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = try warnings(with: Array(whole.prefix(count)))
    }
    for _ in 0..<100 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[random.int(in: 0...bytes.count - 1)] = UInt8(random.int(in: 0...255))
      }
      _ = try warnings(with: bytes)
    }
  }

  private func warnings(of chunks: [[UInt8]]) throws -> [PictureWarning] {
    var random = SeededGenerator(seed: 8)
    var png = random.rawPNG(4, 3, .rgb, depth: 8)
    png.chunks = chunks.flatMap(\.self)
    return try PictureDecoder().decode(png.bytes).warnings
  }

  private static let wide = RawPNG.chunk(
    "iCCP", Array("P3\0\0".utf8) + Zlib.stored(MadeProfile(primaries: MadeProfile.wide).bytes))
  private static let standard = RawPNG.chunk(
    "iCCP", Array("sRGB\0\0".utf8) + Zlib.stored(MadeProfile().bytes))
  private static let linear = RawPNG.chunk("gAMA", RawPNG.bigEndian(100_000))

  @Test(arguments: [
    ([RawPNG.chunk("cICP", [1, 13, 0, 1])], true),
    ([RawPNG.chunk("cICP", [1, 13, 0, 1]), wide, linear], true),
    ([RawPNG.chunk("cICP", [12, 13, 0, 1]), standard], false),
    ([RawPNG.chunk("cICP", [1, 13, 0])], false),
    ([standard, linear], true), ([wide, RawPNG.chunk("sRGB", [0])], false),
    ([RawPNG.chunk("sRGB", [0]), linear], true), ([wide, wide, linear], false),
  ])
  func `of several chunks in a PNG the first in rank counts`(chunks: [[UInt8]], isOurs: Bool) throws
  {
    let colors = try warnings(of: chunks).filter { $0 == .colorsTakenForSRGB }
    #expect(colors.count == (isOurs ? 0 : 1))
  }

  @Test func `a profile that unpacks without end costs no memory`() throws {
    // A stream that says it holds more than it does, and one that is no stream.
    let cut = Array(Zlib.stored(MadeProfile().bytes).prefix(60))
    for content in [cut, [0x78, 0x9c, 0xff, 0xff]] {
      let chunk = RawPNG.chunk("iCCP", Array("x\0\0".utf8) + content)
      #expect(try warnings(of: [chunk]) == [.colorsTakenForSRGB])
    }
  }
}
