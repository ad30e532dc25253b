import SegueRaster

/// Where the frames of two films differ: boxes around squares that touch each other.
struct FootageRegion {
  /// The boxes, the largest first.
  let boxes: [PixelRect]
  /// The share of the picture that differs in some frame.
  let share: Double
  /// The largest share of a frame that differs.
  let most: Double

  init(_ match: FootageMatch, _ frames: [Int]) {
    var open = Set<Int>()
    let grid = match.old.grid
    var most = 0.0
    for frame in frames {
      let squares = match.differences(frame, frame)
      most = max(most, Double(squares.count) / Double(grid.count))
      open.formUnion(squares)
    }
    self.most = most
    share = Double(open.count) / Double(grid.count)
    let patches = grid.patches(of: open.sorted()) { _, _ in true }
    // A codec errs in single squares beside what really differs.
    let large = patches.filter { match.isExact || $0.count >= FootageMatch.patch }
    boxes = (large.isEmpty ? patches : large).sorted { $0.count > $1.count }
      .map { grid.box(around: $0) }
  }
}
