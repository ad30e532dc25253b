/// The coverage of a shadow along rows: the box convolved with a Gaussian.
///
/// For a box with square corners that is a product of a profile across and one down. What a rounded
/// corner takes away is summed over slices of the corner, each a product as well.
struct ShadowRows: Sendable {
  /// The profile across, from the left of `area` on, of 65 536 = 1.
  private let across: [UInt32]
  /// The profile down, from the top of `area` on.
  private let down: [UInt32]
  private let corners: [ShadowCorner]
  private let area: PixelRect

  init(_ shadow: BoxShadow, _ area: PixelRect) {
    let edge = EdgeProfile(sigma: Double(shadow.sigma) / 65_536)
    let box = ShadowBox(shadow)
    self.area = area
    across = edge.shares(box.left, box.right, area.columns)
    down = edge.shares(box.top, box.bottom, area.rows)
    corners = box.corners.map { ShadowCorner($0, edge, area) }
  }

  /// Writes the coverage of a run of pixels that begins at (`x`, `y`); `sums` is room to work in.
  func write(
    _ coverage: inout [UInt8], _ length: Int, x: Int, y: Int, _ sums: inout [UInt32],
    _ kernels: KernelSet
  ) {
    let start = x - area.minX
    let factor = down[y - area.minY]
    let run = 0..<length
    var bytes = coverage.mutableSpan
    // A matter of the row alone, so that every split of it rounds alike.
    if !corners.contains(where: { $0.rows.contains(y) }) {
      kernels.build.scaleProfile(&bytes, in: run, profile: across.span, at: start, factor: factor)
      return
    }
    var span = sums.mutableSpan
    kernels.build.fill(&span, in: run, color: 0)
    kernels.build.accumulate(
      &span, in: run, profile: across.span, at: start, factor: min(factor, 65_535))
    for corner in corners { corner.deduct(&span, length, x: x, y: y, kernels) }
    kernels.build.round(&bytes, in: run, sums: span.span)
  }
}

/// Shadow that a rounded corner takes away from that of a box.
struct ShadowCorner: Sendable {
  /// The columns and rows in which it matters.
  let columns: Range<Int>
  let rows: Range<Int>
  /// For each slice, what it takes across, from the first of `columns` on.
  private let across: [UInt32]
  /// For each slice, how much of it each of `rows` sees.
  private let down: [UInt32]
  private let count: Int

  init(_ slices: [ShadowBox.Slice], _ edge: EdgeProfile, _ area: PixelRect) {
    func window(_ ends: [Double], _ all: Range<Int>) -> Range<Int> {
      let low = (ends.min() ?? 0) - edge.reach
      let high = (ends.max() ?? 0) + edge.reach
      return (Int(low.rounded(.down))..<Int(high.rounded(.up)) + 1).clamped(to: all)
    }
    let columns = window(slices.flatMap { [$0.left, $0.right] }, area.columns)
    let rows = window(slices.flatMap { [$0.top, $0.bottom] }, area.rows)
    across = slices.flatMap { edge.shares($0.left, $0.right, columns) }
    down = slices.flatMap { edge.shares($0.top, $0.bottom, rows) }
    count = slices.count
    self.columns = columns
    self.rows = rows
  }

  /// Takes the corner away from the sums of a run of pixels.
  func deduct(
    _ sums: inout MutableSpan<UInt32>, _ length: Int, x: Int, y: Int, _ kernels: KernelSet
  ) {
    let part = columns.clamped(to: x..<x + length)
    if part.isEmpty || !rows.contains(y) { return }
    for index in 0..<count {
      let factor = down[index * rows.count + y - rows.lowerBound]
      if factor == 0 { continue }
      kernels.build.deduct(
        &sums, in: part.lowerBound - x..<part.upperBound - x, profile: across.span,
        at: index * columns.count + part.lowerBound - columns.lowerBound,
        factor: min(factor, 65_535))
    }
  }
}
