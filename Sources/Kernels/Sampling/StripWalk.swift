import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// Texel offsets that were computed ahead.
@safe
struct Offsets {
  private let base: UnsafeMutablePointer<Int32>

  @inline(__always)
  init(_ base: UnsafeMutablePointer<Int32>) { unsafe self.base = base }

  @inline(__always)
  func store(_ offsets: Vector, _ index: Int) { unsafe vec_store(base + index, offsets) }

  /// Lets the lanes of a register that reach past the segment read a texel that exists.
  @inline(__always)
  func repeatFirst(_ range: Range<Int>) {
    for i in range { unsafe base[i] = base[0] }
  }

  @inline(__always)
  func pairs(_ texels: Texels, below: Texels, _ index: Int) -> Vector {
    unsafe vec_texel_pairs(texels.bytes, below.bytes, base + index)
  }
}

extension Texels {
  @inline(__always)
  var bytes: UnsafePointer<UInt8> {
    unsafe UnsafeRawPointer(base).assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  func advanced(by count: Int) -> Texels { unsafe Texels(base + count) }
}

/// A walk over one size of a picture that is cut in strips.
///
/// Positions count from the border: the texel at (0, 0) stands in column 1, row 1.
struct StripWalk {
  private let texels: Texels
  private let below: Texels
  private let u: Int
  private let v: Int
  private let du: Int
  private let dv: Int
  private let width: Int
  private let height: Int
  private let weight: Int

  @inline(__always)
  init(_ texels: Texels, _ walk: SamplingWalk, skip: Int, weight: Int) {
    self.texels = texels
    below = texels.advanced(by: 16)
    u = walk.u &+ skip &* walk.du &+ 65_536
    v = walk.v &+ skip &* walk.dv &+ 65_536
    du = walk.du
    dv = walk.dv
    width = walk.width
    height = walk.height
    self.weight = weight
  }

  private var rows: Int {
    @inline(__always) get { height &+ 2 }
  }

  /// The pixels whose four texels are all in the strips: the walk is straight, so they are
  /// neighbors.
  @inline(__always)
  func interior(of count: Int) -> Range<Int> {
    let a = StripWalk.inside(u, du, (width &+ 1) &<< 16, count)
    let b = StripWalk.inside(v, dv, (height &+ 1) &<< 16, count)
    let start = max(a.lowerBound, b.lowerBound)
    return start..<max(start, min(a.upperBound, b.upperBound))
  }

  /// The indices i below `count` with 0 <= position + i·step < limit.
  @inline(__always)
  private static func inside(_ position: Int, _ step: Int, _ limit: Int, _ count: Int) -> Range<Int>
  {
    let last = position &+ (count &- 1) &* step
    let low = min(position, last)
    let high = max(position, last)
    if low >= 0 && high < limit { return 0..<count }
    if high < 0 || low >= limit || step == 0 { return 0..<0 }
    // Counted along the direction in which the position grows, then turned around if need be.
    let pace = step.magnitude
    let first = low >= 0 ? 0 : (Int(low.magnitude) &+ Int(pace) &- 1) / Int(pace)
    let end = min(count, (limit &- 1 &- low) / Int(pace) &+ 1)
    guard first < end else { return 0..<0 }
    return step > 0 ? first..<end : count &- end..<count &- first
  }

  /// Computes the offsets of the texels of `range`.
  @inline(__always)
  func locate(_ range: Range<Int>, _ offsets: Offsets) {
    let line = vec_set32(1 &<< 16 | Int32(truncatingIfNeeded: rows))
    let upper = vec_set32(Int32(bitPattern: 0xffff_0000))
    let fifteenth = vec_set32(34_953)
    let minusFifteen = vec_set32(0xfff1)
    var at = position(at: range.lowerBound)
    var i = 0
    while i < range.length {
      let column = vec_shr32_16(at.low)
      let strip = vec_shr16_3(vec_mulhi_u16(column, fifteenth))
      let pair = vec_or(strip, vec_and(at.high, upper))
      let lines = vec_shl32_4(vec_madd16(pair, line))
      let inLine = vec_add32(column, vec_madd16(pair, minusFifteen))
      offsets.store(vec_add32(lines, inLine), i)
      at = advanced(at)
      i &+= vectorPixels
    }
    offsets.repeatFirst(range.length..<i)
  }

  /// The columns (low) and rows (high) of a register of pixels, as 16.16 numbers.
  ///
  /// Positions inside of the picture fit in 32 bits; others are not used.
  @inline(__always)
  func position(at index: Int) -> Words {
    Words(
      low: vec_add32(
        vec_set32(Int32(truncatingIfNeeded: u &+ index &* du)),
        vec_ramp(Int32(truncatingIfNeeded: du))),
      high: vec_add32(
        vec_set32(Int32(truncatingIfNeeded: v &+ index &* dv)),
        vec_ramp(Int32(truncatingIfNeeded: dv))))
  }

  @inline(__always)
  func advanced(_ at: Words) -> Words {
    let across = vec_set32(Int32(truncatingIfNeeded: du &* vectorPixels))
    let down = vec_set32(Int32(truncatingIfNeeded: dv &* vectorPixels))
    return Words(low: vec_add32(at.low, across), high: vec_add32(at.high, down))
  }

  /// The weighted sums of a register of pixels, one word per channel.
  ///
  /// Register k holds, in its lane j, the texels of pixel 4j + k, so that everything falls into
  /// pixel order by shuffles inside lanes.
  @inline(__always)
  func sums(_ offsets: Offsets, _ index: Int, _ at: Words) -> Words {
    let vertical = vec_lerp_weights(at.high)
    let total = vec_set16(Int16(truncatingIfNeeded: weight))
    let right = vec_mulhi_u16(vec_twice_low16(at.low), total)
    let left = vec_sub16(total, right)
    let p0 = vec_lerp_pairs(offsets.pairs(texels, below: below, index), vec_pixel0(vertical))
    let p1 = vec_lerp_pairs(offsets.pairs(texels, below: below, index &+ 1), vec_pixel1(vertical))
    let p2 = vec_lerp_pairs(offsets.pairs(texels, below: below, index &+ 2), vec_pixel2(vertical))
    let p3 = vec_lerp_pairs(offsets.pairs(texels, below: below, index &+ 3), vec_pixel3(vertical))
    return Words(
      low: vec_add16(
        vec_mulhi16(vec_low64(p0, p1), vec_pixels01(left)),
        vec_mulhi16(vec_high64(p0, p1), vec_pixels01(right))),
      high: vec_add16(
        vec_mulhi16(vec_low64(p2, p3), vec_pixels23(left)),
        vec_mulhi16(vec_high64(p2, p3), vec_pixels23(right))))
  }

  /// The weighted sum of one channel of one pixel, with texels outside repeating the edge.
  @inline(__always)
  func sum(at index: Int, _ shift: UInt32) -> Int {
    let x = u &+ index &* du
    let y = v &+ index &* dv
    let f = (y &>> 8) & 255
    let right = ((x & 65_535) &* weight) &>> 16
    let column = x &>> 16
    let row = y &>> 16
    let l = texel(column, row, shift) &* (255 &- f) &+ texel(column, row &+ 1, shift) &* f
    let r =
      texel(column &+ 1, row, shift) &* (255 &- f) &+ texel(column &+ 1, row &+ 1, shift) &* f
    return (l &* (weight &- right)) &>> 16 &+ (r &* right) &>> 16
  }

  @inline(__always)
  private func texel(_ column: Int, _ row: Int, _ shift: UInt32) -> Int {
    let x = min(max(column, 0), width &+ 1)
    let y = min(max(row, 0), height &+ 1)
    let pixel = texels[stripOffset(column: x, row: y, rows: rows)]
    return Int(Int8(truncatingIfNeeded: pixel &>> shift))
  }
}

/// The last step of folded sampling: backdrop, bias, shift.
struct FoldedBlend {
  private let backdrop: Int
  private let bias: Int

  @inline(__always)
  init(_ weights: SamplingWeights) {
    backdrop = weights.backdrop
    bias = weights.bias
  }

  @inline(__always)
  func finish(_ sum: Words, _ old: Vector) -> Vector {
    let weight = vec_set16(Int16(truncatingIfNeeded: backdrop))
    let add = vec_set16(Int16(truncatingIfNeeded: bias))
    let low = vec_mulhi_u16(vec_low8(vec_zero(), old), weight)
    let high = vec_mulhi_u16(vec_high8(vec_zero(), old), weight)
    return vec_pack_u8(
      vec_shr16_6(vec_add16(vec_add16(sum.low, low), add)),
      vec_shr16_6(vec_add16(vec_add16(sum.high, high), add)))
  }

  @inline(__always)
  func finish(_ sum: Int, _ old: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: (sum &+ (Int(old) &<< 8 &* backdrop) &>> 16 &+ bias) &>> 6)
  }
}
