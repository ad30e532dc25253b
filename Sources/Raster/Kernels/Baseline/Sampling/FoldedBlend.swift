import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

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
  func finish(_ sum: U16Lanes, _ old: Vector) -> Vector {
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
