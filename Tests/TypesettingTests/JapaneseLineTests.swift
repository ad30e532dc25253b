import SegueTypesetting
import Testing

/// Where lines of Japanese may end, by the rules of Unicode's line breaking (UAX 14) that Pango has.
@Suite struct JapaneseLineTests {
  private static let words =
    "「吾輩は猫である。名前はまだ無い。」どこで生れたか、とんと見当がつかぬ（本当）。"
    + "シャッターを切った！ちょっと待って？と「彼」は言った・・・『はい』、コーヒーを々飲む。"

  /// The numbers of the glyphs of some characters.
  private func glyphs(
    of characters: String, _ typesetter: inout Typesetter
  ) throws -> Set<UInt32> {
    var result: Set<UInt32> = []
    for character in characters {
      let block = TextBlock(String(character), faces: [TestFont.cjk.rawValue])
      result.formUnion(try typesetter.layout(of: block).lines.flatMap(\.glyphs).map(\.number))
    }
    return result
  }

  @Test func `no line begins with a closing sign or a small kana, or ends with an opening one`()
    throws
  {
    var typesetter = try TestFont.typesetter()
    let notFirst = try glyphs(of: "。、」』）！？・々ッャュョー", &typesetter)
    let notLast = try glyphs(of: "「『（", &typesetter)
    var lines = 0
    for width in stride(from: 80.0, through: 300, by: 4) {
      let block = TextBlock(Self.words, faces: [TestFont.cjk.rawValue], width: width)
      let layout = try typesetter.layout(of: block)
      for line in layout.lines {
        lines += 1
        let numbers = line.glyphs.map(\.number)
        #expect(numbers.first.map { !notFirst.contains($0) } ?? false, "\(width)")
        #expect(numbers.last.map { !notLast.contains($0) } ?? false, "\(width)")
      }
    }
    #expect(lines > 300)
  }

  /// A sign that has no room stays with the letter before it on the next line: it does not hang.
  @Test func `a line is never wider than its column`() throws {
    var typesetter = try TestFont.typesetter()
    for width in stride(from: 80.0, through: 300, by: 4) {
      let block = TextBlock(Self.words, faces: [TestFont.cjk.rawValue], width: width)
      for line in try typesetter.layout(of: block).lines {
        #expect(line.width <= Int(width * 1_024))
      }
    }
  }
}
