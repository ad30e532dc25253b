import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

extension KernelBuild {
  /// Writes the coverage of pixels by a field.
  ///
  /// With t the offset plus or minus the value at the pixel, that is 255 where t is above 0 for a hard
  /// field; for others 255·t²·(3 − 2t), t limited to 0...1, rounded once to nearest.
  @inline(never)
  public static func cover(
    _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, by row: FieldRow
  ) {
    withBytes(&coverage, range) { bytes in
      let zero = Floats(0)
      switch row.form {
      case .along: write(bytes, row) { u, _ in u }
      case .apart: write(bytes, row) { u, _ in u.greatest(zero - u) }
      case .distance: write(bytes, row) { u, v in (u * u + v * v).squareRoot }
      case .product: write(bytes, row) { u, v in u * v }
      case .angle: write(bytes, row) { u, v in angle(u, v) }
      case .grain, .streaksAcross, .streaksDown: writeRandom(bytes, row)
      }
    }
  }
}

/// Writes the coverage that follows from the values at the pixels' places.
@inline(__always)
private func write(_ bytes: Bytes, _ row: FieldRow, _ value: (Floats, Floats) -> Floats) {
  let (u, v) = (Floats(row.place.x), Floats(row.place.y))
  let (du, dv) = (Floats(row.step.x), Floats(row.step.y))
  bytes.write { i in
    let steps = Floats(from: row.first &+ i, step: 1)
    return shares(value(u + steps * du, v + steps * dv), row)
  }
}

/// The coverage that follows from values.
@inline(__always)
func shares(_ values: Floats, _ row: FieldRow) -> Vector {
  let offset = Floats(row.offset)
  let t = row.falls ? offset - values : offset + values
  if row.isHard { return Floats(0).ifLess(t, Floats(255), Floats(0)).integers }
  let share = t.clamped
  let smooth = share * share * (Floats(3) - Floats(2) * share)
  return (smooth * Floats(255) + Floats(0.5)).integers
}

/// The angle of a place from the v axis, in −π...π; no further than 2 millionths from the right one.
@inline(__always)
private func angle(_ u: Floats, _ v: Floats) -> Floats {
  let zero = Floats(0)
  let (a, b) = (u.greatest(zero - u), v.greatest(zero - v))
  let ratio = a.least(b) / a.greatest(b).greatest(Floats(1e-30))
  let square = ratio * ratio
  var sum = Floats(-0.01171913) * square + Floats(0.052647345)
  sum = sum * square + Floats(-0.11642648)
  sum = sum * square + Floats(0.19354038)
  sum = sum * square + Floats(-0.33262283)
  sum = sum * square + Floats(0.99997723)
  let small = sum * ratio
  let quarter = b.ifLess(a, Floats(.pi / 2) - small, small)
  let half = v.ifLess(zero, Floats(.pi) - quarter, quarter)
  return u.ifLess(zero, zero - half, half)
}

/// Bytes to write.
@safe
struct Bytes {
  private let base: UnsafeMutablePointer<UInt8>
  let count: Int

  @inline(__always)
  init(_ base: UnsafeMutablePointer<UInt8>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// Some of the bytes.
  @inline(__always)
  func part(from start: Int, count: Int) -> Bytes { unsafe Bytes(base + start, count: count) }

  /// Writes the lowest byte of each element of registers that begin at the given indices; of the last
  /// one only as many as there is room for.
  @inline(__always)
  func write(_ register: (Int) -> Vector) {
    var i = 0
    while i &+ vectorPixels <= count {
      unsafe vec_store_bytes32(base + i, register(i))
      i &+= vectorPixels
    }
    if i == count { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) {
      guard let copy = $0.baseAddress else { return }
      unsafe vec_store_bytes32(copy, register(i))
      unsafe (base + i).update(from: copy, count: count &- i)
    }
  }
}

/// The bytes of `range`, after checking that the coverage has them.
@inline(__always)
private func withBytes(
  _ coverage: inout MutableSpan<UInt8>, _ range: Range<Int>, _ body: (Bytes) -> Void
) {
  unsafe coverage.withUnsafeMutableBufferPointer { bytes in
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "too short")
    guard let base = bytes.baseAddress else { return }
    body(unsafe Bytes(base + range.lowerBound, count: range.length))
  }
}
