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

  @inline(__always)
  func store32(_ values: Vector, _ index: Int) { unsafe vec_store_bytes32(base + index, values) }

  @inline(__always)
  func store64(_ values: Vector, _ index: Int) { unsafe vec_store_bytes64(base + index, values) }

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

/// Writes the limited-range BT.709 luma of pixels of `source`, from `start` on, into `range`.
@inline(never)
public func luma(
  _ plane: inout MutableSpan<UInt8>, _ range: Range<Int>, source: Span<UInt32>, at start: Int
) {
  let count = range.length
  withPlane(&plane, range) { plane in
    withTexels(source, start, count) { texels in
      let component = Component(red: 191_455, green: 644_067, blue: 65_019)
      let bias = vec_set32(16 &<< 20 &+ 1 &<< 19)
      let evens = vec_set32(0x00ff_00ff)
      var i = 0
      while i &+ vectorPixels <= count {
        let pixels = texels.load(i)
        plane.prefetch(i &+ 2 &* count)
        let sum = component.sum(vec_and(pixels, evens), vec_shr16_8(pixels))
        plane.store32(vec_sar32_20(vec_add32(sum, bias)), i)
        i &+= vectorPixels
      }
      while i < count {
        plane[i] = lumaOf(texels[i])
        i &+= 1
      }
    }
  }
}

@inline(__always)
private func lumaOf(_ pixel: UInt32) -> UInt8 {
  let sum =
    191_455 &* (pixel & 255) &+ 644_067 &* (pixel &>> 8 & 255) &+ 65_019 &* (pixel &>> 16 & 255)
  return UInt8(truncatingIfNeeded: (sum &+ 16 &<< 20 &+ 1 &<< 19) &>> 20)
}

/// Writes the limited-range BT.709 chroma of two rows, sited left.
///
/// The weights across are 1, 2, 1 around every even column. `source` holds one pixel more before
/// `upper` and before `lower`, and after the end of each row.
@inline(never)
public func chroma(
  _ blue: inout MutableSpan<UInt8>, _ red: inout MutableSpan<UInt8>, _ range: Range<Int>,
  source: Span<UInt32>, upper: Int, lower: Int
) {
  let count = range.length
  withPlane(&blue, range) { blue in
    withPlane(&red, range) { red in
      withTexels(source, upper &- 1, 2 &* count &+ 1) { upper in
        withTexels(source, lower &- 1, 2 &* count &+ 1) { lower in
          chromaRow(blue, red, count, upper, lower)
        }
      }
    }
  }
}

@inline(__always)
private func chromaRow(
  _ blue: Plane, _ red: Plane, _ count: Int, _ upper: Texels, _ lower: Texels
) {
  let cb = Component(red: -105_533, green: -355_018, blue: 460_551)
  let cr = Component(red: 460_551, green: -418_321, blue: -42_230)
  let bias = vec_set32(128 &<< 23 &+ 1 &<< 22)
  let step = vectorPixels / 2
  var i = 0
  while i &+ step <= count {
    blue.prefetch(i &+ 2 &* count)
    red.prefetch(i &+ 2 &* count)
    // Pixels 2i − 1, 2i, ... plus pixels 2i, 2i + 1, ...: the sum of each pair is 1, 2, 1.
    let a = halves(upper.load(2 &* i)) + halves(lower.load(2 &* i))
    let b = halves(upper.load(2 &* i &+ 1)) + halves(lower.load(2 &* i &+ 1))
    let sum = a + b
    let u = cb.sum(sum.low, sum.high)
    let v = cr.sum(sum.low, sum.high)
    blue.store64(vec_sar32_23(vec_add32(vec_add32(u, vec_shr64_32(u)), bias)), i)
    red.store64(vec_sar32_23(vec_add32(vec_add32(v, vec_shr64_32(v)), bias)), i)
    i &+= step
  }
  while i < count {
    let (u, v) = chromaOf(upper, lower, 2 &* i)
    blue[i] = u
    red[i] = v
    i &+= 1
  }
}

/// The even bytes (red, blue) and the odd bytes (green, alpha) of each pixel as words.
@inline(__always)
private func halves(_ pixels: Vector) -> Words {
  Words(low: vec_and(pixels, vec_set32(0x00ff_00ff)), high: vec_shr16_8(pixels))
}

@inline(__always)
private func chromaOf(_ upper: Texels, _ lower: Texels, _ first: Int) -> (UInt8, UInt8) {
  func total(_ shift: UInt32) -> Int32 {
    func at(_ texels: Texels, _ i: Int) -> UInt32 { texels[first &+ i] &>> shift & 255 }
    let a = at(upper, 0) &+ 2 &* at(upper, 1) &+ at(upper, 2)
    let b = at(lower, 0) &+ 2 &* at(lower, 1) &+ at(lower, 2)
    return Int32(truncatingIfNeeded: a &+ b)
  }
  let (r, g, b) = (total(0), total(8), total(16))
  let bias: Int32 = 128 &<< 23 &+ 1 &<< 22
  let u = -105_533 &* r &- 355_018 &* g &+ 460_551 &* b &+ bias
  let v = 460_551 &* r &- 418_321 &* g &- 42_230 &* b &+ bias
  return (UInt8(truncatingIfNeeded: u &>> 23), UInt8(truncatingIfNeeded: v &>> 23))
}
