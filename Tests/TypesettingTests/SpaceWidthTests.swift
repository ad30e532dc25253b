import SegueTypesetting
import Testing

/// Spaces between letters that come from other fonts than the text's own: they stay the text's own.
@Suite struct SpaceWidthTests {
  private static let faces = [TestFont.inter, .emoji, .cjk, .arabic, .lao].map(\.rawValue)

  private func line(
    _ words: String, _ typesetter: inout Typesetter, faces: [Int] = faces
  ) throws -> TextLayout.Line {
    try typesetter.layout(of: TextBlock(words, faces: faces, size: 24, width: 10_000)).lines[0]
  }

  /// Inter's space is 792 of 2816 units wide.
  private let space = 24 * 1_024 * 792 / 2_816

  @Test(arguments: [
    ("☎ ✈", 1), ("☎  ✈", 2), ("☎\u{A0}✈", 1), (" ☎", 1), ("☎ ✈ ♥ ✔ ☎", 4), ("漢 字", 1), ("漢 ☎", 1),
    ("1\u{FE0F}\u{20E3} ☎", 1), ("ລາວ ລາວ", 1), ("سلام عليكم", 1), ("ab ☎", 1), ("☎ ab", 1),
    ("漢 ab ☎", 2),
  ])
  func `a space is that of the text's font`(words: String, count: Int) throws {
    var typesetter = try TestFont.typesetter(hasEmoji: true)
    let line = try line(words, &typesetter)
    let letters = try words.split { $0 == " " || $0 == "\u{A0}" }
      .map { try self.line(String($0), &typesetter).width }
    let rest = line.width - letters.reduce(0, +)
    #expect(abs(rest - count * space) <= 2 * count, "\(rest) for \(count) of \(space)")
  }

  @Test(arguments: ["Some words", "a ☎", "☎ and more", "漢字 abc def"])
  func `letters beside a space stay one piece`(words: String) throws {
    var typesetter = try TestFont.typesetter(hasEmoji: true)
    let own = [TestFont.inter.rawValue]
    let latin = words.split(separator: " ").filter { $0.allSatisfy(\.isASCII) }.joined(
      separator: " ")
    let alone = try line(latin, &typesetter, faces: own).glyphs.map(\.advance)
    let found = try line(words, &typesetter).glyphs.filter { $0.face == own[0] }.map(\.advance)
    #expect(found.suffix(alone.count) == alone[...] || found.prefix(alone.count) == alone[...])
  }

  /// One word has no space; a line of two is as high, in whichever font its space is.
  @Test(arguments: [("नमस्ते", TestFont.devanagari), ("سلام", .arabic), ("ລາວ", .lao)])
  func `a space makes no line higher`(word: String, font: TestFont) throws {
    var typesetter = try TestFont.typesetter(hasEmoji: true)
    let faces = [TestFont.inter.rawValue, font.rawValue]
    let heights = try [word, "\(word) \(word)"].map {
      try typesetter.layout(of: TextBlock($0, faces: faces, width: 10_000)).height
    }
    #expect(heights[0] == heights[1])
  }

  @Test func `a text that begins in another font has its spaces`() throws {
    var typesetter = try TestFont.typesetter(hasEmoji: true)
    // The space of a font that is named first is that font's, however wide.
    let first = [TestFont.cjk, .inter].map(\.rawValue)
    let glyphs = try line("漢 字", &typesetter, faces: first).glyphs
    #expect(glyphs.map(\.face) == [first[0], first[0], first[0]])
  }
}
