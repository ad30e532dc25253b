import CVector

#if WIDE_KERNELS
  public import SegueKernels
#else
  /// Where the spans of an outline fall among pixels that stand row by row.
  @frozen
  public struct SpanWindow: Hashable, Sendable {
    /// The rows that are drawn, counted from the first row that has spans.
    public var rows: Range<Int>
    /// The columns that are drawn.
    public var columns: Range<Int>
    /// Where the pixel of column 0 and the first row that has spans would stand.
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

/// Draws one premultiplied color through all spans in a window; `starts` holds the first span of
/// each row, then their number.
///
/// Whole pixels and others come out as from the kernels for one row. A short run is drawn as a whole
/// register that keeps its neighbors: nobody else may change pixels of the same rows meanwhile.
@inline(never)
public func paint(
  _ pixels: inout MutableSpan<UInt32>, _ window: SpanWindow, color: UInt32,
  spans: Span<CoverageSpan>, starts: Span<Int32>, coverage: Span<UInt8>
) {
  precondition(
    window.rows.lowerBound >= 0 && window.rows.upperBound < starts.count, "too few rows")
  let brush = Brush(color)
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
              unsafe brush.draw(spans[index], window.columns, line, pixels, bytes)
            }
          }
        }
      }
    }
  }
}

/// A color with everything that drawing it needs.
struct Brush {
  let color: UInt32
  let source: Words
  /// 255 times the color and what rounds a division by 255.
  private let whole: Words
  private let rest: Words
  let isOpaque: Bool

  @inline(__always)
  init(_ color: UInt32) {
    self.color = color
    source = Words(vec_set32(Int32(bitPattern: color)))
    whole = source * Words(repeating: 255) + Words(repeating: 128)
    rest = Words(repeating: Int16(truncatingIfNeeded: 255 &- color &>> 24))
    isOpaque = color &>> 24 == 255
  }

  /// Draws the part of a span in some columns, after checking that its pixels and bytes exist.
  @inline(__always)
  func draw(
    _ span: CoverageSpan, _ columns: Range<Int>, _ line: Int,
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let start = max(Int(span.x), columns.lowerBound)
    let count = min(Int(span.x) &+ Int(span.count), columns.upperBound) &- start
    if count <= 0 { return }
    let at = line &+ start
    precondition(at >= 0 && at &+ count <= pixels.count, "the row is too short")
    guard let base = pixels.baseAddress else { return }
    let room = pixels.count &- at
    let row = unsafe Pixels(base + at, count: count)
    if span.isSolid { return drawWhole(row, room) }
    let offset = Int(span.offset) &+ start &- Int(span.x)
    precondition(offset >= 0 && offset &+ count <= bytes.count, "the coverage is too short")
    guard let mask = bytes.baseAddress else { return }
    draw(row, unsafe Coverage(mask + offset), room: min(room, bytes.count &- offset))
  }

  @inline(__always)
  private func drawWhole(_ row: Pixels, _ room: Int) {
    if isOpaque {
      row.fill(color)
    } else {
      replaceAligned(row, room: room) { old, _ in
        (whole + Words(old) * rest).roundedBy255.bytes
      } scalar: { old, _ in
        let factor = 255 &- color &>> 24
        return (PixelPair(color) * 255 + PixelPair(old) * factor).dividedBy255.pixel
      }
    }
  }

  @inline(__always)
  private func draw(_ row: Pixels, _ coverage: Coverage, room: Int) {
    replace(row, room: room) { old, i in
      over(Words(old), source, coverage.load(i))
    } scalar: { old, i in
      over(PixelPair(old), PixelPair(color), UInt32(coverage[i]))
    }
  }
}

/// The same where all pixels are to be replaced by one function: registers that stand as they do in
/// memory, and one more at each end, read before its neighbors are written.
///
/// Registers that do not cross lines of the cache make this a tenth faster (AVX2 and AVX-512).
@inline(__always)
private func replaceAligned(
  _ pixels: Pixels, room: Int, vector: (Vector, Int) -> Vector, scalar: (UInt32, Int) -> UInt32
) {
  let step = vectorPixels
  let count = pixels.count
  if count < step { return replace(pixels, room: room, vector: vector, scalar: scalar) }
  let last = count &- step
  let front = pixels.load(0)
  let back = pixels.load(last)
  var i = pixels.countToAlignment
  while i < last {
    pixels.store(vector(pixels.load(i), i), i)
    i &+= step
  }
  pixels.store(vector(front, 0), 0)
  pixels.store(vector(back, last), last)
}

/// Replaces each pixel by a function of itself and its index, where `room` pixels may be read and
/// written unchanged: all in whole registers, the last of which keeps what is not its own.
@inline(__always)
private func replace(
  _ pixels: Pixels, room: Int, vector: (Vector, Int) -> Vector, scalar: (UInt32, Int) -> UInt32
) {
  let step = vectorPixels
  let count = pixels.count
  guard (count &+ step &- 1) & ~(step &- 1) <= room else {
    replace(pixels, vector: vector, scalar: scalar)
    return
  }
  var i = 0
  while i &+ step <= count {
    pixels.store(vector(pixels.load(i), i), i)
    i &+= step
  }
  if i < count {
    let old = pixels.load(i)
    let change = vec_xor(vector(old, i), old)
    pixels.store(vec_xor(old, vec_and(change, vec_first32(Int32(count &- i)))), i)
  }
}
