import CVector

#if WIDE_KERNELS
  public import SegueKernels
#else
  /// Window of the spans of an outline among pixels that stand row by row.
  @frozen
  public struct SpanWindow: Hashable, Sendable {
    /// The rows that are drawn, counted from the first row that has spans.
    public var rows: Range<Int>
    /// The columns that are drawn.
    public var columns: Range<Int>
    /// Index that the pixel of column 0 and the first row that has spans would have.
    public var origin: Int
    /// The distance from a row to the next.
    public var stride: Int

    /// A window of rows and columns.
    public init(rows: Range<Int>, columns: Range<Int>, origin: Int, stride: Int) {
      self.rows = rows
      self.columns = columns
      self.origin = origin
      self.stride = stride
    }
  }
#endif

extension KernelBuild {
  /// Draws one premultiplied color through all spans in a window; `starts` holds the first span of
  /// each row, then their number.
  ///
  /// Whole pixels and others come out as from the kernels for one row. A short run is drawn as a whole
  /// register that keeps its neighbors: nobody else may change pixels of the same rows meanwhile.
  @inline(never)
  public static func paint(
    _ pixels: inout MutableSpan<UInt32>, in window: SpanWindow, color: UInt32,
    spans: Span<CoverageSpan>, starts: Span<Int32>, coverage: Span<UInt8>
  ) {
    precondition(
      window.rows.lowerBound >= 0 && window.rows.upperBound < starts.count, "too few rows")
    let brush = SpanPainter(color)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe spans.withUnsafeBufferPointer { spans in
        unsafe starts.withUnsafeBufferPointer { starts in
          unsafe coverage.withUnsafeBufferPointer { bytes in
            for row in window.rows.lowerBound..<window.rows.upperBound {
              let first = Int(unsafe starts[row])
              let end = Int(unsafe starts[row &+ 1])
              precondition(first >= 0 && end <= spans.count, "too few spans")
              let line = window.origin &+ row &* window.stride
              for index in first..<end {
                unsafe brush.draw(
                  spans[index], in: window.columns, line: line, of: pixels, by: bytes)
              }
            }
          }
        }
      }
    }
  }
}
