import CVector

/// Coefficients of one BT.709 component in 20-bit fixed point, split in a high and a low part so
/// that products of 16-bit words hold them: c = high·256 + low.
private struct Component {
  private let evenHigh: Vector
  private let evenLow: Vector
  private let oddHigh: Vector
  private let oddLow: Vector

  @inline(__always)
  init(red: Int32, green: Int32, blue: Int32) {
    evenHigh = vec_set32((red &>> 8 & 0xffff) | (blue &>> 8) &<< 16)
    evenLow = vec_set32((red & 255) | (blue & 255) &<< 16)
    oddHigh = vec_set32(green &>> 8 & 0xffff)
    oddLow = vec_set32(green & 255)
  }

  /// red·R + green·G + blue·B, for words R, B and G, A.
  @inline(__always)
  func sum(_ even: Vector, _ odd: Vector) -> Vector {
    let high = vec_add32(vec_madd16(even, evenHigh), vec_madd16(odd, oddHigh))
    let low = vec_add32(vec_madd16(even, evenLow), vec_madd16(odd, oddLow))
    return vec_add32(vec_shl32_8(high), low)
  }
}

/// Bytes to write.
@safe
private struct Plane {
  private let base: UnsafeMutablePointer<UInt8>

  @inline(__always)
  init(_ base: UnsafeMutablePointer<UInt8>) { unsafe self.base = base }

  /// Stores two registers in one row and two in another.
  @inline(__always)
  func storeRows(
    _ upper: (Vector, Vector), at index: Int, _ lower: (Vector, Vector), at other: Int
  ) {
    unsafe vec_store_rows32(base + index, base + other, upper.0, upper.1, lower.0, lower.1)
  }

  @inline(__always)
  func storePairs(_ values: Vector, _ index: Int) { unsafe vec_store_pairs32(base + index, values) }

  /// Asks the memory for the line of a byte that will be written: a hint.
  @inline(__always)
  func prefetch(_ index: Int) { unsafe vec_prefetch_to_write(base + index) }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    get { unsafe base[index] }
    nonmutating set { unsafe base[index] = newValue }
  }
}

@inline(__always)
private func withPlane(
  _ plane: inout MutableSpan<UInt8>, _ range: Range<Int>, _ body: (Plane) -> Void
) {
  precondition(range.lowerBound >= 0 && range.upperBound <= plane.count, "the plane is too short")
  unsafe plane.withUnsafeMutableBufferPointer { bytes in
    guard let base = bytes.baseAddress else { return }
    body(unsafe Plane(base + range.lowerBound))
  }
}

extension KernelBuild {
  /// Writes two rows as limited-range BT.709: luma, and chroma sited left.
  ///
  /// `lumaRange` holds the upper row, then the lower one. The weights of chroma across are 1, 2, 1
  /// around every even column: `source` has one pixel more before `upper` and before `lower`.
  @inline(never)
  public static func video(
    luma: inout MutableSpan<UInt8>, in lumaRange: Range<Int>, blue: inout MutableSpan<UInt8>,
    red: inout MutableSpan<UInt8>, in chromaRange: Range<Int>, source: Span<UInt32>, upper: Int,
    lower: Int
  ) {
    let count = 2 &* chromaRange.length
    precondition(lumaRange.length == 2 &* count, "two rows of luma belong to one of chroma")
    withPlane(&luma, lumaRange) { luma in
      withPlane(&blue, chromaRange) { blue in
        withPlane(&red, chromaRange) { red in
          withTexels(source, from: upper &- 1, count: count &+ 1) { upper in
            withTexels(source, from: lower &- 1, count: count &+ 1) { lower in
              VideoRows(upper: upper, lower: lower, luma: luma, blue: blue, red: red, count: count)
                .write()
            }
          }
        }
      }
    }
  }
}

/// Two rows of pixels, the first of which is the left neighbor of column 0, and what they become.
@safe
private struct VideoRows {
  private let upper: Texels
  private let lower: Texels
  private let luma: Plane
  private let blue: Plane
  private let red: Plane
  private let count: Int

  private let y = Component(red: 191_455, green: 644_067, blue: 65_019)
  private let cb = Component(red: -105_533, green: -355_018, blue: 460_551)
  private let cr = Component(red: 460_551, green: -418_321, blue: -42_230)
  private let lumaBias = vec_set32(16 &<< 20 &+ 1 &<< 19)
  private let chromaBias = vec_set32(128 &<< 23 &+ 1 &<< 22)

  @inline(__always)
  init(
    upper: Texels, lower: Texels, luma: Plane, blue: Plane, red: Plane, count: Int
  ) {
    self.upper = upper
    self.lower = lower
    self.luma = luma
    self.blue = blue
    self.red = red
    self.count = count
  }

  /// Writes everything: two registers of each row at a time, and the last ones of a row again.
  @inline(__always)
  func write() {
    let step = 2 &* vectorPixels
    if count < step { return writeSlowly() }
    var i = 0
    while i < count &- step {
      write(i)
      i &+= step
    }
    write(count &- step)
  }

  @inline(__always)
  private func write(_ i: Int) {
    let half = i &>> 1
    luma.prefetch(i &+ 2 &* count)
    luma.prefetch(i &+ 3 &* count)
    blue.prefetch(half &+ count)
    red.prefetch(half &+ count)
    let (a, b) = (PixelBlock(upper, lower, i), PixelBlock(upper, lower, i &+ vectorPixels))
    luma.storeRows(
      (lumaOf(a.above), lumaOf(b.above)), at: i, (lumaOf(a.below), lumaOf(b.below)), at: i &+ count)
    let (c, d) = (a.sum, b.sum)
    let sum = U16Lanes(
      low: vec_add16(vec_even32(c.low, d.low), vec_odd32(c.low, d.low)),
      high: vec_add16(vec_even32(c.high, d.high), vec_odd32(c.high, d.high)))
    blue.storePairs(shifted(cb.sum(sum.low, sum.high)), half)
    red.storePairs(shifted(cr.sum(sum.low, sum.high)), half)
  }

  @inline(__always)
  private func lumaOf(_ words: U16Lanes) -> Vector {
    vec_sar32_20(vec_add32(y.sum(words.low, words.high), lumaBias))
  }

  @inline(__always)
  private func shifted(_ sum: Vector) -> Vector { vec_sar32_23(vec_add32(sum, chromaBias)) }

  // MARK: - Pixel by pixel

  @inline(__always)
  private func writeSlowly() {
    var i = 0
    while i < count {
      luma[i] = lumaOf(upper[i &+ 1])
      luma[i &+ count] = lumaOf(lower[i &+ 1])
      if i & 1 == 0 { (blue[i &>> 1], red[i &>> 1]) = chroma(i) }
      i &+= 1
    }
  }

  @inline(__always)
  private func lumaOf(_ pixel: UInt32) -> UInt8 {
    let sum =
      191_455 &* (pixel & 255) &+ 644_067 &* (pixel &>> 8 & 255) &+ 65_019 &* (pixel &>> 16 & 255)
    return UInt8(truncatingIfNeeded: (sum &+ 16 &<< 20 &+ 1 &<< 19) &>> 20)
  }

  @inline(__always)
  private func chroma(_ first: Int) -> (UInt8, UInt8) {
    let (r, g, b) = (total(first, 0), total(first, 8), total(first, 16))
    let bias: Int32 = 128 &<< 23 &+ 1 &<< 22
    let u = -105_533 &* r &- 355_018 &* g &+ 460_551 &* b &+ bias
    let v = 460_551 &* r &- 418_321 &* g &- 42_230 &* b &+ bias
    return (UInt8(truncatingIfNeeded: u &>> 23), UInt8(truncatingIfNeeded: v &>> 23))
  }

  /// One channel of six pixels, weighed.
  @inline(__always)
  private func total(_ first: Int, _ shift: UInt32) -> Int32 {
    func at(_ i: Int) -> UInt32 {
      (upper[first &+ i] &>> shift & 255) &+ (lower[first &+ i] &>> shift & 255)
    }
    return Int32(truncatingIfNeeded: at(0) &+ 2 &* at(1) &+ at(2))
  }
}

/// A register of pixels of each of two rows.
private struct PixelBlock {
  let above: U16Lanes
  let below: U16Lanes
  /// Left neighbors of each pixel, in both rows.
  private let left: U16Lanes

  @inline(__always)
  init(_ upper: Texels, _ lower: Texels, _ i: Int) {
    above = halves(upper.load(i &+ 1))
    below = halves(lower.load(i &+ 1))
    left = halves(upper.load(i)) + halves(lower.load(i))
  }

  /// Each pixel and the one on its left, in both rows: those of 2i and of 2i + 1 are what a pixel of
  /// chroma weighs.
  @inline(__always)
  var sum: U16Lanes { above + below + left }
}

/// The even bytes (red, blue) and the odd bytes (green, alpha) of each pixel as words.
@inline(__always)
private func halves(_ pixels: Vector) -> U16Lanes {
  U16Lanes(low: vec_and(pixels, vec_set32(0x00ff_00ff)), high: vec_shr16_8(pixels))
}
