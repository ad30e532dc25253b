import SegueGeometry

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
    across = edge.shares(from: box.left, to: box.right, of: area.columns)
    down = edge.shares(from: box.top, to: box.bottom, of: area.rows)
    corners = box.corners.map { ShadowCorner($0, edge: edge, area: area) }
  }

  /// Writes the coverage of a run of pixels that begins at (`x`, `y`); `sums` is room to work in.
  func write(
    _ coverage: inout [UInt8], count length: Int, x: Int, y: Int, sums: inout [UInt32],
    with kernels: KernelSet
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
    for corner in corners { corner.deduct(&span, count: length, x: x, y: y, with: kernels) }
    kernels.build.round(&bytes, in: run, sums: span.span)
  }
}

/// Shadow that a rounded corner takes away from that of a box.
private struct ShadowCorner: Sendable {
  /// The columns and rows in which it matters.
  let columns: Range<Int>
  let rows: Range<Int>
  /// For each slice, what it takes across, from the first of `columns` on.
  private let across: [UInt32]
  /// For each slice, how much of it each of `rows` sees.
  private let down: [UInt32]
  private let count: Int

  init(_ slices: [ShadowBox.Slice], edge: EdgeProfile, area: PixelRect) {
    func window(_ ends: [Double], _ all: Range<Int>) -> Range<Int> {
      let low = (ends.min() ?? 0) - edge.reach
      let high = (ends.max() ?? 0) + edge.reach
      return (Int(low.rounded(.down))..<Int(high.rounded(.up)) + 1).clamped(to: all)
    }
    let columns = window(slices.flatMap { [$0.left, $0.right] }, area.columns)
    let rows = window(slices.flatMap { [$0.top, $0.bottom] }, area.rows)
    across = slices.flatMap { edge.shares(from: $0.left, to: $0.right, of: columns) }
    down = slices.flatMap { edge.shares(from: $0.top, to: $0.bottom, of: rows) }
    count = slices.count
    self.columns = columns
    self.rows = rows
  }

  /// Takes the corner away from the sums of a run of pixels.
  func deduct(
    _ sums: inout MutableSpan<UInt32>, count length: Int, x: Int, y: Int, with kernels: KernelSet
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

/// A straight edge convolved with a Gaussian, at pixel centers.
///
/// Values come from a table with 64 steps per standard deviation, between which interpolation errs by
/// less than 1/100 000.
private struct EdgeProfile {
  /// Distance from the edge, in pixels, beyond which the shadow is nothing or everything.
  let reach: Double
  private let stepsPerPixel: Double
  private let table = EdgeProfile.table

  /// The share behind the edge from four standard deviations in front of it to four behind, the same for
  /// every blur.
  private static let table: [Double] = (0...512).map { index in
    0.5 * (1 + PortableMath.erf((Double(index) / 64 - 4) * 0.7071067811865476))
  }

  /// The profile of a blur.
  ///
  /// One below 3/8 pixel counts as that, which is as soft as an edge with anti-aliasing.
  init(sigma: Double) {
    let sigma = max(sigma, 0.375)
    let reach = 4 * sigma
    let stepsPerPixel = 64 / sigma
    self.reach = reach
    self.stepsPerPixel = stepsPerPixel
  }

  /// Returns the share that lies behind an edge at a distance from it.
  private func value(_ distance: Double) -> Double {
    let place = (distance + reach) * stepsPerPixel
    if place <= 0 { return 0 }
    if place >= Double(table.count - 1) { return 1 }
    let index = Int(place)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  /// The coverage of each of a run of pixels by the segment between two edges, of 65 536 = 1.
  func shares(from: Double, to: Double, of pixels: Range<Int>) -> [UInt32] {
    var shares = [UInt32](repeating: 0, count: pixels.count)
    // Where both edges are far, there is nothing, or all of it.
    let (before, behind) = (blurred(from, in: pixels), blurred(to, in: pixels))
    if before.upperBound < behind.lowerBound {
      for pixel in before.upperBound..<behind.lowerBound {
        shares[pixel - pixels.lowerBound] = 65_536
      }
    }
    let near = before.overlaps(behind)
    let ranges =
      near
      ? [
        min(before.lowerBound, behind.lowerBound)..<max(before.upperBound, behind.upperBound)
      ] : [before, behind]
    for range in ranges {
      for pixel in range {
        let center = Double(pixel) + 0.5
        let share = value(center - from) - value(center - to)
        shares[pixel - pixels.lowerBound] = UInt32(min(max(share * 65_536, 0), 65_536) + 0.5)
      }
    }
    return shares
  }

  /// The pixels that an edge covers by something else than nothing or all.
  private func blurred(_ edge: Double, in pixels: Range<Int>) -> Range<Int> {
    func limited(_ value: Double) -> Int {
      Int(min(max(value, Double(pixels.lowerBound)), Double(pixels.upperBound)))
    }
    let first = limited((edge - reach - 1).rounded(.down))
    return first..<max(first, limited((edge + reach + 1).rounded(.up)))
  }
}

/// The box of a shadow, and the slices that its corners take away from it.
private struct ShadowBox {
  /// A slice: between two heights, from one side to the other.
  struct Slice {
    var top: Double
    var bottom: Double
    var left: Double
    var right: Double
  }

  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// For each rounded corner, the slices outside of its curve.
  let corners: [[Slice]]

  init(_ shadow: BoxShadow) {
    func pixels(_ value: Int32) -> Double { Double(value) / 256 }
    let left = pixels(shadow.origin.x)
    let right = pixels(shadow.end.x)
    let top = pixels(shadow.origin.y)
    let bottom = pixels(shadow.end.y)
    let sigma = max(Double(shadow.sigma) / 65_536, 1.0 / 16)
    corners = shadow.radii.map(pixels).enumerated().filter { $0.element > 0 }.map { index, radius in
      let isUpper = index < 2
      let isLeft = index == 0 || index == 3
      return ShadowBox.slices(radius, sigma).map { slice in
        Slice(
          top: isUpper ? top + slice.from : bottom - slice.to,
          bottom: isUpper ? top + slice.to : bottom - slice.from,
          left: isLeft ? left : right - slice.inset, right: isLeft ? left + slice.inset : right)
      }
    }
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// Slices of equal height from the end of the box inward, each as wide as the corner draws the
  /// side in on average, thin against both the corner and the blur.
  private static func slices(
    _ radius: Double, _ sigma: Double
  ) -> [(from: Double, to: Double, inset: Double)] {
    let count = Int(min(max(4 * radius / sigma, 8), 256).rounded(.up))
    return (0..<count).map { index in
      let from = radius * Double(index) / Double(count)
      let to = radius * Double(index + 1) / Double(count)
      return (from, to, inset(from: from, to: to, radius: radius))
    }
  }

  /// Returns the inset of the side by a circular corner, averaged between two distances from its end.
  private static func inset(from a: Double, to b: Double, radius: Double) -> Double {
    // The integral of √(r² − s²) is (s·√(r² − s²) + r²·asin(s / r)) / 2.
    func integral(_ t: Double) -> Double {
      let s = radius - t
      let root = max(radius * radius - s * s, 0).squareRoot()
      return (s * root + radius * radius * PortableMath.asin(min(s / radius, 1))) / 2
    }
    return (radius * (b - a) - (integral(a) - integral(b))) / (b - a)
  }
}
