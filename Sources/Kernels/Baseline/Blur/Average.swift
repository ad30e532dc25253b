extension KernelBuild {
  /// Writes the mean of pixels, rounded to nearest: for pixel i of the range, of `count` pixels of
  /// `source` from `start` + i on, or of as many as there are before `end`.
  ///
  /// What is at or behind the end is copied.
  @inline(never)
  public static func average(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    count: Int, end: Int
  ) {
    precondition(count > 0 && count <= 65_536, "a mean is one of some pixels")
    let last = min(max(end, start), start + range.upperBound - range.lowerBound + count - 1)
    withPixels(&row, range) { pixels in
      withTexels(source, start, max(last - start, pixels.count)) { texels in
        var sums = ChannelSums()
        var (first, next) = (0, 0)
        let end = last &- start
        for i in 0..<pixels.count {
          if i >= end {
            pixels[i] = texels[i]
            continue
          }
          while first < i {
            sums.remove(texels[first])
            first &+= 1
          }
          while next < min(i &+ count, end) {
            sums.add(texels[next])
            next &+= 1
          }
          pixels[i] = sums.mean(of: next &- first)
        }
      }
    }
  }
}

/// The sums of the channels of some pixels.
private struct ChannelSums {
  private var red: UInt64 = 0
  private var green: UInt64 = 0
  private var blue: UInt64 = 0
  private var alpha: UInt64 = 0
  /// The number of pixels that ``factor`` is for.
  private var divisor: UInt64 = 0
  /// 2⁴⁸ divided by twice as many, rounded up: a product and a shift give the quotient of any sum.
  private var factor: UInt64 = 0

  @inline(__always)
  init() {}

  @inline(__always)
  mutating func add(_ pixel: UInt32) {
    red &+= UInt64(pixel & 255)
    green &+= UInt64(pixel &>> 8 & 255)
    blue &+= UInt64(pixel &>> 16 & 255)
    alpha &+= UInt64(pixel &>> 24)
  }

  @inline(__always)
  mutating func remove(_ pixel: UInt32) {
    red &-= UInt64(pixel & 255)
    green &-= UInt64(pixel &>> 8 & 255)
    blue &-= UInt64(pixel &>> 16 & 255)
    alpha &-= UInt64(pixel &>> 24)
  }

  /// The mean of so many pixels.
  @inline(__always)
  mutating func mean(of count: Int) -> UInt32 {
    let count = UInt64(truncatingIfNeeded: count)
    if count != divisor {
      divisor = count
      factor = (1 &<< 48 &+ 2 &* count &- 1) / (2 &* count)
    }
    return mean(alpha) &<< 24 | mean(blue) &<< 16 | mean(green) &<< 8 | mean(red)
  }

  @inline(__always)
  private func mean(_ sum: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((2 &* sum &+ divisor) &* factor) &>> 48)
  }
}
