import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// Texel offsets that were computed ahead, for one run.
@safe
struct Offsets {
  private let base: UnsafeMutablePointer<Int32>

  @inline(__always)
  init(_ base: UnsafeMutablePointer<Int32>) { unsafe self.base = base }

  @inline(__always)
  func store(_ offsets: Vector, _ index: Int) { unsafe vec_store(base + index, offsets) }

  @inline(__always)
  func pairs(_ texels: Texels, below: Texels, _ index: Int) -> Vector {
    unsafe vec_texel_pairs(texels.bytes, below.bytes, base + index)
  }
}

/// Calls `body` with room for the offsets of a run and one more register; more than a kilobyte would
/// come from the heap.
@inline(__always)
func withOffsets(_ body: (Offsets) -> Void) {
  unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: SampledRun.longest + 16) {
    guard let base = $0.baseAddress else { return }
    body(unsafe Offsets(base))
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
