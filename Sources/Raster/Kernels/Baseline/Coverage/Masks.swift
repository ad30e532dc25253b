import CVector

#if WIDE_KERNELS
  public import SegueKernels
#else
  /// A mask in its place: coverage of neighboring pixels, one byte for each.
  @frozen
  public struct PlacedMask: Hashable, Sendable {
    /// The first column.
    public var x: Int32
    /// The first row.
    public var y: Int32
    /// Offset of the first row of bytes.
    public var offset: Int32
    /// The bytes of a row, a multiple of ``step``.
    public var pitch: Int16
    /// The number of rows.
    public var rows: Int16

    /// A mask whose first byte belongs to the pixel at (`x`, `y`).
    @inlinable
    public init(x: Int32, y: Int32, offset: Int32, pitch: Int16, rows: Int16) {
      self.x = x
      self.y = y
      self.offset = offset
      self.pitch = pitch
      self.rows = rows
    }

    /// The bytes that are added at once.
    @inlinable
    public static var step: Int { 16 }
  }

  /// Rows of coverage in which masks are put together, with some room at the sides.
  @frozen
  public struct MaskWindow: Hashable, Sendable {
    /// The rows that are kept.
    public var rows: Range<Int>
    /// The columns that are kept.
    public var columns: Range<Int>

    /// A window of rows and columns.
    public init(rows: Range<Int>, columns: Range<Int>) {
      self.rows = rows
      self.columns = columns
    }

    /// The distance from a row to the next.
    public var stride: Int { (columns.count + 2 * PlacedMask.step + 63) & ~63 }

    /// The number of bytes.
    public var count: Int { rows.count * stride + 64 }

    /// Returns the index of the byte of a column and a row.
    public func index(_ x: Int, _ y: Int) -> Int {
      (y - rows.lowerBound) * stride + PlacedMask.step + x - columns.lowerBound
    }
  }
#endif

extension KernelBuild {
  /// Adds masks to the coverage in a window; a sum ends at 255.
  ///
  /// Bytes beside the columns may be changed, too.
  @inline(never)
  public static func add(
    _ masks: Span<PlacedMask>, bytes: Span<UInt8>, in window: MaskWindow,
    to coverage: inout MutableSpan<UInt8>
  ) {
    let width = window.columns.length
    let stride = (width &+ 2 &* 16 &+ 63) & ~63
    unsafe coverage.withUnsafeMutableBufferPointer { coverage in
      precondition(
        coverage.count >= window.rows.length &* stride &+ 64, "the window has too few bytes")
      guard let rows = coverage.baseAddress else { return }
      unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let source = bytes.baseAddress else { return }
        unsafe masks.withUnsafeBufferPointer { masks in
          // Neighbors overlap, and what has just been written is slow to be read: every other mask
          // first, then those between them.
          for first in 0..<2 {
            var index = first
            while index < masks.count {
              let mask = unsafe masks[index]
              precondition(
                mask.offset >= 0 && mask.pitch >= 0 && mask.pitch & 15 == 0 && mask.rows >= 0
                  && Int(mask.offset) &+ Int(mask.pitch) &* Int(mask.rows) <= bytes.count,
                "the mask is too short")
              unsafe addMask(
                mask, from: source, window: window, stride: stride, width: width, to: rows)
              index &+= 2
            }
          }
        }
      }
    }
  }
}

@inline(__always)
private func addMask(
  _ mask: PlacedMask, from source: UnsafePointer<UInt8>, window: MaskWindow, stride: Int,
  width: Int, to target: UnsafeMutablePointer<UInt8>
) {
  let y = Int(mask.y) &- window.rows.lowerBound
  let first = max(y, 0)
  let end = min(y &+ Int(mask.rows), window.rows.length)
  if first >= end { return }
  let pitch = Int(mask.pitch)
  var from = unsafe source + (Int(mask.offset) &+ (first &- y) &* pitch)
  let x = Int(mask.x) &- window.columns.lowerBound
  var column = x
  while column < x &+ pitch {
    if column > -16 && column < width {
      var (p, q) = unsafe (target + (first &* stride &+ 16 &+ column), from)
      for _ in first..<end {
        unsafe vec_accumulate_bytes16(p, q)
        unsafe p += stride
        unsafe q += pitch
      }
    }
    column &+= 16
    unsafe from += 16
  }
}

extension KernelBuild {
  /// Draws one premultiplied color through the coverage in a window, and clears it.
  ///
  /// `origin` is where the pixel of column 0 and row 0 would stand. Registers at the end of a row keep
  /// their neighbors: nobody else may change pixels of the same rows meanwhile.
  @inline(never)
  public static func paint(
    _ pixels: inout MutableSpan<UInt32>, origin: Int, stride: Int, color: UInt32,
    in window: MaskWindow, taking coverage: inout MutableSpan<UInt8>
  ) {
    let width = window.columns.length
    let pitch = (width &+ 2 &* 16 &+ 63) & ~63
    let brush = SpanPainter(color)
    unsafe coverage.withUnsafeMutableBufferPointer { coverage in
      precondition(
        coverage.count >= window.rows.length &* pitch &+ 64, "the window has too few bytes")
      guard let bytes = coverage.baseAddress else { return }
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for row in 0..<window.rows.length {
          let at = origin &+ (window.rows.lowerBound &+ row) &* stride &+ window.columns.lowerBound
          precondition(at >= 0 && at &+ width <= pixels.count, "the row is too short")
          let line = unsafe bytes + (row &* pitch)
          unsafe brush.cover(
            Pixels(base + at, count: width), CoverageRow(line + 16), room: pixels.count &- at)
          unsafe line.update(repeating: 0, count: pitch)
        }
      }
    }
  }
}

extension SpanPainter {
  /// Draws through coverage of which much is zero; `room` pixels may be read and written unchanged.
  @inline(__always)
  fileprivate func cover(_ row: Pixels, _ coverage: CoverageRow, room: Int) {
    if isOpaque {
      cover(row, coverage, room: room) { old, mask in
        (source * mask + U16Lanes(old) * mask.complement).dividedBy255.bytes
      }
    } else {
      cover(row, coverage, room: room) { old, mask in over(U16Lanes(old), source, mask) }
    }
  }

  @inline(__always)
  private func cover(
    _ row: Pixels, _ coverage: CoverageRow, room: Int, _ vector: (Vector, U16Lanes) -> Vector
  ) {
    let step = vectorPixels
    if room < step { return cover(row, by: coverage, from: 0) }
    let head = min(row.countToAlignment, row.count)
    cover(row, by: coverage, in: 0..<head, vector: vector)
    var i = head
    let block = 32
    while i &+ block <= row.count {
      if coverage.isZero(i) {
        i &+= block
        continue
      }
      for _ in 0..<block / step {
        row.store(vector(row.load(i), coverage.load(i)), i)
        i &+= step
      }
    }
    while i &+ step <= row.count {
      row.store(vector(row.load(i), coverage.load(i)), i)
      i &+= step
    }
    if i &+ step <= room {
      cover(row, by: coverage, in: i..<row.count, vector: vector)
    } else {
      cover(row, by: coverage, from: i)
    }
  }

  /// Draws less than a register as one that keeps its neighbors.
  @inline(__always)
  private func cover(
    _ row: Pixels, by coverage: CoverageRow, in part: Range<Int>,
    vector: (Vector, U16Lanes) -> Vector
  ) {
    let start = part.lowerBound
    if start >= part.upperBound { return }
    let old = row.load(start)
    let change = vec_xor(vector(old, coverage.load(start)), old)
    row.store(vec_xor(old, vec_and(change, vec_first32(Int32(part.upperBound &- start)))), start)
  }

  /// Draws pixel by pixel to the end of the row.
  @inline(__always)
  private func cover(_ row: Pixels, by coverage: CoverageRow, from start: Int) {
    var i = start
    while i < row.count {
      row[i] = over(PixelPair(row[i]), PixelPair(color), UInt32(coverage[i]))
      i &+= 1
    }
  }
}
