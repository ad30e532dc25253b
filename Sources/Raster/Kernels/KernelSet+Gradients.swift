package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

// Each function here runs the kernel of the same name, in the chosen set.
extension KernelSet {
  /// Looks up a gradient along a line.
  package func lookUp(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>, first: Int,
    step: Int
  ) {
    switch self {
    case .baseline: SegueKernels.lookUp(&row, range, table: table, first: first, step: step)
    case .avx2: SegueKernelsAVX2.lookUp(&row, range, table: table, first: first, step: step)
    case .avx512: SegueKernelsAVX512.lookUp(&row, range, table: table, first: first, step: step)
    }
  }

  /// Looks up a gradient around a center.
  package func lookUpRadial(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>, u: Int, v: Int,
    du: Int, dv: Int
  ) {
    switch self {
    case .baseline: SegueKernels.lookUpRadial(&row, range, table: table, u: u, v: v, du: du, dv: dv)
    case .avx2: SegueKernelsAVX2.lookUpRadial(&row, range, table: table, u: u, v: v, du: du, dv: dv)
    case .avx512:
      SegueKernelsAVX512.lookUpRadial(&row, range, table: table, u: u, v: v, du: du, dv: dv)
    }
  }

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
