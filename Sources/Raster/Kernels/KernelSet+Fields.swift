package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

extension KernelSet {
  /// Writes the coverage of pixels by a field.
  package func cover(
    _ coverage: inout MutableSpan<UInt8>, _ range: Range<Int>, by row: FieldRow
  ) {
    switch self {
    case .baseline: SegueKernels.cover(&coverage, range, by: row)
    case .avx2: SegueKernelsAVX2.cover(&coverage, range, by: row)
    case .avx512: SegueKernelsAVX512.cover(&coverage, range, by: row)
    }
  }
}
