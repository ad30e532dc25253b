import SegueRaster

/// Where the frames of two films differ: boxes around squares that touch each other.
struct FootageRegion {
  /// The boxes, the largest first.
  private(set) var boxes: [PixelRect] = []
  /// The share of the picture that differs in some frame.
  private(set) var share = 0.0
  /// The largest share of a frame that differs.
  private(set) var most = 0.0

  init(_ match: FootageMatch, _ frames: [Int]) {
    var open = Set<Int>()
    let grid = match.old.grid
    for frame in frames {
      let squares = match.differences(frame, frame)
      most = max(most, Double(squares.count) / Double(grid.count))
      open.formUnion(squares)
    }
    share = Double(open.count) / Double(grid.count)
    var patches: [(count: Int, box: PixelRect)] = []
    for start in open.sorted() where open.remove(start) != nil {
      var pending = [start]
      var patch = (count: 0, box: grid.place(of: start))
      while let square = pending.popLast() {
        patch = (patch.count + 1, patch.box.union(grid.place(of: square)))
        for next in grid.neighbors(of: square) where open.remove(next) != nil {
          pending.append(next)
        }
      }
      patches.append(patch)
    }
    // A codec errs in single squares beside what really differs.
    let large = patches.filter { match.isExact || $0.count >= FootageMatch.patch }
    boxes = (large.isEmpty ? patches : large).sorted { $0.count > $1.count }.map(\.box)
  }
}

extension FootageGrid {
  fileprivate func neighbors(of index: Int) -> [Int] {
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
