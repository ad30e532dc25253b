import SegueSceneGraph
import SegueTypesetting
import Testing

/// Lines that fill their column, in every script.
@Suite struct JustificationTests {
  private func lines(_ words: String, width: Double) throws -> [TextLayout.Line] {
    var typesetter = try TestFont.typesetter()
    let block = TextBlock(words, width: width).changed { $0.alignment = .justified }
    return try typesetter.layout(of: block).lines
  }

  /// Where the last glyph that shows something ends.
  private func end(of line: TextLayout.Line) -> Int {
    line.glyphs.map { $0.x + $0.advance }.max() ?? 0
  }

  @Test(arguments: [
    "Text in English, und auf Deutsch, that goes on for a while until there are some lines of it",
    "Text عربي and العربية then more English words, نص آخر and again to wrap",
    "في الساعة 10:45 تنتقل الشاشة Paris من اليمين إلى اليسار بهدوء ثم تعود",
    "स्क्रीन एक से दूसरे में बदलती है और फिर वापस आती है",
  ])
  func `lines reach both sides, whichever way their words run`(words: String) throws {
    for width in [150.0, 190, 260] {
      let lines = try lines(words, width: width)
      try #require(lines.count > 1)
      for line in lines.dropLast() {
        #expect(line.x == 0 && line.width == Int(width * 1_024))
        #expect(abs(end(of: line) - line.width) <= 2)
        #expect(abs(line.glyphs.map(\.x).min() ?? 1_024) <= 2_048)
      }
    }
  }

  @Test func `scripts without spaces are spread evenly`() throws {
    let lines = try lines("画面从一个屏幕过渡到另一个屏幕画面从一个屏幕", width: 107)
    for line in lines.dropLast() {
      let steps = zip(line.glyphs, line.glyphs.dropFirst()).map { $1.x - $0.x }
      #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
      #expect(abs(end(of: line) - Int(107 * 1_024)) <= 2)
    }
  }

  @Test(arguments: ["المحطة القديمة بجانب النهر", "Incomprehensibilities incomprehensibly"])
  func `a word alone on its line stays together`(words: String) throws {
    var typesetter = try TestFont.typesetter()
    let plain = try typesetter.layout(of: TextBlock(words, width: 90)).lines
    let justified = try lines(words, width: 90)
    #expect(justified.map(\.width) == plain.map(\.width))
  }
}
