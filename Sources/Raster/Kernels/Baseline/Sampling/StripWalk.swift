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
  private let slope: Slope
  private let u: Int
  private let v: Int

  @inline(__always)
  init(_ strips: StripTexels, along run: SampledRun, slope: Slope, offsets: Offsets) {
    self.strips = strips
    self.offsets = offsets
    self.slope = slope
    u = run.walk.u &+ run.skip &* slope.du &+ 65_536
    v = run.walk.v &+ run.skip &* slope.dv &+ 65_536
  }

  @inline(__always)
  func interior(of count: Int) -> Range<Int> {
    let (right, bottom) = ((strips.width &+ 1) &<< 16, (strips.height &+ 1) &<< 16)
    let lastU = u &+ (count &- 1) &* slope.du
    let lastV = v &+ (count &- 1) &* slope.dv
    if UInt(bitPattern: u) < right && UInt(bitPattern: lastU) < right
      && UInt(bitPattern: v) < bottom && UInt(bitPattern: lastV) < bottom
    {
      return 0..<count
    }
    let a = indices(from: u, slope.du, below: right, count)
    let b = indices(from: v, slope.dv, below: bottom, count)
    let start = max(a.lowerBound, b.lowerBound)
    return start..<max(start, min(a.upperBound, b.upperBound))
  }

  @inline(__always)
  func locate(_ range: Range<Int>) {
    var at = positions(at: range.lowerBound)
    let count = range.length
    var i = 0
    while i &+ vectorPixels <= count {
      offsets.store(offsets(at), i)
      at = at + slope.step
      i &+= vectorPixels
    }
    // Lanes past the run get a texel that exists, too: the first one.
    if i < count { offsets.store(vec_and(offsets(at), vec_first32(Int32(count &- i))), i) }
  }

  /// The offsets of the upper left texels: 16·(strip·rows + row) + column − 15·strip.
  @inline(__always)
  private func offsets(_ at: Positions) -> Vector {
    let column = vec_shr32_16(at.u)
    let strip = vec_shr16_3(vec_mulhi_u16(column, vec_set32(34_953)))
    let pair = vec_or(strip, vec_and(at.v, vec_set32(Int32(bitPattern: 0xffff_0000))))
    // 16·(strip·(rows − 1) + row), so that one strip more remains.
    let lines = vec_madd16(pair, vec_set32(1 &<< 16 | Int32(truncatingIfNeeded: strips.rows &- 1)))
    return vec_add32(vec_shl32_4(lines), vec_add32(column, strip))
  }

  @inline(__always)
  private func positions(at index: Int) -> Positions {
    Positions(u: u &+ index &* slope.du, v: v &+ index &* slope.dv) + slope.ramp
  }

  @inline(__always)
  func place(at index: Int) -> Vector { positions(at: index).fractions }

  @inline(__always)
  func advanced(_ at: Vector) -> Vector { vec_add16(at, slope.fractionStep) }

  /// Register k holds, in its lane j, the texels of pixel 4j + k, so that everything falls into
  /// pixel order by shuffles inside lanes.
  @inline(__always)
  func sums(_ index: Int, _ at: Vector) -> U16Lanes {
    let vertical = vec_lerp_weights(at)
    let total = vec_set16(Int16(truncatingIfNeeded: strips.weight))
    let right = vec_mulhi_u16(vec_twice_low16(at), total)
    let left = vec_sub16(total, right)
    let p0 = vec_lerp_pairs(pairs(index), vec_pixel0(vertical))
    let p1 = vec_lerp_pairs(pairs(index &+ 1), vec_pixel1(vertical))
    let p2 = vec_lerp_pairs(pairs(index &+ 2), vec_pixel2(vertical))
    let p3 = vec_lerp_pairs(pairs(index &+ 3), vec_pixel3(vertical))
    return U16Lanes(
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
    let x = u &+ index &* slope.du
    let y = v &+ index &* slope.dv
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
