/// One row of cells, a pixel each, in which edges leave their exact area.
///
/// For every piece of an edge inside one cell, `cover` takes its height and `area` its height times
/// the sum of the distances of its two ends from the left of the cell. Summed from the left, twice
/// 256 times the cover minus the area is what lies right of the edges, in units of 1/131 072 pixel.
struct CellRow: ~Copyable, ~Escapable {
  private var cover: MutableSpan<Int32>
  private var area: MutableSpan<Int32>
  /// The columns that edges have touched, in order of the first.
  private var touched: [Touched] = []
  private let left: Int
  private let count: Int
  private let rule: WindingRule

  private struct Touched {
    var first: Int
    var last: Int
  }

  /// A row over memory of as many clear words as there are columns.
  @_lifetime(copy cover, copy area)
  init(
    columns: Range<Int>, _ rule: WindingRule, cover: consuming MutableSpan<Int32>,
    area: consuming MutableSpan<Int32>
  ) {
    precondition(cover.count >= columns.count && area.count >= columns.count, "too few cells")
    self.cover = cover
    self.area = area
    self.rule = rule
    left = columns.lowerBound
    count = columns.count
  }

  /// Adds a piece of an edge that stays within the row: from (`x0`, `y0`) to (`x1`, `y1`), y growing.
  ///
  /// What lies left of the row counts as if it ran along its left side, what lies right of it not
  /// at all.
  mutating func add(x0: Int, y0: Int, x1: Int, y1: Int, direction: Int32) {
    let a = x0 &- left << 8
    let b = x1 &- left << 8
    let first = min(a, b) >> 8
    let last = max(a, b) >> 8
    if first >= count { return }
    touch(max(first, 0), min(max(last, 0), count &- 1))
    if first == last {
      put(first, a, b, y1 &- y0, direction)
    } else {
      walk(a, y0, b, y1, direction)
    }
  }

  /// Keeps the touched columns in order; there are seldom more than a few.
  private mutating func touch(_ first: Int, _ last: Int) {
    touched.append(Touched(first: first, last: last))
    var index = touched.count &- 1
    while index > 0, touched[index &- 1].first > first {
      touched.swapAt(index, index &- 1)
      index &-= 1
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
      y0 &+ (2 &* abs(side &- x0) &* height &+ width) / (2 &* width)
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

  private mutating func put(_ cell: Int, _ a: Int, _ b: Int, _ height: Int, _ direction: Int32) {
    let h = Int32(truncatingIfNeeded: height) &* direction
    if cell < 0 {
      cover[0] &+= h
      return
    }
    cover[cell] &+= h
    area[cell] &+= h &* Int32(truncatingIfNeeded: a &+ b &- 2 &* (cell << 8))
  }

  /// Turns the cells into spans of a row and clears them.
  mutating func sweep(into row: inout CoverageRow) {
    if touched.isEmpty { return }
    var sum: Int32 = 0
    var x = 0
    for range in touched where range.last >= x {
      let start = max(range.first, x)
      row.bridge(left &+ x, left &+ start, rule.byte(sum &* 512), isLast: false)
      var bytes = row.extend(left &+ start, by: range.last &+ 1 &- start)
      for index in bytes.indices {
        let cell = start &+ index
        sum &+= cover[cell]
        bytes[index] = rule.byte(sum &* 512 &- area[cell])
        cover[cell] = 0
        area[cell] = 0
      }
      x = range.last &+ 1
    }
    row.bridge(left &+ x, left &+ count, rule.byte(sum &* 512), isLast: true)
    row.close()
    touched.removeAll(keepingCapacity: true)
  }
}
