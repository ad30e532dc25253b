package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

// Each function here runs the kernel of the same name, in the chosen set.
extension KernelSet {
  /// Adds masks to coverage.
  package func add(
    _ masks: Span<MaskPlace>, bytes: Span<UInt8>, _ window: MaskWindow,
    to coverage: inout MutableSpan<UInt8>
  ) {
    switch self {
    case .baseline: SegueKernels.add(masks, bytes: bytes, window, to: &coverage)
    case .avx2: SegueKernelsAVX2.add(masks, bytes: bytes, window, to: &coverage)
    case .avx512: SegueKernelsAVX512.add(masks, bytes: bytes, window, to: &coverage)
    }
  }

  /// Draws one color through coverage and clears it.
  package func paint(
    _ pixels: inout MutableSpan<UInt32>, origin: Int, stride: Int, color: UInt32,
    _ window: MaskWindow, taking coverage: inout MutableSpan<UInt8>
  ) {
    switch self {
    case .baseline:
      SegueKernels.paint(
        &pixels, origin: origin, stride: stride, color: color, window, taking: &coverage)
    case .avx2:
      SegueKernelsAVX2.paint(
        &pixels, origin: origin, stride: stride, color: color, window, taking: &coverage)
    case .avx512:
      SegueKernelsAVX512.paint(
        &pixels, origin: origin, stride: stride, color: color, window, taking: &coverage)
    }
  }
}
