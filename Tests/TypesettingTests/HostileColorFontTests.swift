import SegueGeometry
import SegueTypesetting
import TestSupport
import Testing

/// Color fonts that are damaged, or lead in circles, crash nothing and end.
@Suite struct HostileColorFontTests {
  private func use(_ bytes: [UInt8]) throws {
    do throws(FontError) {
      var table = try FontTable()
      let number = try table.add(bytes, name: "damaged")
      for glyph in 0..<60 as Range<UInt32> {
        _ = table.colorGlyph(of: glyph, face: number, axes: [])
      }
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test(arguments: ColorFont.allCases)
  func `a color font that ends too early crashes nothing`(font: ColorFont) throws {
    let bytes = try font.bytes
    for count in stride(from: 0, to: bytes.count, by: 7) { try use(Array(bytes.prefix(count))) }
  }

  @Test(arguments: ColorFont.allCases, 1...60)
  func `a color font with wrong bytes crashes nothing`(font: ColorFont, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = try font.bytes
    for _ in 0..<random.int(in: 1...24) {
      bytes[random.int(in: 200...bytes.count - 1)] = UInt8(random.int(in: 0...255))
    }
    try use(bytes)
  }

  /// A font whose paints are these bytes, from the beginning of the table on.
  private func glyph(_ paints: [UInt8]) throws -> ColorGlyph? {
    var bytes = try ColorFont.layers.bytes
    // The record of the table moves to what stands behind the font.
    let entry = try #require(ColorFont.entry(of: "COLR", in: bytes))
    let head: [UInt8] = [
      0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      // The list of glyphs, then that of layers.
      0, 0, 0, 34, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      // One glyph, the first letter, and where its paint is.
      0, 0, 0, 1, 0, 6, 0, 0, 0, 18,
      // One layer, which is the paint of the glyph.
      0, 0, 0, 1, 0, 0, 0, 8,
    ]
    let start = bytes.count
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[entry + 8 + index] = UInt8(truncatingIfNeeded: start >> shift)
      bytes[entry + 12 + index] = UInt8(truncatingIfNeeded: (head.count + paints.count) >> shift)
    }
    var table = try FontTable()
    let number = try table.add(bytes + head + paints, name: "made")
    return table.colorGlyph(of: 6, face: number, axes: [])
  }

  @Test func `a paint that is made as the others are is read`() throws {
    // A glyph that is filled with the first color of the palette.
    let painting = try glyph([10, 0, 0, 6, 0, 2, 2, 0, 0, 0x40, 0])
    guard case .painting(.fill(let path, .color(let color))) = painting else {
      Issue.record("\(String(describing: painting))")
      return
    }
    #expect(path.controlBox == Rect(x: 100, y: -800, width: 800, height: 800))
    #expect(color.source == .font(red: 255, green: 0, blue: 0) && color.alpha == 1)
  }

  @Test(
    arguments: [
      // A transform that leads to itself, layers that hold themselves, a mix of itself with itself.
      [14, 0, 0, 0, 0, 1, 0, 1], [1, 255, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0],
      [32, 0, 0, 0, 3, 0, 0, 0], [11, 0, 6],
    ] as [[UInt8]])
  func `paints that lead in a circle paint nothing`(paints: [UInt8]) throws {
    let glyph = try glyph(paints)
    if case .painting(let painting) = glyph { Issue.record("\(painting)") }
  }

  @Test func `a paint of a kind that nobody knows paints nothing`() throws {
    for kind in 33...255 as ClosedRange<UInt8> {
      #expect(try glyph([kind] + [UInt8](repeating: 0, count: 24)) == nil)
    }
  }
}
