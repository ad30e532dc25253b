/// Cells of a surface, each of which is damaged or not: small rectangles of a grid that begins at the first
/// pixel of the canvas, wherever the surface does, so that the cells of all surfaces are the same.
///
/// A damaged cell may have pixels that are what they were; one that is not damaged has none that changed.
package struct DamagedRegion: Hashable, Sendable {
  /// The size of a cell, in pixels.
  package struct Cell: Hashable, Sendable {
    /// The columns of a cell.
    package let width: Int
    /// The rows of a cell.
    package let height: Int

    /// Cells of this size.
    package init(width: Int, height: Int) {
      precondition(width > 0 && height > 0, "a cell has at least one pixel")
      self.width = width
      self.height = height
    }
  }

  /// The pixels of the surface.
  package let bounds: PixelRect
  private let cell: Cell
  /// The cells that the surface touches, by column and row of the grid.
  private let grid: PixelRect
  /// A bit for each cell, row after row in whole words.
  private var bits: [UInt64]
  /// The words of a row.
  private let rowWords: Int
  /// The columns on either side of damaged cells that are painted as well.
  var margin = 0

  /// No cell of a surface.
  package init(of bounds: PixelRect, in cell: Cell) {
    self.bounds = bounds
    self.cell = cell
    grid = bounds.isEmpty ? .nowhere : bounds.divided(by: cell)
    rowWords = (grid.width + 63) / 64
    bits = [UInt64](repeating: 0, count: rowWords * grid.height)
  }

  /// True if no cell is damaged.
  package var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  /// The share of the cells that are damaged, from 0 to 1.
  package var share: Double {
    let count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
    return Double(count) / Double(max(grid.width * grid.height, 1))
  }

  /// True if so much is damaged that drawing all of the surface takes no longer.
  package var isNearlyAll: Bool { share > Self.nearlyAll }

  private static let nearlyAll = 0.9

  /// Adds the cells that have a pixel of a rectangle.
  package mutating func add(_ rect: PixelRect) {
    let part = rect.intersection(bounds)
    if part.isEmpty { return }
    let cells = part.divided(by: cell)
    let columns = cells.minX - grid.minX..<cells.maxX - grid.minX
    for row in cells.rows {
      let start = (row - grid.minY) * rowWords
      for word in columns.lowerBound / 64...(columns.upperBound - 1) / 64 {
        bits[start + word] |= columns.bits(ofWord: word)
      }
    }
  }

  /// Takes the cells away of which all pixels lie in a rectangle.
  mutating func removeCells(within rect: PixelRect) {
    if isEmpty { return }
    for row in grid.rows {
      let span = (row * cell.height..<(row + 1) * cell.height).clamped(to: bounds.rows)
      guard rect.minY <= span.lowerBound, span.upperBound <= rect.maxY else { continue }
      // Where the surface ends, its cells do.
      let left =
        rect.minX <= bounds.minX ? grid.minX : (rect.minX + cell.width - 1).divided(by: cell.width)
      let right = rect.maxX >= bounds.maxX ? grid.maxX : rect.maxX.divided(by: cell.width)
      if left >= right { return }
      let columns = left - grid.minX..<right - grid.minX
      let start = (row - grid.minY) * rowWords
      for word in columns.lowerBound / 64...(columns.upperBound - 1) / 64 {
        bits[start + word] &= ~columns.bits(ofWord: word)
      }
    }
  }

  /// Adds cells of another surface as far as they lie in an area, and what lies within a distance of them.
  mutating func add(_ other: DamagedRegion, in area: PixelRect, reach: Int = 0) {
    for row in other.grid.rows {
      for columns in other.columns(ofCellRows: row..<row + 1) {
        let rect = PixelRect(
          minX: columns.lowerBound, minY: row * cell.height, maxX: columns.upperBound,
          maxY: (row + 1) * cell.height)
        add(rect.intersection(other.bounds).outset(by: reach).intersection(area))
      }
    }
  }
}

// Pixels of the region.
extension DamagedRegion {
  /// Returns the smallest rectangle that holds all painted pixels in an area.
  func box(in area: PixelRect) -> PixelRect {
    let near = area.intersection(bounds).besides(margin).intersection(bounds)
    if near.isEmpty { return .nowhere }
    let cells = near.divided(by: cell)
    let columns = cells.minX - grid.minX..<cells.maxX - grid.minX
    let words = columns.lowerBound / 64...(columns.upperBound - 1) / 64
    var box = PixelRect.nowhere
    for row in cells.rows {
      let start = (row - grid.minY) * rowWords
      for word in words {
        let found = bits[start + word] & columns.bits(ofWord: word)
        if found == 0 { continue }
        let first = grid.minX + word * 64
        box = box.union(
          PixelRect(
            minX: first + found.trailingZeroBitCount, minY: row,
            maxX: first + 64 - found.leadingZeroBitCount, maxY: row + 1))
      }
    }
    return box.multiplied(by: cell).besides(margin).intersection(area).intersection(bounds)
  }

  /// Returns true if a pixel of an area is painted.
  func touches(_ area: PixelRect) -> Bool { !box(in: area).isEmpty }

  /// Returns the columns of the damaged cells that have some of these rows.
  package func columns(in rows: Range<Int>) -> [Range<Int>] {
    let part = PixelRect(
      minX: bounds.minX, minY: rows.lowerBound, maxX: bounds.maxX, maxY: rows.upperBound
    ).intersection(bounds)
    return part.isEmpty ? [] : columns(ofCellRows: part.divided(by: cell).rows)
  }

  /// Returns the columns that are painted in rows of the damaged cells: theirs and the margin.
  func paintedColumns(in rows: Range<Int>) -> [Range<Int>] {
    var painted: [Range<Int>] = []
    for columns in columns(in: rows) {
      let first = max(columns.lowerBound - margin, bounds.minX)
      let wide = first..<min(columns.upperBound + margin, bounds.maxX)
      if let last = painted.last, last.upperBound >= wide.lowerBound {
        painted[painted.count - 1] = last.lowerBound..<wide.upperBound
      } else {
        painted.append(wide)
      }
    }
    return painted
  }

  /// The end of the rows of cells that begin at a row of pixels and have the same cells damaged.
  func rowsAlike(from top: Int) -> Int {
    let first = (top - grid.minY * cell.height) / cell.height
    var row = first + 1
    while row < grid.height, bits(ofRow: row) == bits(ofRow: first) { row += 1 }
    return min((grid.minY + row) * cell.height, bounds.maxY)
  }

  private func bits(ofRow row: Int) -> ArraySlice<UInt64> {
    bits[row * rowWords..<(row + 1) * rowWords]
  }

  /// The columns of cells that are damaged in one of some rows of the grid.
  private func columns(ofCellRows rows: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for word in 0..<rowWords {
      var left = rows.reduce(0) { $0 | bits[($1 - grid.minY) * rowWords + word] }
      while left != 0 {
        let first = left.trailingZeroBitCount
        let count = (~(left >> first)).trailingZeroBitCount
        left = first + count == 64 ? 0 : left & (UInt64.max << (first + count))
        let start = (grid.minX + word * 64 + first) * cell.width
        let run = max(start, bounds.minX)..<min(start + count * cell.width, bounds.maxX)
        if let last = runs.last, last.upperBound == run.lowerBound {
          runs[runs.count - 1] = last.lowerBound..<run.upperBound
        } else {
          runs.append(run)
        }
      }
    }
    return runs
  }

  /// Neighboring rows that have something to paint, and what that is.
  struct Stretch {
    /// The smallest rectangle around it.
    let box: PixelRect
    /// The painted pixels, as rectangles that do not overlap.
    let rects: [PixelRect]
  }

  /// The stretches of some rows from the top to the bottom.
  func stretches(in rows: Range<Int>) -> [Stretch] {
    var stretches: [Stretch] = []
    var rects: [PixelRect] = []
    var last: [Range<Int>] = []
    func end() {
      if rects.isEmpty { return }
      let box = rects.reduce(PixelRect.nowhere) { $0.union($1) }
      stretches.append(Stretch(box: box, rects: rects))
      rects = []
    }
    for row in grid.rows {
      let span = (row * cell.height..<(row + 1) * cell.height).clamped(to: bounds.rows)
        .clamped(to: rows)
      if span.isEmpty { continue }
      let columns = paintedColumns(in: span)
      if columns.isEmpty {
        end()
      } else if columns == last, !rects.isEmpty {
        for index in rects.indices.suffix(columns.count) { rects[index].maxY = span.upperBound }
      } else {
        rects += columns.map {
          PixelRect(
            minX: $0.lowerBound, minY: span.lowerBound, maxX: $0.upperBound,
            maxY: span.upperBound)
        }
      }
      last = columns
    }
    end()
    return stretches
  }
}

extension PixelRect {
  /// The cells that have a pixel of the rectangle.
  fileprivate func divided(by cell: DamagedRegion.Cell) -> PixelRect {
    PixelRect(
      minX: minX.divided(by: cell.width), minY: minY.divided(by: cell.height),
      maxX: (maxX - 1).divided(by: cell.width) + 1, maxY: (maxY - 1).divided(by: cell.height) + 1)
  }

  /// The pixels of the cells.
  fileprivate func multiplied(by cell: DamagedRegion.Cell) -> PixelRect {
    PixelRect(
      minX: minX * cell.width, minY: minY * cell.height, maxX: maxX * cell.width,
      maxY: maxY * cell.height)
  }

  /// The rectangle with so many columns more on either side.
  fileprivate func besides(_ margin: Int) -> PixelRect {
    PixelRect(minX: minX - margin, minY: minY, maxX: maxX + margin, maxY: maxY)
  }
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func divided(by size: Int) -> Int {
    self >= 0 ? self / size : -((size - 1 - self) / size)
  }
}

extension Range<Int> {
  /// The bits of a word that stand for places in the range, of which each word has 64.
  fileprivate func bits(ofWord word: Int) -> UInt64 {
    let part = clamped(to: word * 64..<(word + 1) * 64)
    if part.isEmpty { return 0 }
    return (UInt64.max >> (64 - part.count)) << (part.lowerBound - word * 64)
  }
}
