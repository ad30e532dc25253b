/// The colors of a picture in the order in which they first appear, each with a number, and how many
/// pixels have them.
struct ColorCensus {
  /// The colors: red in the lowest byte, then green, then blue.
  private(set) var colors: [UInt32] = []
  /// Number of pixels of each color.
  private(set) var counts: [Int] = []
  /// The numbers of the colors, at places that depend on the colors; -1 where there is none.
  private var table = [Int32](repeating: -1, count: 1 << 10)
  private var shift: UInt32 = 22

  /// Counts a pixel, and returns the number of its color.
  mutating func count(_ color: UInt32) -> Int {
    var place = place(of: color)
    while case let number = Int(table[place]), number >= 0 {
      if colors[number] == color {
        counts[number] += 1
        return number
      }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = Int32(colors.count)
    colors.append(color)
    counts.append(1)
    if colors.count * 2 > table.count { grow() }
    return colors.count - 1
  }

  private func place(of color: UInt32) -> Int { Int((color &* 0x9e37_79b1) >> shift) }

  private mutating func grow() {
    shift -= 1
    table = [Int32](repeating: -1, count: table.count * 2)
    for (number, color) in colors.enumerated() {
      var place = place(of: color)
      while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
      table[place] = Int32(number)
    }
  }
}
