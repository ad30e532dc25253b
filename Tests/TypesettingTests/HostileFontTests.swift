import SegueGeometry
import SegueTypesetting
import TestSupport
import Testing

/// Fonts that are damaged are refused, or show what can be read; they crash nothing.
@Suite struct HostileFontTests {
  /// Opens a font and sets and outlines a text in it, if that can be done.
  private func use(_ bytes: [UInt8]) throws {
    do throws(FontError) {
      var table = try FontTable()
      let number = try table.add(bytes, name: "damaged")
      var typesetter = try Typesetter(table)
      let block = TextBlock(
        "Hello, office सلام", faces: [number], axes: [TextBlock.AxisSetting("wght", 650)])
      for glyph in try typesetter.layout(of: block).lines.flatMap(\.glyphs) {
        _ = typesetter.outline(of: glyph.number, face: number, axes: block.runs[0].axes)
      }
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test(arguments: [TestFont.inter, .devanagari, .variable])
  func `a font that ends too early crashes nothing`(font: TestFont) throws {
    let bytes = try font.bytes
    for share in 0..<24 { try use(Array(bytes.prefix(bytes.count * share / 24))) }
  }

  @Test(arguments: [TestFont.inter, .arabic, .variable], 1...12)
  func `a font with wrong bytes crashes nothing`(font: TestFont, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = try font.bytes
    // Half of the damage hits the tables that say where everything is.
    for _ in 0..<64 {
      let limit = random.pick([1_024, bytes.count])
      bytes[random.int(in: 0...limit - 1)] = UInt8(random.int(in: 0...255))
    }
    try use(bytes)
  }

  @Test func `glyphs that are made of billions of others are refused`() throws {
    #expect(throws: FontError.self) {
      var table = try FontTable()
      _ = try table.add(NestedGlyphs(depth: 32).font, name: "nested")
    }
  }

  @Test func `a glyph that is made of itself shows nothing`() throws {
    var table = try FontTable()
    let number = try table.add(NestedGlyphs(depth: 3, leadsBack: true).font, name: "circle")
    let outline = table.outline(of: 1, face: number, axes: [])
    #expect(outline.elements.isEmpty)
  }

  @Test func `glyphs of a few others are shown`() throws {
    var table = try FontTable()
    let number = try table.add(NestedGlyphs(depth: 4).font, name: "nested")
    let outline = table.outline(of: 1, face: number, axes: [])
    #expect(!outline.elements.isEmpty)
  }

  /// The number of elements that the letter A of a font is drawn with.
  private func elements(_ programs: NestedPrograms) throws -> Int {
    var table = try FontTable()
    let number = try table.add(programs.font, name: "programs")
    return table.outline(of: 1, face: number, axes: []).elements.count
  }

  @Test func `a glyph whose programs call each other a million times shows nothing`() throws {
    let plain = try elements(NestedPrograms(depth: 1, calls: 0))
    #expect(plain > 3)
    // A call is two steps, and its end is one: thirty thousand of them are taken, ninety are not.
    #expect(try elements(NestedPrograms(depth: 5, calls: 2)) == plain)
    #expect(try elements(NestedPrograms(depth: 9, calls: 3)) == plain)
    #expect(try elements(NestedPrograms(depth: 10, calls: 3)) == 0)
    #expect(try elements(NestedPrograms(depth: 9, calls: 8)) == 0)
  }

  @Test func `every glyph of a font that people read is shown`() throws {
    let bytes = try TestFont.inter.bytes
    let steps = try #require(CharstringSteps(bytes, index: 0))
    for glyph in UInt32(0)..<3_000 where !steps.isBounded(glyph) {
      Issue.record("glyph \(glyph) is not shown")
    }
  }

  @Test func `what is no font is refused`() throws {
    #expect(throws: FontError.self) {
      var table = try FontTable()
      _ = try table.add(Array("not a font".utf8), name: "words")
    }
  }
}
