import SegueSceneGraph
import SegueTypesetting
import TestSupport
import Testing

/// A long paragraph is set a few lines at a time, and nobody sees it.
@Suite struct LongParagraphTests {
  private static let texts = [
    "latin": words("Whatever is said twice has to be true, or else it was said too quickly. ", 40),
    "a long word": words("so ", 30) + words("incomprehensibilities", 40) + words(" and on", 30),
    "arabic": words("تنتقل الشاشة من اليمين إلى اليسار ", 30),
    "chinese": words("画面从一个屏幕过渡到另一个屏幕。", 30),
    "lao": words("ຂ້ອຍຮັກພາສາລາວແລະຢາກຮຽນຮູ້ວັດທະນະທຳ", 20),
    "khmer": words("ខ្ញុំស្រឡាញ់ភាសាខ្មែរ", 20) + words("ហើយចង់ រៀនវប្បធម៌", 20),
    "devanagari": words("स्क्रीन एक से दूसरे में बदलती है। ", 30),
  ]

  private static func words(_ words: String, _ count: Int) -> String {
    String(repeating: words, count: count)
  }

  /// The texts once whole and once in parts.
  private func compare(
    _ names: [String] = texts.keys.sorted(), widths: [Double] = [0, 17, 90, 390],
    _ change: (inout TextBlock) -> Void
  ) throws {
    for name in names {
      let words = try #require(Self.texts[name])
      for width in widths {
        let block = TextBlock(words, width: width).changed(change)
        var whole = try TestFont.typesetter()
        whole.limits.short = .max
        var parts = try TestFont.typesetter()
        parts.limits.short = 0
        parts.limits.middle = 0
        parts.limits.part = 100
        let expected = try whole.layout(of: block)
        let found = try parts.layout(of: block)
        let isSame = found == expected
        #expect(isSame, "\(name) in \(width)")
      }
    }
  }

  @Test func `parts are set as the whole is`() throws { try compare { _ in } }

  @Test(arguments: [TextContent.Alignment.center, .trailing, .justified].oneIn(2))
  func `so they are wherever lines stand`(alignment: TextContent.Alignment) throws {
    try compare { $0.alignment = alignment }
  }

  @Test func `so they are when words may be broken anywhere`() throws {
    // A part that begins inside of an Arabic word has lost the letter before.
    try compare(["chinese", "devanagari", "latin"]) { $0.wrapping = .character }
  }

  @Test(arguments: [TextContent.Truncation.none, .start, .middle, .end].oneIn(2, from: 1))
  func `so they are when only some lines are shown`(truncation: TextContent.Truncation) throws {
    for count in [1, 2, 7] {
      try compare(widths: [90, 390]) {
        $0.truncation = truncation
        $0.maximumLines = count
      }
    }
  }

  @Test func `pieces keep their numbers`() throws {
    let runs = (0..<300).map {
      TextBlock.Run("piece \($0) ", faces: TestFont.usual, size: Double(10 + $0 % 7))
    }
    var typesetter = try TestFont.typesetter()
    typesetter.limits.middle = 0
    let numbers = try typesetter.layout(of: TextBlock(runs, width: 120)).lines
      .flatMap(\.glyphs).map(\.run)
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == 300)
  }

  @Test func `what has no word of its own is read in the direction of the paragraph`() throws {
    var typesetter = try TestFont.typesetter()
    let numbers = Self.words("12 34 ", 3_000)
    let lines = try typesetter.layout(of: TextBlock("سلام " + numbers, width: 200)).lines
    #expect(lines.count > 100)
    let isRightToLeft = lines.allSatisfy(\.isRightToLeft)
    #expect(isRightToLeft)
  }

  @Test func `a word as long as a text may be is broken into letters`() throws {
    var typesetter = try TestFont.typesetter()
    let lines = try typesetter.layout(of: TextBlock(Self.words("a", 65_536), width: 0)).lines
    #expect(lines.count == 65_536)
    let counts = Set(lines.map(\.glyphs.count))
    #expect(counts == [1])
  }

  @Test func `a mark that goes on for ever is one line`() throws {
    var typesetter = try TestFont.typesetter()
    let marks = "a" + Self.words("\u{301}", 30_000)
    let lines = try typesetter.layout(of: TextBlock(marks, width: 0)).lines
    #expect(lines.count == 1)
  }

  @Test func `sixty thousand tabs are set`() throws {
    var typesetter = try TestFont.typesetter()
    let block = TextBlock(Self.words("\t", 60_000)).changed { $0.wrapping = .none }
    let lines = try typesetter.layout(of: block).lines
    #expect(lines.count == 1)
  }
}
