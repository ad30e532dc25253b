import SegueRaster

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
