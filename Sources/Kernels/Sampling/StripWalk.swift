import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// One size of a picture that is cut in strips, with the weight of its samples.
struct StripTexels {
  let texels: Texels
  let below: Texels
  let width: Int
  let height: Int
  let weight: Int

  @inline(__always)
  init(_ texels: Texels, _ size: TexelSize, weight: Int) {
    self.texels = texels
    below = texels.advanced(by: 16)
    width = size.width
    height = size.height
    self.weight = weight
  }

  /// The texels of a column of a strip, with the border.
  var rows: Int {
    @inline(__always) get { height &+ 2 }
  }

  /// A texel minus 128 in each channel; what lies outside repeats the edge.
  @inline(__always)
  func texel(_ column: Int, _ row: Int) -> UInt32 {
    let x = min(max(column, 0), width &+ 1)
    let y = min(max(row, 0), height &+ 1)
    return texels[stripOffset(column: x, row: y, rows: rows)]
  }
}

/// A walk over one size of a picture.
///
/// Positions count from the border: the texel at (0, 0) stands in column 1, row 1.
struct StripWalk: SampledWalk {
  private let strips: StripTexels
  private let offsets: Offsets
  private let u: Int
  private let v: Int
  private let du: Int
  private let dv: Int

  @inline(__always)
  init(_ strips: StripTexels, _ run: SampledRun, _ offsets: Offsets) {
    self.strips = strips
    self.offsets = offsets
    u = run.walk.u &+ run.skip &* run.walk.du &+ 65_536
    v = run.walk.v &+ run.skip &* run.walk.dv &+ 65_536
    du = run.walk.du
    dv = run.walk.dv
  }

  @inline(__always)
  func interior(of count: Int) -> Range<Int> {
    let a = StripWalk.inside(u, du, (strips.width &+ 1) &<< 16, count)
    let b = StripWalk.inside(v, dv, (strips.height &+ 1) &<< 16, count)
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

  @inline(__always)
  func locate(_ range: Range<Int>) {
    let line = vec_set32(1 &<< 16 | Int32(truncatingIfNeeded: strips.rows))
    let upper = vec_set32(Int32(bitPattern: 0xffff_0000))
    let fifteenth = vec_set32(34_953)
    let minusFifteen = vec_set32(0xfff1)
    var at = place(at: range.lowerBound)
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
  func place(at index: Int) -> Words {
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

  /// Register k holds, in its lane j, the texels of pixel 4j + k, so that everything falls into
  /// pixel order by shuffles inside lanes.
  @inline(__always)
  func sums(_ index: Int, _ at: Words) -> Words {
    let vertical = vec_lerp_weights(at.high)
    let total = vec_set16(Int16(truncatingIfNeeded: strips.weight))
    let right = vec_mulhi_u16(vec_twice_low16(at.low), total)
    let left = vec_sub16(total, right)
    let p0 = vec_lerp_pairs(pairs(index), vec_pixel0(vertical))
    let p1 = vec_lerp_pairs(pairs(index &+ 1), vec_pixel1(vertical))
    let p2 = vec_lerp_pairs(pairs(index &+ 2), vec_pixel2(vertical))
    let p3 = vec_lerp_pairs(pairs(index &+ 3), vec_pixel3(vertical))
    return Words(
      low: vec_add16(
        vec_mulhi16(vec_low64(p0, p1), vec_pixels01(left)),
        vec_mulhi16(vec_high64(p0, p1), vec_pixels01(right))),
      high: vec_add16(
        vec_mulhi16(vec_low64(p2, p3), vec_pixels23(left)),
        vec_mulhi16(vec_high64(p2, p3), vec_pixels23(right))))
  }

  @inline(__always)
  private func pairs(_ index: Int) -> Vector {
    offsets.pairs(strips.texels, below: strips.below, index)
  }

  /// The four texels around one pixel.
  @inline(__always)
  func channels(at index: Int) -> TexelQuad {
    let x = u &+ index &* du
    let y = v &+ index &* dv
    let (column, row) = (x &>> 16, y &>> 16)
    let right = ((x & 65_535) &* strips.weight) &>> 16
    return TexelQuad(
      upper: (strips.texel(column, row), strips.texel(column &+ 1, row)),
      lower: (strips.texel(column, row &+ 1), strips.texel(column &+ 1, row &+ 1)),
      down: (y &>> 8) & 255, left: strips.weight &- right, right: right)
  }
}

/// Four texels around a place and the weights of its columns and rows.
struct TexelQuad: SampledChannels {
  let upper: (left: UInt32, right: UInt32)
  let lower: (left: UInt32, right: UInt32)
  let down: Int
  let left: Int
  let right: Int

  /// The weighted sum of one channel.
  @inline(__always)
  func sum(_ shift: UInt32) -> Int {
    let l = column(upper.left, lower.left, shift)
    let r = column(upper.right, lower.right, shift)
    return (l &* left) &>> 16 &+ (r &* right) &>> 16
  }

  @inline(__always)
  private func column(_ upper: UInt32, _ lower: UInt32, _ shift: UInt32) -> Int {
    let top = Int(Int8(truncatingIfNeeded: upper &>> shift))
    let bottom = Int(Int8(truncatingIfNeeded: lower &>> shift))
    return top &* (255 &- down) &+ bottom &* down
  }
}
