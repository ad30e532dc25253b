/// A font of PostScript outlines whose letter A is a triangle, and calls a program that calls the next one several
/// times, and so on; the last one does nothing.
struct NestedPrograms {
  let depth: Int
  let calls: Int

  /// The file.
  var font: [UInt8] {
    let tables: [(name: String, bytes: [UInt8])] = [
      ("CFF ", outlines), ("cmap", cmap), ("head", head), ("hhea", hhea),
      ("hmtx", short(600) + short(0) + short(600) + short(0)), ("maxp", word(0x5000) + short(2)),
    ]
    var directory = word(0x4f54_544f) + short(tables.count) + short(64) + short(2) + short(32)
    var contents: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      directory += Array(table.name.utf8) + word(0) + word(start + contents.count)
      directory += word(table.bytes.count)
      contents += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return directory + contents
  }

  /// The table of outlines: head, name, facts, no strings, shared programs, programs of glyphs.
  private var outlines: [UInt8] {
    let front: [UInt8] = [1, 0, 4, 1] + list([[0x41]])
    let programs = list([]) + list((0..<depth).map(program))
    // The facts are as long for every place of the programs of glyphs.
    let place = front.count + list([facts(0)]).count + programs.count
    return front + list([facts(place)]) + programs + list([[14], letter])
  }

  private func facts(_ place: Int) -> [UInt8] { [29] + word(place) + [17] }

  /// Calls the next program so many times, and returns; the number of a program is 107 less than its place.
  private func program(_ index: Int) -> [UInt8] {
    let call = [UInt8(32 + index + 1), 29]
    let body = index + 1 < depth ? (0..<calls).flatMap { _ in call } : []
    return body + [11]
  }

  /// Moves to the origin, draws two lines, calls the first program, and ends.
  private var letter: [UInt8] {
    let side: [UInt8] = [28] + short(500)
    return [139, 139, 21] + side + [139, 5, 139] + side + [5, 32, 29, 14]
  }

  private func list(_ items: [[UInt8]]) -> [UInt8] {
    if items.isEmpty { return short(0) }
    var place = 1
    var offsets = short(place)
    for item in items {
      place += item.count
      offsets += short(place)
    }
    return short(items.count) + [2] + offsets + items.flatMap(\.self)
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
      + [UInt8](repeating: 0, count: 22) + short(2)
  }

  private func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private func word(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
}
