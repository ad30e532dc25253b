import SegueRaster

/// The squares into which the pictures of a film are divided to compare it with another one.
///
/// A film is kept as what each square looks like, never as pixels; so its length costs little.
package struct FingerprintGrid: Hashable, Sendable {
  /// The columns of the pictures.
  package let width: Int
  /// The rows of the pictures.
  package let height: Int
  /// The side of a square, in pixels.
  package let cell: Int

  /// The most squares along a side where both films are at hand.
  package static let fine = 128
  /// The most squares along a side of what goldens keep.
  package static let kept = 48
  /// The smallest side: what a codec does to a picture evens out over so many pixels.
  static let smallest = 4

  /// The grid for pictures of a size, with at most so many squares along a side.
  package init(width: Int, height: Int, most: Int = fine) {
    let longest = max(width, height)
    self.init(
      width: width, height: height, cell: max(Self.smallest, (longest + most - 1) / most))
  }

  /// The grid of squares with this side.
  init(width: Int, height: Int, cell: Int) {
    self.width = width
    self.height = height
    self.cell = cell
  }

  var columns: Int { (width + cell - 1) / cell }
  var rows: Int { (height + cell - 1) / cell }
  var count: Int { columns * rows }

  /// The pixels of a square.
  func place(of index: Int) -> PixelRect {
    let (x, y) = (index % columns * cell, index / columns * cell)
    return PixelRect(x: x, y: y, width: min(cell, width - x), height: min(cell, height - y))
  }
}

extension FingerprintGrid {
  /// Squares that touch each other, as far as they may be joined.
  func patches(of squares: [Int], joining isOne: (Int, Int) -> Bool) -> [[Int]] {
    var open = Set(squares)
    var patches: [[Int]] = []
    for start in squares where open.remove(start) != nil {
      var patch = [start]
      var pending = [start]
      while let square = pending.popLast() {
        for next in neighbors(of: square) where open.contains(next) && isOne(square, next) {
          open.remove(next)
          pending.append(next)
          patch.append(next)
        }
      }
      patches.append(patch)
    }
    return patches
  }

  /// The box around squares, in pixels.
  func box(around squares: [Int]) -> PixelRect {
    squares.dropFirst().reduce(place(of: squares[0])) { $0.union(place(of: $1)) }
  }

  private func neighbors(of index: Int) -> [Int] {
    let (x, y) = (index % columns, index / columns)
    var result: [Int] = []
    for row in max(0, y - 1)...min(rows - 1, y + 1) {
      for column in max(0, x - 1)...min(columns - 1, x + 1) {
        result.append(row * columns + column)
      }
    }
    return result
  }
}
