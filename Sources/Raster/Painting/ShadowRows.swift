/// The coverage of a shadow along rows: the box convolved with a Gaussian.
///
/// Where the sides are straight that is a product of two profiles, one across and one down. Rounded
/// corners are slices with a product each, which are summed.
struct ShadowRows: Sendable {
  /// The profiles across, one after the other, each from `area.minX` on, of 65 536 = 1; that of the
  /// straight part first.
  private let across: [UInt32]
  /// The profiles down in the same order, each from `area.minY` on.
  private let down: [UInt32]
  private let area: PixelRect
  private let count: Int

  init(_ shadow: Shadow, _ area: PixelRect) {
    let edge = EdgeProfile(sigma: Double(shadow.sigma) / 65_536)
    let box = ShadowBox(shadow)
    self.area = area
    count = box.slices.count + 1
    across =
      edge.shares(box.left, box.right, area.columns)
      + box.slices.flatMap { edge.shares($0.left, $0.right, area.columns) }
    down =
      edge.shares(box.straightTop, box.straightBottom, area.rows)
      + box.slices.flatMap { edge.shares($0.top, $0.bottom, area.rows) }
  }

  /// Writes the coverage of a run of pixels that begins at (`x`, `y`); `sums` is room to work in.
  func write(
    _ coverage: inout [UInt8], _ length: Int, x: Int, y: Int, _ sums: inout [UInt32],
    _ kernels: KernelSet
  ) {
    let start = x - area.minX
    let row = y - area.minY
    let run = 0..<length
    var bytes = coverage.mutableSpan
    if count == 1 {
      kernels.scaleProfile(&bytes, run, profile: across.span, at: start, factor: down[row])
      return
    }
    var span = sums.mutableSpan
    kernels.fill(&span, run, color: 0)
    for index in 0..<count {
      let factor = min(down[index * area.height + row], 65_535)
      if factor == 0 { continue }
      kernels.accumulate(
        &span, run, profile: across.span, at: index * area.width + start, factor: factor)
    }
    for index in run {
      let share = min(span[index], 1 << 18)
      bytes[index] = UInt8(truncatingIfNeeded: (share * 255 + 1 << 17) >> 18)
    }
  }
}
