import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

// Each function here runs the kernel of the same name, in the chosen set.
extension KernelSet {
  /// Sorts the edges of an outline by rows.
  func begin(
    _ scan: inout OutlineScan, _ edges: inout MutableSpan<OutlineEdge>,
    _ rows: inout MutableSpan<Int32>
  ) {
    switch self {
    case .baseline: SegueKernels.begin(&scan, &edges, &rows)
    case .avx2: SegueKernelsAVX2.begin(&scan, &edges, &rows)
    case .avx512: SegueKernelsAVX512.begin(&scan, &edges, &rows)
    }
  }

  /// Finds the coverage of rows.
  func advance(
    _ scan: inout OutlineScan, _ edges: inout MutableSpan<OutlineEdge>,
    _ rows: inout MutableSpan<Int32>, cells: inout MutableSpan<Int64>,
    spans: inout MutableSpan<CoverageSpan>, bytes: inout MutableSpan<UInt8>
  ) {
    switch self {
    case .baseline:
      SegueKernels.advance(&scan, &edges, &rows, cells: &cells, spans: &spans, bytes: &bytes)
    case .avx2:
      SegueKernelsAVX2.advance(&scan, &edges, &rows, cells: &cells, spans: &spans, bytes: &bytes)
    case .avx512:
      SegueKernelsAVX512.advance(&scan, &edges, &rows, cells: &cells, spans: &spans, bytes: &bytes)
    }
  }

  /// Draws one color through spans.
  func paint(
    _ pixels: inout MutableSpan<UInt32>, _ window: SpanWindow, color: UInt32,
    spans: Span<CoverageSpan>, starts: Span<Int32>, coverage: Span<UInt8>
  ) {
    switch self {
    case .baseline:
      SegueKernels.paint(
        &pixels, window, color: color, spans: spans, starts: starts, coverage: coverage)
    case .avx2:
      SegueKernelsAVX2.paint(
        &pixels, window, color: color, spans: spans, starts: starts, coverage: coverage)
    case .avx512:
      SegueKernelsAVX512.paint(
        &pixels, window, color: color, spans: spans, starts: starts, coverage: coverage)
    }
  }
}
