/// A TrueType font whose letter A is two of the next glyph, which is two of the next, and so on; the
/// last is a triangle, or leads back to the first.
struct NestedGlyphs {
  let depth: Int
  var leadsBack = false

  /// The file.
  var font: [UInt8] {
    let tables: [(name: String, bytes: [UInt8])] = [
      ("cmap", cmap), ("glyf", glyphs.flatMap(\.self)), ("head", head), ("hhea", hhea),
      ("hmtx", (0..<count).flatMap { _ in short(600) + short(0) }), ("loca", loca),
      ("maxp", maxp),
    ]
    var directory = word(0x10000) + short(tables.count) + short(64) + short(2) + short(48)
    var contents: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      directory += Array(table.name.utf8) + word(0) + word(start + contents.count)
      directory += word(table.bytes.count)
      contents += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return directory + contents
  }

  private var count: Int { depth + 2 }

  private var glyphs: [[UInt8]] {
    let nested = (1...depth).map { pair(of: $0 + 1) }
    return [triangle] + nested + [leadsBack ? pair(of: 1) : triangle]
  }

  private var triangle: [UInt8] {
    // One contour of three points on the line, each a step of two bytes from the one before.
    short(1) + short(0) + short(0) + short(500) + short(500) + short(2) + short(0) + [1, 1, 1]
      + short(0) + short(500) + short(0) + short(0) + short(0) + short(500) + [0]
  }

  private func pair(of glyph: Int) -> [UInt8] {
    short(-1) + short(0) + short(0) + short(500) + short(500) + short(0x23) + short(glyph)
      + short(0) + short(0) + short(0x03) + short(glyph) + short(300) + short(0)
  }

  private var loca: [UInt8] {
    var place = 0
    return word(0)
      + glyphs.flatMap { glyph in
        place += glyph.count
        return word(place)
      }
  }

  private var cmap: [UInt8] {
    short(0) + short(1) + short(3) + short(1) + word(12) + short(4) + short(32) + short(0)
      + short(4) + short(4) + short(1) + short(0) + short(65) + short(0xffff) + short(0)
      + short(65) + short(0xffff) + short(-64) + short(1) + short(0) + short(0)
  }

  private var head: [UInt8] {
    word(0x10000) + word(0x10000) + word(0) + word(0x5f0f_3cf5) + short(0) + short(1_000)
      + [UInt8](repeating: 0, count: 16) + short(0) + short(0) + short(500) + short(500) + short(0)
      + short(8) + short(2) + short(1) + short(0)
  }

  private var hhea: [UInt8] {
    word(0x10000) + short(800) + short(-200) + short(0) + short(600)
      + [UInt8](repeating: 0, count: 22) + short(count)
  }

  private var maxp: [UInt8] {
    word(0x10000) + short(count) + short(9) + short(9) + short(9) + short(9) + short(2)
      + [UInt8](repeating: 0, count: 12) + short(9) + short(200)
  }

  private func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private func word(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
}
