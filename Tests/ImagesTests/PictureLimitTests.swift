import SegueImages
import SegueRaster
import TestSupport
import Testing

@Suite struct PictureLimitTests {
  /// The start of a PNG that says it is of this size; its pixels never come.
  private func giant(_ width: Int, _ height: Int) -> [UInt8] {
    RawPNG.signature + RawPNG.header(width: width, height: height, depth: 1, color: .gray)
      + RawPNG.chunk("IDAT", [0x78, 0x01])
  }

  @Test(arguments: [
    (16_384, 16_384), (16_385, 1), (1, 16_385), (8_193, 8_192), (1_000_000, 1_000_000),
  ])
  func `a giant is refused by its header`(_ width: Int, _ height: Int) {
    let refusal = outcome(of: giant(width, height)).refusal
    #expect(refusal == .tooLarge(width: width, height: height, .standard))
  }

  @Test func `the size that libpng itself refuses is damaged`() {
    let refusal = outcome(of: giant(1 << 31, 1)).refusal
    #expect(refusal == .damaged(.png, "PNG unsigned integer out of range"))
  }

  @Test(arguments: [(16_384, 4_096), (8_192, 8_192)])
  func `the largest size allowed is asked of the budget first`(_ width: Int, _ height: Int) {
    var budget = MemoryBudget(bytes: 1 << 20)
    #expect {
      try PictureDecoder().decode(giant(width, height), budget: &budget)
    } throws: {
      guard case PictureError.memory(.overBudget(let needed, let left)) = $0 else { return false }
      return needed >= 1 << 28 && left == 1 << 20
    }
    #expect(budget.left == 1 << 20)
  }

  @Test func `a picture takes its pixels from the budget and nothing else`() throws {
    var random = SeededGenerator(seed: 11)
    let bytes = random.rawPNG(100, 50, .rgb, depth: 8).bytes
    var budget = MemoryBudget(bytes: 1 << 24)
    _ = try PictureDecoder().decode(bytes, budget: &budget)
    #expect(budget.left == 1 << 24 - 100 * 50 * 4)
  }

  @Test func `a picture that fails gives back what it took`() {
    var random = SeededGenerator(seed: 12)
    let bytes = Array(random.rawPNG(100, 50, .rgb, depth: 8).bytes.dropLast(100))
    var budget = MemoryBudget(bytes: 1 << 24)
    #expect(throws: PictureError.truncated(.png)) {
      try PictureDecoder().decode(bytes, budget: &budget)
    }
    #expect(budget.left == 1 << 24)
  }

  @Test func `the header tells the size without the pixels`() throws {
    let header = try PictureDecoder().header(of: giant(60_000, 40_000))
    #expect((header.format, header.width, header.height) == (.png, 60_000, 40_000))
  }

  /// 57 bytes that made a reader take a gigabyte: a text that says how long it is.
  @Test(arguments: ["iTXt", "zTXt", "tEXt", "iCCP", "sPLT", "eXIf", "abCd"])
  func `a chunk that promises a gigabyte gets no memory`(_ name: String) {
    let bytes =
      RawPNG.signature + RawPNG.header(width: 1, height: 1, depth: 8, color: .gray)
      + RawPNG.bigEndian(0x4000_0000) + Array(name.utf8) + Array("x\0\0\0\0\0abcdefghij".utf8)
    #expect(bytes.count == 57)
    #expect(outcome(of: bytes).refusal == .truncated(.png))
  }

  @Test func `narrower limits hold as well`() {
    var random = SeededGenerator(seed: 13)
    let bytes = random.rawPNG(20, 10, .rgb, depth: 8).bytes
    let decoder = PictureDecoder(limits: PictureLimits(side: 100, pixels: 199))
    #expect(throws: PictureError.self) { try decoder.decode(bytes) }
    let wider = PictureDecoder(limits: PictureLimits(side: 20, pixels: 200))
    #expect(throws: Never.self) { try wider.decode(bytes) }
  }
}
