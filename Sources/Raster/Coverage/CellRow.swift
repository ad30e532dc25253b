/// One row of cells, a pixel each, in which edges leave their exact area.
///
/// For every piece of an edge inside one cell, `cover` takes its height and `area` its height times
/// the sum of the distances of its two ends from the left of the cell. Summed from the left, twice
/// 256 times the cover minus the area is what lies right of the edges, in units of 1/131 072 pixel.
struct CellRow {
  private var cover: [Int32]
  private var area: [Int32]
  /// The columns that edges have touched, in pairs of first and last.
  private var touched: [(first: Int, last: Int)] = []
  private let left: Int
  private let count: Int

  init(columns: Range<Int>) {
    left = columns.lowerBound << 8
    count = columns.count
    cover = [Int32](repeating: 0, count: columns.count)
    area = [Int32](repeating: 0, count: columns.count)
  }

  /// Adds a piece of an edge that stays within the row: from (`x0`, `y0`) to (`x1`, `y1`), y growing.
  ///
  /// What lies left of the row counts as if it ran along its left side, what lies right of it not
  /// at all.
  mutating func add(x0: Int, y0: Int, x1: Int, y1: Int, direction: Int32) {
    let (a, b) = (x0 &- left, x1 &- left)
    let first = min(a, b) >> 8
    let last = max(a, b) >> 8
    if first >= count { return }
    touched.append((max(first, 0), min(max(last, 0), count &- 1)))
    if first == last {
      put(first, a, b, y1 &- y0, direction)
    } else {
      walk(a, y0, b, y1, direction)
    }
  }

  /// Cuts a piece at the sides of the cells, from left to right.
  ///
  /// A crossing is rounded from the upper end, so that a mirror image crosses at the same heights.
  private mutating func walk(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int32) {
    let width = abs(x1 &- x0)
    let height = y1 &- y0
    let falls = x1 < x0
    let (start, end) = falls ? (x1, x0) : (x0, x1)
    func crossing(_ side: Int) -> Int {
      y0 &+ dividedToNearest(abs(side &- x0) &* height, width)
    }
    var x = start
    var y = falls ? y1 : y0
    if x < 0 {
      let next = end <= 0 ? (falls ? y0 : y1) : crossing(0)
      put(0, 0, 0, abs(next &- y), direction)
      if end <= 0 { return }
      x = 0
      y = next
    }
    while x >> 8 < count {
      let side = min((x >> 8 &+ 1) << 8, end)
      let next = side == end ? (falls ? y0 : y1) : crossing(side)
      put(x >> 8, x, side, abs(next &- y), direction)
      if side == end { return }
      x = side
      y = next
    }
  }

  @inline(__always)
  private mutating func put(_ cell: Int, _ a: Int, _ b: Int, _ height: Int, _ direction: Int32) {
    let h = Int32(truncatingIfNeeded: height) &* direction
    if cell < 0 {
      cover[0] &+= h
      return
    }
    cover[cell] &+= h
    let base = cell << 8
    area[cell] &+= h &* Int32(truncatingIfNeeded: a &+ b &- 2 &* base)
  }

  /// Turns the cells into spans of a row and clears them.
  mutating func sweep(_ firstColumn: Int, _ rule: WindingRule, into coverage: inout Coverage) {
    guard !touched.isEmpty else { return }
    if touched.count > 1 { touched.sort { $0.first < $1.first } }
    var sum: Int32 = 0
    var open = -1
    var x = 0
    for range in touched where range.last >= x {
      let start = max(range.first, x)
      if start > x || open < 0 {
        bridge(x, start, rule.byte(sum &* 512), firstColumn, &open, &coverage)
      }
      if open < 0 { open = coverage.bytes.count }
      for cell in start...range.last {
        sum &+= cover[cell]
        coverage.append(rule.byte(sum &* 512 &- area[cell]))
        cover[cell] = 0
        area[cell] = 0
      }
      x = range.last &+ 1
    }
    bridge(x, count, rule.byte(sum &* 512), firstColumn, &open, &coverage)
    coverage.addPending(&open, end: firstColumn &+ x)
    touched.removeAll(keepingCapacity: true)
  }

  /// Covers the gap between two touched ranges, in which the coverage is the same everywhere.
  private func bridge(
    _ start: Int, _ end: Int, _ byte: UInt8, _ firstColumn: Int, _ open: inout Int,
    _ coverage: inout Coverage
  ) {
    let length = end &- start
    if length <= 0 { return }
    if byte != 255 && byte != 0 || open >= 0 && length < 8 && end < count {
      if open < 0 { open = coverage.bytes.count }
      for _ in 0..<length { coverage.append(byte) }
      if end == count { coverage.addPending(&open, end: firstColumn &+ end) }
      return
    }
    coverage.addPending(&open, end: firstColumn &+ start)
    if byte == 255 { coverage.addSolid(firstColumn &+ start, length) }
  }
}

extension Coverage {
  /// Ends the span of bytes that began at `open` and lies before the column `end`.
  mutating func addPending(_ open: inout Int, end: Int) {
    if open >= 0 { addEdge(end - (bytes.count - open), from: open) }
    open = -1
  }
}
