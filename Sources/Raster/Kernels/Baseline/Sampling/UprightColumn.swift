import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// A column of runs along the rows of a picture, which is neither turned nor skewed.
///
/// All runs take their texels from the same columns of the picture by the same weights, so that both are
/// found once. And all pixels of a run lie as far below a row of texels as each other: the texels of both
/// rows are weighted first, once for all pixels that share them and in the order of memory. Then each
/// pixel needs two neighbors in place of four. The numbers are those of `StripWalk`.
@safe
struct UprightColumn {
  private let strips: StripTexels
  private let walk: SamplingWalk
  private let skip: Int
  /// The strips that have the texels of all runs.
  private let first: Int
  private let end: Int
  /// The weighted texels, from the first of the first strip on.
  private let row: UnsafeMutablePointer<UInt16>
  /// The places and the weights for each register of pixels.
  private let table: UnsafeMutableRawPointer

  /// The most texels between two neighboring pixels, in 1/65 536: where a picture shrinks more, most of the
  /// weighted ones would not be used.
  private static let steepest = 117_964
  /// The fewest runs for which it pays.
  private static let fewestRuns = 4
  /// The texels beside those of the runs that a register of pixels may reach.
  private static let margin = 48
  /// The bytes of a texel, of all of a row, and of the table for a pixel.
  private static let texelBytes = 8
  private static let rowBytes =
    texelBytes * (2 * margin + 3 * 16 + SampledRun.longest * steepest / 65_536)
  private static let pixelBytes = 28

  /// Calls `body` with the column to which the first of some runs belongs; with `nil` if it does not pay.
  @inline(__always)
  static func with(
    _ runs: SampledRuns, of strips: StripTexels, _ body: (UprightColumn?) -> Void
  ) {
    let walk = runs.first?.walk
    let isUpright =
      runs.count >= fewestRuns && walk.map { $0.dv == 0 && $0.du.magnitude <= steepest } ?? false
    let bytes = isUpright ? rowBytes + SampledRun.longest * pixelBytes : 0
    unsafe withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 64) {
      body(isUpright ? unsafe UprightColumn(runs, strips, $0) : nil)
    }
  }

  /// The column of the first of some runs, in some memory; `nil` if it leaves the picture.
  @inline(__always)
  private init?(
    _ runs: SampledRuns, _ strips: StripTexels, _ memory: UnsafeMutableRawBufferPointer
  ) {
    guard let run = runs.first, let base = memory.baseAddress else { return nil }
    let count = runs.mostPixels
    let u = run.walk.u &+ run.skip &* run.walk.du &+ 65_536
    let last = u &+ (count &- 1) &* run.walk.du
    let (low, high) = (min(u, last), max(u, last))
    guard count > 0, low >= 0, high < (strips.width &+ 1) &<< 16 else { return nil }
    self.strips = strips
    walk = run.walk
    skip = run.skip
    first = (low &>> 16) / 15
    end = (high &>> 16) / 15
    unsafe row = (base + Self.margin &* Self.texelBytes).assumingMemoryBound(to: UInt16.self)
    unsafe table = base + Self.rowBytes
    locate(count, from: u &- (first &* 15) &<< 16)
  }

  /// Notes the places and the weights of some pixels.
  @inline(__always)
  private func locate(_ count: Int, from u: Int) {
    let total = vec_set16(Int16(truncatingIfNeeded: strips.weight))
    let step = vec_set32(Int32(truncatingIfNeeded: walk.du &* vectorPixels))
    var at = vec_add32(
      vec_set32(Int32(truncatingIfNeeded: u)), vec_ramp(Int32(truncatingIfNeeded: walk.du)))
    var i = 0
    while i < count {
      let right = vec_mulhi_u16(vec_twice_low16(at), total)
      unsafe vec_note_columns(
        table + i &* Self.pixelBytes, vec_sar32_16(at), vec_sub16(total, right), right)
      at = vec_add32(at, step)
      i &+= vectorPixels
    }
  }

  /// Returns true if a run belongs to the column and has all its texels in the picture.
  @inline(__always)
  func has(_ run: SampledRun) -> Bool {
    let v = run.walk.v &+ 65_536
    return run.walk.u == walk.u && run.walk.du == walk.du && run.walk.dv == 0
      && run.skip == skip && UInt(bitPattern: v) < (strips.height &+ 1) &<< 16
  }

  /// Samples a run that the column has.
  @inline(__always)
  func sample(_ run: SampledRun, _ pixels: some SampledRow, by blend: FoldedBlend) {
    weigh(run.walk.v &+ 65_536)
    var index = 0
    while index &+ vectorPixels <= run.count {
      let new = blend.finish(sums(index), pixels.old(registerAt: index))
      pixels.pixels.store(new, index)
      index &+= vectorPixels
    }
    if index < run.count {
      storeFirst(run.count &- index, of: sums(index), at: index, in: pixels, by: blend)
    }
  }

  /// Weights the texels of two rows.
  @inline(__always)
  private func weigh(_ v: Int) {
    let weights = vec_lerp_weights(vec_set32(Int32(truncatingIfNeeded: v &<< 16)))
    var line = (first &* strips.rows &+ v &>> 16) &* 16
    var place = unsafe row
    for _ in first...end {
      var i = 0
      while i < 16 {
        let upper = vec_zip64(strips.texels.load(line &+ i))
        let lower = vec_zip64(strips.below.load(line &+ i))
        let half = unsafe place + 4 &* i
        unsafe vec_store(half, vec_lerp_pairs(vec_low8(upper, lower), weights))
        unsafe vec_store(half + vectorWords, vec_lerp_pairs(vec_high8(upper, lower), weights))
        i &+= vectorPixels
      }
      line &+= strips.rows &* 16
      // The last texel is the first one of the next strip.
      unsafe place += 15 &* 4
    }
  }

  /// The weighted sums of a register of pixels.
  @inline(__always)
  private func sums(_ index: Int) -> U16Lanes {
    let place = unsafe table + index &* Self.pixelBytes
    return unsafe U16Lanes(low: vec_low_sums(row, place), high: vec_high_sums(row, place))
  }
}
