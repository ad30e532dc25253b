import SegueGeometry

/// The tables of a font that say of glyphs which areas and colors they are made of.
///
/// All of it is read where it stands, and nothing is trusted: what leads out of the file is not there.
struct ColorTables {
  let bytes: FontBytes
  /// Offset of the table of paintings.
  let paintings: Int
  private let version: Int
  /// The colors of the first palette.
  private let palette: [ColorGlyph.Color]

  /// The tables of a face; `nil` if it has none.
  init?(_ bytes: [UInt8], index: Int) {
    let font = FontBytes(bytes)
    guard let start = font.start(of: index),
      let paintings = font.table(0x434f_4c52, of: start)?.lowerBound,
      let version = font.short(at: paintings)
    else { return nil }
    self.bytes = font
    self.paintings = paintings
    self.version = version
    palette = font.table(0x4350_414c, of: start).map { Self.palette(font, $0.lowerBound) } ?? []
  }

  /// The colors of the first palette of a table.
  private static func palette(_ bytes: FontBytes, _ table: Int) -> [ColorGlyph.Color] {
    guard let count = bytes.short(at: table + 2), let records = bytes.word(at: table + 8),
      let first = bytes.short(at: table + 12)
    else { return [] }
    var colors: [ColorGlyph.Color] = []
    for index in 0..<count {
      let place = table + records + 4 * (first + index)
      guard let blue = bytes.byte(at: place), let green = bytes.byte(at: place + 1),
        let red = bytes.byte(at: place + 2), let alpha = bytes.byte(at: place + 3)
      else { break }
      colors.append(
        ColorGlyph.Color(
          source: .font(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)),
          alpha: Double(alpha) / 255))
    }
    return colors
  }

  /// The color of an entry of the palette, thinned; nothing where there is no such entry.
  func color(_ entry: Int, alpha: Double = 1) -> ColorGlyph.Color {
    let share = min(max(alpha, 0), 1)
    if entry == 0xffff { return ColorGlyph.Color(source: .text, alpha: share) }
    guard palette.indices.contains(entry) else {
      return ColorGlyph.Color(source: .font(red: 0, green: 0, blue: 0), alpha: 0)
    }
    return ColorGlyph.Color(source: palette[entry].source, alpha: palette[entry].alpha * share)
  }

  /// A table that a number at a place leads to, from the beginning of another; 0 leads nowhere.
  func table(at place: Int, from start: Int) -> Int? {
    bytes.word(at: place).flatMap { $0 == 0 ? nil : start + $0 }
  }
}

// MARK: - Paintings

extension ColorTables {
  /// Returns the offset of a glyph's painting; `nil` if it has none.
  func painting(of glyph: UInt32) -> Int? {
    guard version >= 1, let list = table(at: paintings + 14, from: paintings),
      let count = bytes.word(at: list),
      let record = record(of: glyph, in: list + 4, count: count, size: 6),
      let offset = bytes.word(at: record + 2)
    else { return nil }
    return list + offset
  }

  /// Returns the offset of one of the paintings that glyphs share.
  func layer(_ index: Int) -> Int? {
    guard let list = table(at: paintings + 18, from: paintings), let count = bytes.word(at: list),
      index >= 0, index < count, let offset = bytes.word(at: list + 4 + 4 * index)
    else { return nil }
    return list + offset
  }

  /// The box that the painting of a glyph may fill, with y pointing up.
  func box(of glyph: UInt32) -> Rect? {
    guard version >= 1, let list = table(at: paintings + 22, from: paintings),
      let count = bytes.word(at: list + 1)
    else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let record = list + 5 + 7 * middle
      guard let first = bytes.short(at: record), let last = bytes.short(at: record + 2) else {
        return nil
      }
      if Int(glyph) < first {
        high = middle
      } else if Int(glyph) > last {
        low = middle + 1
      } else {
        guard let offset = bytes.triple(at: record + 4) else { return nil }
        return rect(at: list + offset + 1)
      }
    }
    return nil
  }

  private func rect(at place: Int) -> Rect? {
    guard let left = bytes.length(at: place), let bottom = bytes.length(at: place + 2),
      let right = bytes.length(at: place + 4), let top = bytes.length(at: place + 6)
    else { return nil }
    return Rect(minX: left, minY: bottom, maxX: max(left, right), maxY: max(bottom, top))
  }

  /// The plain layers of a glyph, the lowest first: each the glyph whose outline is filled, and the
  /// entry of the palette; `nil` if it has none.
  func layers(of glyph: UInt32) -> [(glyph: Int, entry: Int)]? {
    guard let count = bytes.short(at: paintings + 2),
      let list = table(at: paintings + 4, from: paintings),
      let layers = table(at: paintings + 8, from: paintings),
      let record = record(of: glyph, in: list, count: count, size: 6),
      let first = bytes.short(at: record + 2), let size = bytes.short(at: record + 4)
    else { return nil }
    return (first..<first + size).compactMap { index in
      guard let glyph = bytes.short(at: layers + 4 * index),
        let entry = bytes.short(at: layers + 4 * index + 2)
      else { return nil }
      return (glyph, entry)
    }
  }

  /// The record that begins with the number of a glyph, in a list that is sorted by them.
  private func record(of glyph: UInt32, in list: Int, count: Int, size: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let found = bytes.short(at: list + size * middle) else { return nil }
      if found == Int(glyph) { return list + size * middle }
      if found < Int(glyph) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
