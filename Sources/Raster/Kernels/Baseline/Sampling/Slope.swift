import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// The columns and rows of a register of pixels, as 16.16 numbers.
///
/// Positions inside of the picture fit in 32 bits; others are not used.
struct Positions {
  var u: Vector
  var v: Vector

  @inline(__always)
  init(u: Vector, v: Vector) {
    self.u = u
    self.v = v
  }

  /// The same position everywhere.
  @inline(__always)
  init(u: Int, v: Int) {
    self.u = vec_set32(Int32(truncatingIfNeeded: u))
    self.v = vec_set32(Int32(truncatingIfNeeded: v))
  }

  @inline(__always)
  static func + (a: Positions, b: Positions) -> Positions {
    Positions(u: vec_add32(a.u, b.u), v: vec_add32(a.v, b.v))
  }

  /// Weights of the samples: of each pixel the fraction of the column in the lower half, that of the row in the
  /// upper one.
  @inline(__always)
  var fractions: Vector { vec_or(vec_and(u, vec_set32(65_535)), vec_shl32_16(v)) }
}

/// Position differences of neighboring pixels, in registers: runs of one walk share it.
struct Slope {
  private(set) var du = 0
  private(set) var dv = 0
  /// The way from the first pixel of a register to each.
  private(set) var ramp = Positions(u: 0, v: 0)
  /// The way from a register to the next.
  private(set) var step = Positions(u: 0, v: 0)
  /// The same for the fractions.
  private(set) var fractionStep = vec_zero()

  @inline(__always)
  init() {}

  /// Takes the slope of a walk.
  @inline(__always)
  mutating func follow(_ walk: SamplingWalk) {
    if du == walk.du && dv == walk.dv { return }
    du = walk.du
    dv = walk.dv
    ramp = Positions(
      u: vec_ramp(Int32(truncatingIfNeeded: du)), v: vec_ramp(Int32(truncatingIfNeeded: dv)))
    step = Positions(u: du &* vectorPixels, v: dv &* vectorPixels)
    fractionStep = step.fractions
  }
}

/// The indices i below `count` with 0 <= position + i·step < limit.
@inline(never)
func indices(from position: Int, _ step: Int, below limit: Int, _ count: Int) -> Range<Int> {
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
