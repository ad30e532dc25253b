import CVector

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
      withTexels(source, from: start, count: max(last - start, pixels.count)) { texels in
        var sums = BlurSums()
        let end = last &- start
        var next = 0
        while next < min(count &- 1, end) {
          sums.add(texels[next])
          next &+= 1
        }
        let whole = averageWhole(pixels, from: texels, sums: &sums, count: count, end: end)
        next &+= whole
        for i in whole..<pixels.count {
          if i >= end {
            pixels[i] = texels[i]
            continue
          }
          if next < end {
            sums.add(texels[next])
            next &+= 1
          }
          pixels[i] = sums.mean(of: next &- i)
          sums.remove(texels[i])
        }
      }
    }
  }
}

/// Writes the means of as many pixels as have `count` of them before the end and fill registers;
/// returns how many.
///
/// The sums are those of all but the last pixel of a mean, before and afterwards.
/// A mean in single precision is exact for up to 4,096 pixels: their sum has 20 bits, and what is
/// rounded down is at least a quarter of a step away from where it would become another number.
@inline(__always)
private func averageWhole(
  _ pixels: Pixels, from texels: Texels, sums: inout BlurSums, count: Int, end: Int
) -> Int {
  let whole = min(pixels.count, end &- count &+ 1)
  guard count <= 4_096, whole >= vectorPixels else { return 0 }
  let (half, share) = (Floats(Float(count) / 2 + 0.25), Floats(1 / Float(count)))
  return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 &* SumPlanes.length) {
    guard let base = $0.baseAddress else { return 0 }
    let planes = unsafe SumPlanes(base)
    var running = sums
    var first = 0
    while first &+ vectorPixels <= whole {
      let length = min(SumPlanes.length, (whole &- first) / vectorPixels &* vectorPixels)
      for i in 0..<length {
        running.add(texels[first &+ i &+ count &- 1])
        planes.store(running, i)
        running.remove(texels[first &+ i])
      }
      var i = 0
      while i < length {
        pixels.store(planes.means(at: i, half: half, share: share), first &+ i)
        i &+= vectorPixels
      }
      first &+= length
    }
    sums = running
    return first
  }
}

/// The sums of the channels of some pixels.
private struct BlurSums {
  /// Those of red and of blue, each in 32 bits.
  private(set) var even: UInt64 = 0
  /// Those of green and of alpha.
  private(set) var odd: UInt64 = 0
  /// The number of pixels that ``factor`` is for.
  private var divisor: UInt64 = 0
  /// 2⁴⁸ divided by twice as many, rounded up: a product and a shift give the quotient of any sum.
  private var factor: UInt64 = 0

  @inline(__always)
  init() {}

  @inline(__always)
  mutating func add(_ pixel: UInt32) {
    even &+= spread(pixel)
    odd &+= spread(pixel &>> 8)
  }

  @inline(__always)
  mutating func remove(_ pixel: UInt32) {
    even &-= spread(pixel)
    odd &-= spread(pixel &>> 8)
  }

  /// The first and the third byte of a pixel, each in 32 bits.
  @inline(__always)
  private func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xff) | UInt64(pixel & 0x00ff_0000) &<< 16
  }

  /// The mean of so many pixels.
  @inline(__always)
  mutating func mean(of count: Int) -> UInt32 {
    let count = UInt64(truncatingIfNeeded: count)
    if count != divisor {
      divisor = count
      factor = (1 &<< 48 &+ 2 &* count &- 1) / (2 &* count)
    }
    return mean(odd &>> 32) &<< 24 | mean(even &>> 32) &<< 16 | mean(odd & 0xffff_ffff) &<< 8
      | mean(even & 0xffff_ffff)
  }

  @inline(__always)
  private func mean(_ sum: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((2 &* sum &+ divisor) &* factor) &>> 48)
  }
}

/// The sums of channels for pixels side by side.
@safe
private struct SumPlanes {
  /// Capacity: whole registers.
  static let length = 64

  private let base: UnsafeMutablePointer<UInt32>

  @inline(__always)
  init(_ base: UnsafeMutablePointer<UInt32>) { unsafe self.base = unsafe base }

  @inline(__always)
  func store(_ sums: BlurSums, _ i: Int) {
    unsafe base[i] = UInt32(truncatingIfNeeded: sums.even)
    unsafe base[Self.length &+ i] = UInt32(truncatingIfNeeded: sums.odd)
    unsafe base[2 &* Self.length &+ i] = UInt32(truncatingIfNeeded: sums.even &>> 32)
    unsafe base[3 &* Self.length &+ i] = UInt32(truncatingIfNeeded: sums.odd &>> 32)
  }

  /// A register of means: sums and `half`, times `share`, rounded down.
  @inline(__always)
  func means(at i: Int, half: Floats, share: Floats) -> Vector {
    vec_or(
      vec_or(
        mean(ofPlane: 0, at: i, half: half, share: share),
        vec_shl32_8(mean(ofPlane: 1, at: i, half: half, share: share))),
      vec_or(
        vec_shl32_16(mean(ofPlane: 2, at: i, half: half, share: share)),
        vec_shl32_24(mean(ofPlane: 3, at: i, half: half, share: share))))
  }

  @inline(__always)
  private func mean(ofPlane plane: Int, at i: Int, half: Floats, share: Floats) -> Vector {
    let sums = Floats(vec_floats(unsafe vec_load(base + (plane &* Self.length &+ i))))
    return ((sums + half) * share).integers
  }
}
