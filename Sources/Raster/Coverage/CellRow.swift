/// One row of cells, a pixel each, in which edges leave their exact area.
///
/// For every piece of an edge inside one cell, `cover` takes its height and `area` its height times
/// the sum of the distances of its two ends from the left of the cell. Summed from the left, twice
/// 256 times the cover minus the area is what lies right of the edges, in units of 1/131 072 pixel.
struct CellRow: ~Copyable, ~Escapable {
  private var cover: MutableSpan<Int32>
  private var area: MutableSpan<Int32>
  /// One bit for every cell that an edge has touched.
  private var marks: MutableSpan<UInt64>
  private let left: Int
  private let count: Int
  private let rule: WindingRule

  /// A row over clear memory: a word of cover and area for each column, a word of marks for every 64.
  @_lifetime(copy cover, copy area, copy marks)
  init(
    columns: Range<Int>, _ rule: WindingRule, cover: consuming MutableSpan<Int32>,
    area: consuming MutableSpan<Int32>, marks: consuming MutableSpan<UInt64>
  ) {
    let count = columns.count
    precondition(cover.count >= count && area.count >= count, "too few cells")
    precondition(marks.count >= CellRow.markWords(count), "too few marks")
    self.cover = cover
    self.area = area
    self.marks = marks
    self.rule = rule
    left = columns.lowerBound
    self.count = count
  }

  /// The words of marks that a number of columns needs.
  static func markWords(_ columns: Int) -> Int { (columns + 63) / 64 }

  /// Adds a piece of an edge that stays within the row: from (`x0`, `y0`) to (`x1`, `y1`), y growing.
  ///
  /// What lies left of the row counts as if it ran along its left side, what lies right of it not
  /// at all.
  mutating func add(x0: Int, y0: Int, x1: Int, y1: Int, direction: Int32) {
    let a = x0 &- left &<< 8
    let b = x1 &- left &<< 8
    if a &>> 8 == b &>> 8 {
      put(a &>> 8, a, b, y1 &- y0, direction)
    } else if b > a {
      walkRight(a, y0, b, y1, direction)
    } else {
      walkLeft(a, y0, b, y1, direction)
    }
  }

  /// Cuts a piece at the sides of the cells.
  ///
  /// Crossings are rounded from the upper end, so that a mirror image crosses at the same heights.
  private mutating func walkRight(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int32) {
    if x1 <= 0 { return put(-1, x0, x1, y1 &- y0, direction) }
    var side = max((x0 &>> 8 &+ 1) &<< 8, 0)
    var crossings = StraightSteps(side &- x0, rise: y1 &- y0, run: x1 &- x0)
    var x = x0
    var y = y0
    while side < x1, side <= count &<< 8 {
      let next = y0 &+ crossings.place
      put((side &>> 8) &- 1, x, side, next &- y, direction)
      crossings.advance()
      x = side
      y = next
      side &+= 256
    }
    put((side &>> 8) &- 1, x, x1, y1 &- y, direction)
  }

  private mutating func walkLeft(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int32) {
    var side = min((x0 &- 1) &>> 8, count) &<< 8
    if side <= x1 { return put(side &>> 8, x0, x1, y1 &- y0, direction) }
    var crossings = StraightSteps(x0 &- side, rise: y1 &- y0, run: x0 &- x1)
    var x = x0
    var y = y0
    while side > x1, side >= 0 {
      let next = y0 &+ crossings.place
      put(side &>> 8, x, side, next &- y, direction)
      crossings.advance()
      x = side
      y = next
      side &-= 256
    }
    put(side &>> 8, x, x1, y1 &- y, direction)
  }

  /// Leaves a piece in a cell; a negative cell is what lies left of the row.
  private mutating func put(_ cell: Int, _ a: Int, _ b: Int, _ height: Int, _ direction: Int32) {
    if cell >= count { return }
    let h = Int32(truncatingIfNeeded: height) &* direction
    let index = max(cell, 0)
    marks[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index)
    cover[index] &+= h
    if cell >= 0 {
      area[index] &+= h &* Int32(truncatingIfNeeded: a &+ b &- 2 &* (cell &<< 8))
    }
  }

  /// Turns the cells into spans of a row and clears them.
  mutating func sweep(into row: inout CoverageRow) {
    var bytes = row.lendRoom(for: count)
    sweep(&row, bytes.mutableSpan)
    row.takeBack(&bytes)
  }

  private mutating func sweep(_ row: inout CoverageRow, _ room: consuming MutableSpan<UInt8>) {
    var sum: Int32 = 0
    var x = 0
    var used = row.used
    for word in 0..<CellRow.markWords(count) where marks[word] != 0 {
      var bits = marks[word]
      marks[word] = 0
      while bits != 0 {
        let cell = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if cell > x {
          row.bridge(left &+ x, left &+ cell, rule.byte(sum &* 512), &used, &room, isLast: false)
        }
        row.open(at: left &+ cell, used)
        sum &+= cover[cell]
        room[used] = rule.byte(sum &* 512 &- area[cell])
        used &+= 1
        cover[cell] = 0
        area[cell] = 0
        x = cell &+ 1
      }
    }
    if sum != 0 {
      row.bridge(left &+ x, left &+ count, rule.byte(sum &* 512), &used, &room, isLast: true)
    }
    row.close(used)
  }
}
