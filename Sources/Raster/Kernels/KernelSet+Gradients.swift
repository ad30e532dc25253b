package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

extension KernelSet {
  /// Looks up a gradient that repeats along a line.
  package func lookUpRepeated(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>, first: Int,
    step: Int
  ) {
    switch self {
    case .baseline:
      SegueKernels.lookUpRepeated(&row, range, table: table, first: first, step: step)
    case .avx2:
      SegueKernelsAVX2.lookUpRepeated(&row, range, table: table, first: first, step: step)
    case .avx512:
      SegueKernelsAVX512.lookUpRepeated(&row, range, table: table, first: first, step: step)
    }
  }

  /// Looks up a gradient that repeats around a center.
  package func lookUpRadialRepeated(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>, entries: Int,
    walk: GradientWalk
  ) {
    switch self {
    case .baseline:
      SegueKernels.lookUpRadialRepeated(&row, range, table: table, entries: entries, walk: walk)
    case .avx2:
      SegueKernelsAVX2.lookUpRadialRepeated(&row, range, table: table, entries: entries, walk: walk)
    case .avx512:
      SegueKernelsAVX512.lookUpRadialRepeated(
        &row, range, table: table, entries: entries, walk: walk)
    }
  }

  /// Looks up a gradient between two circles or around a center.
  package func lookUpCurved(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>,
    scale: GradientScale, curve: GradientCurve, walk: GradientWalk
  ) {
    switch self {
    case .baseline:
      SegueKernels.lookUpCurved(&row, range, table: table, scale: scale, curve: curve, walk: walk)
    case .avx2:
      SegueKernelsAVX2.lookUpCurved(
        &row, range, table: table, scale: scale, curve: curve, walk: walk)
    case .avx512:
      SegueKernelsAVX512.lookUpCurved(
        &row, range, table: table, scale: scale, curve: curve, walk: walk)
    }
  }
}
