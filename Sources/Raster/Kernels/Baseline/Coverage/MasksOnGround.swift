import CVector

#if WIDE_KERNELS
  public import SegueKernels
#else
  /// One color behind what is drawn through masks, which nobody has written yet.
  @frozen
  public struct PlainGround: Hashable, Sendable {
    /// The color.
    public var color: UInt32
    /// The columns that get it, those of the window among them.
    public var columns: Range<Int>

    /// A color in some columns.
    public init(color: UInt32, columns: Range<Int>) {
      self.color = color
      self.columns = columns
    }
  }
#endif

extension KernelBuild {
  /// Draws one premultiplied color through the coverage in a window, over a ground that is written in
  /// the same go, and clears the coverage: what filling the rows of the ground first would give.
  ///
  /// `origin` is where the pixel of column 0 and row 0 would stand.
  @inline(never)
  public static func paint(
    _ pixels: inout MutableSpan<UInt32>, origin: Int, stride: Int, color: UInt32,
    in window: MaskWindow, taking coverage: inout MutableSpan<UInt8>, on ground: PlainGround
  ) {
    let width = window.columns.length
    let pitch = (width &+ 2 &* 16 &+ 63) & ~63
    let before = window.columns.lowerBound &- ground.columns.lowerBound
    precondition(
      before >= 0 && before &+ width <= ground.columns.length, "the ground is too narrow")
    let brush = GroundBrush(color, ground.color)
    unsafe coverage.withUnsafeMutableBufferPointer { coverage in
      precondition(
        coverage.count >= window.rows.length &* pitch &+ 64, "the window has too few bytes")
      guard let bytes = coverage.baseAddress else { return }
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for row in 0..<window.rows.length {
          let at = origin &+ (window.rows.lowerBound &+ row) &* stride &+ ground.columns.lowerBound
          let count = ground.columns.length
          precondition(at >= 0 && at &+ count <= pixels.count, "the row is too short")
          let line = unsafe bytes + (row &* pitch)
          let pixels = unsafe Pixels(base + at, count: count)
          pixels.part(0..<before).fill(ground.color)
          brush.write(pixels.part(before..<before &+ width), unsafe CoverageRow(line + 16))
          pixels.part(before &+ width..<count).fill(ground.color)
          unsafe line.update(repeating: 0, count: pitch)
        }
      }
    }
  }
}

/// A color on a ground, with everything that drawing it needs.
private struct GroundBrush {
  private let color: UInt32
  private let ground: UInt32
  private let source: U16Lanes
  private let old: U16Lanes
  private let isOpaque: Bool
  /// 255 times the ground and what rounds; the color minus the ground.
  private let base: U16Lanes
  private let difference: U16Lanes

  @inline(__always)
  init(_ color: UInt32, _ ground: UInt32) {
    self.color = color
    self.ground = ground
    source = U16Lanes(vec_set32(Int32(bitPattern: color)))
    old = U16Lanes(vec_set32(Int32(bitPattern: ground)))
    isOpaque = color &>> 24 == 255
    base = old * U16Lanes(repeating: 255) + U16Lanes(repeating: 128)
    difference = U16Lanes(
      low: vec_sub16(source.low, old.low), high: vec_sub16(source.high, old.high))
  }

  @inline(__always)
  func write(_ row: Pixels, _ coverage: CoverageRow) {
    if isOpaque {
      write(row, coverage) { mask in
        // The sum fits into a word; so the words on the way to it may overflow.
        let sum = base + difference * mask
        let reciprocal = vec_set16(257)
        return vec_pack_u8(
          vec_mulhi_u16(sum.low, reciprocal), vec_mulhi_u16(sum.high, reciprocal))
      }
    } else {
      write(row, coverage) { mask in over(old, source, mask) }
    }
  }

  @inline(__always)
  private func write(_ row: Pixels, _ coverage: CoverageRow, _ vector: (U16Lanes) -> Vector) {
    let step = vectorPixels
    if row.count < step {
      for i in 0..<row.count {
        row[i] = over(PixelPair(ground), PixelPair(color), UInt32(coverage[i]))
      }
      return
    }
    let last = row.count &- step
    let plain = vec_set32(Int32(bitPattern: ground))
    row.store(vector(coverage.load(0)), 0)
    var i = row.countToAlignment
    let block = 32
    while i &+ block <= row.count {
      if coverage.isZero(i) {
        for _ in 0..<block / step {
          row.store(plain, i)
          i &+= step
        }
        continue
      }
      for _ in 0..<block / step {
        row.store(vector(coverage.load(i)), i)
        i &+= step
      }
    }
    while i < last {
      row.store(vector(coverage.load(i)), i)
      i &+= step
    }
    row.store(vector(coverage.load(last)), last)
  }
}
