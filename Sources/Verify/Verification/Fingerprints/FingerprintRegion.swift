import SegueRaster

/// Regions where the frames of two films differ: boxes around squares that touch each other.
struct FingerprintRegion {
  /// The boxes, the largest first.
  let boxes: [PixelRect]
  /// The share of the picture that differs in some frame.
  let share: Double
  /// The largest share of a frame that differs.
  let most: Double

  init(_ match: FingerprintMatch, _ frames: [Int]) {
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
    let large = patches.filter { match.isExact || $0.count >= FingerprintMatch.patch }
    boxes = (large.isEmpty ? patches : large).sorted { $0.count > $1.count }
      .map { grid.box(around: $0) }
  }
}

extension FrameFingerprints {
  /// The film as far as it is seen in the squares that a box touches.
  func part(in box: PixelRect) -> FrameFingerprints {
    let (columns, rows) = (
      box.minX / grid.cell..<min(grid.columns, (box.maxX + grid.cell - 1) / grid.cell),
      box.minY / grid.cell..<min(grid.rows, (box.maxY + grid.cell - 1) / grid.cell)
    )
    let squares = rows.flatMap { row in columns.map { row * grid.columns + $0 } }
    let pixels = grid.box(around: squares)
    let small = FingerprintGrid(width: pixels.width, height: pixels.height, cell: grid.cell)
    var other = FrameFingerprints(
      in: small, at: rate, isExact: isExact, hasCoarseColors: hasCoarseColors)
    other.frames = frames.map { $0.part(squares, in: small) }
    return other
  }
}

extension FrameFingerprint {
  /// Returns the fingerprint of these squares, which are all of a grid.
  fileprivate func part(_ squares: [Int], in grid: FingerprintGrid) -> FrameFingerprint {
    let means = squares.map { self.means[$0] }
    let sums = self.sums.isEmpty ? [] : squares.map { self.sums[$0] }
    return FrameFingerprint(
      means: means, sums: sums, identity: FrameIdentity(sumOf: sums.isEmpty ? means : sums),
      in: grid)
  }
}
