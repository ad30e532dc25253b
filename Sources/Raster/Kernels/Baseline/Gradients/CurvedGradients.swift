#if WIDE_KERNELS
  public import SegueKernels
#endif

extension KernelBuild {
  /// Looks up a color for each pixel of `range` along a table that repeats: the entry at the position
  /// `first` plus the pixel's index times `step`, in 1/2²⁰ of an entry.
  ///
  /// The table has a power of two of entries, so that numbers that run over lose nothing.
  @inline(never)
  public static func lookUpRepeated(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, first: Int,
    step: Int
  ) {
    let last = lastRepeated(table)
    withPixels(&row, range) { pixels in
      withTexels(table, from: 0, count: last + 1) { entries in
        for i in 0..<pixels.count { pixels[i] = entries[((first &+ i &* step) &>> 20) & last] }
      }
    }
  }

  /// Looks up a color for each pixel of `range` by its distance from a center, which is counted in the
  /// gradient's radius, along a table that repeats.
  @inline(never)
  public static func lookUpRadialRepeated(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, entries: Int,
    walk: GradientWalk
  ) {
    let last = lastRepeated(table)
    let scale = Double(entries) / 4_294_967_296
    withPixels(&row, range) { pixels in
      withTexels(table, from: 0, count: last + 1) { colors in
        for i in 0..<pixels.count {
          let (x, y) = walk.place(i)
          pixels[i] = colors[Int(min((x * x + y * y).squareRoot() * scale, 0x1p62)) & last]
        }
      }
    }
  }

  /// Looks up a color for each pixel of `range` between two circles or around a center; where no
  /// circle goes through a place, nothing is drawn.
  @inline(never)
  public static func lookUpCurved(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>,
    scale: GradientScale, curve: GradientCurve, walk: GradientWalk
  ) {
    let last = scale.repeats ? lastRepeated(table) : length(table) - 1
    precondition(last >= 0, "the table has no entry")
    withPixels(&row, range) { pixels in
      withTexels(table, from: 0, count: last + 1) { colors in
        /// The color at a share of the way.
        @inline(__always)
        func color(_ share: Double) -> UInt32 {
          let place = min(max(share * Double(scale.entries), -0x1p50), 0x1p50)
          if !scale.repeats { return colors[min(max(Int(place), 0), last)] }
          let whole = Int(place)
          return colors[(Double(whole) > place ? whole &- 1 : whole) & last]
        }
        switch curve {
        case .circles(let distance, let start, let end):
          let circles = TwoCircles(distance, start, end)
          for i in 0..<pixels.count {
            let (x, y) = walk.place(i)
            if let share = circles.share(x * 0x1p-32, y * 0x1p-32) {
              pixels[i] = color(share)
            } else {
              pixels[i] = 0
            }
          }
        case .sweep(let start, let end):
          let first = Double(start) * 0x1p-32
          // A gradient of no length is an edge.
          let turns = max(Double(end &- start) * 0x1p-32, 0x1p-32)
          for i in 0..<pixels.count {
            let (x, y) = walk.place(i)
            pixels[i] = color((turn(x, y) - first) / turns)
          }
        }
      }
    }
  }
}

extension GradientWalk {
  /// The place of a pixel.
  @inline(__always)
  fileprivate func place(_ index: Int) -> (x: Double, y: Double) {
    (Double(u &+ index &* du), Double(v &+ index &* dv))
  }
}

/// The number of the last entry of a table that repeats.
@inline(__always)
private func lastRepeated(_ table: Span<UInt32>) -> Int {
  let count = length(table)
  precondition(count > 0 && count & (count &- 1) == 0, "the table has no power of two of entries")
  return count &- 1
}

/// All circles between two, and beyond them.
private struct TwoCircles {
  private let distance: Double
  private let radius: Double
  private let growth: Double
  /// The factor of the square of the share, in the equation that has it for its unknown.
  private let square: Double

  @inline(__always)
  init(_ distance: Int64, _ start: Int64, _ end: Int64) {
    self.distance = Double(distance) * 0x1p-32
    radius = Double(start) * 0x1p-32
    growth = Double(end &- start) * 0x1p-32
    square = self.distance * self.distance - growth * growth
  }

  /// Returns the parameter of the circle that goes through a place: the last one of those that do and have a
  /// radius; `nil` if none does.
  @inline(__always)
  func share(_ x: Double, _ y: Double) -> Double? {
    let half = x * distance + radius * growth
    let rest = x * x + y * y - radius * radius
    // Circles that touch each other from inside leave a line in place of a parabola.
    if square.magnitude < 0x1p-24 {
      return half == 0 ? nil : circle(rest / (2 * half))
    }
    let inner = half * half - square * rest
    if inner < 0 { return nil }
    let root = inner.squareRoot()
    let (a, b) = ((half + root) / square, (half - root) / square)
    if let last = circle(max(a, b)) { return last }
    return circle(min(a, b))
  }

  @inline(__always)
  private func circle(_ share: Double) -> Double? {
    radius + share * growth >= 0 ? share : nil
  }
}

/// Returns the angle of a place around the origin, from the x axis towards the y axis: 0 to 1 turn, accurate to
/// half a millionth.
@inline(__always)
private func turn(_ x: Double, _ y: Double) -> Double {
  let (a, b) = (x.magnitude, y.magnitude)
  let ratio = min(a, b) / max(max(a, b), 0x1p-60)
  let square = ratio * ratio
  var sum = -0.01171913 * square + 0.052647345
  sum = sum * square - 0.11642648
  sum = sum * square + 0.19354038
  sum = sum * square - 0.33262283
  sum = sum * square + 0.99997723
  let small = sum * ratio * (0.5 / .pi)
  let quarter = b > a ? 0.25 - small : small
  let half = x < 0 ? 0.5 - quarter : quarter
  return y < 0 ? 1 - half : half
}
