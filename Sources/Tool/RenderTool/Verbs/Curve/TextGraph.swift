import SegueTextSupport

/// A curve drawn with Braille characters: two dots across and four down for each character.
struct TextGraph {
  private let columns: Int
  private let rows: Int
  private let bounds: ClosedRange<Double>
  private var dots: [Bool]
  /// The row of dots where the last one was set, so that steep curves have no gaps.
  private var lastRow: Int?

  /// An empty graph of so many characters, whose bottom and top are the ends of `bounds`.
  init(columns: Int, rows: Int, in bounds: ClosedRange<Double>) {
    self.columns = columns
    self.rows = rows
    self.bounds = bounds
    dots = Array(repeating: false, count: columns * 2 * rows * 4)
  }

  /// The number of dots across.
  var dotColumns: Int { columns * 2 }
  private var dotRows: Int { rows * 4 }

  /// Sets the dot for a value, and those between it and the last one.
  mutating func plot(_ column: Int, _ value: Double) {
    let row = dotRow(of: value)
    let from = lastRow.map { $0 < row ? $0 + 1 : $0 > row ? $0 - 1 : $0 } ?? row
    for row in min(from, row)...max(from, row) { dots[row * dotColumns + column] = true }
    lastRow = row
  }

  private func dotRow(of value: Double) -> Int {
    let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    let row = ((1 - fraction) * Double(dotRows - 1)).rounded()
    return Int(row, keptWithin: 0...dotRows - 1)
  }

  /// The characters, with 1 and 0 marked on the left; both in one row where the curve goes far beyond.
  var lines: [String] {
    let labels = Dictionary([(dotRow(of: 0) / 4, "0"), (dotRow(of: 1) / 4, "1")]) { "\($0),\($1)" }
    return (0..<rows).map { row in
      let cells = (0..<columns).map { cell(row, $0) }
      let label = (labels[row] ?? "").rightAligned(in: 3)
      var line = "\(label) \(labels[row] == nil ? "│" : "┤")"
      line.unicodeScalars.append(contentsOf: cells)
      while line.unicodeScalars.last == TextGraph.blank { line.unicodeScalars.removeLast() }
      return line
    }
  }

  private static let blank: Unicode.Scalar = "\u{2800}"

  /// The Braille character of 2 x 4 dots.
  private func cell(_ row: Int, _ column: Int) -> Unicode.Scalar {
    // The bits of Unicode's Braille patterns, from the top left dot downward, then the right ones.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    var pattern: UInt32 = 0
    for y in 0..<4 {
      for x in 0..<2 where dots[(row * 4 + y) * dotColumns + column * 2 + x] {
        pattern |= bits[y][x]
      }
    }
    return Unicode.Scalar(0x2800 + pattern) ?? TextGraph.blank
  }
}
