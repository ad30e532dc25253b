import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// A color with everything that drawing it needs.
struct SpanPainter {
  let color: UInt32
  let source: U16Lanes
  private let veil: SolidOver
  let isOpaque: Bool

  @inline(__always)
  init(_ color: UInt32) {
    self.color = color
    source = U16Lanes(vec_set32(Int32(bitPattern: color)))
    veil = SolidOver(color)
    isOpaque = color &>> 24 == 255
  }

  /// Draws the part of a span in some columns, after checking that its pixels and bytes exist.
  @inline(__always)
  func draw(
    _ span: CoverageSpan, in columns: Range<Int>, line: Int,
    of pixels: UnsafeMutableBufferPointer<UInt32>, by bytes: UnsafeBufferPointer<UInt8>
  ) {
    if unsafe drawAtOnce(span, in: columns, line: line, of: pixels, by: bytes) { return }
    unsafe drawInParts(span, in: columns, line: line, of: pixels, by: bytes)
  }

  @inline(never)
  private func drawInParts(
    _ span: CoverageSpan, in columns: Range<Int>, line: Int,
    of pixels: UnsafeMutableBufferPointer<UInt32>, by bytes: UnsafeBufferPointer<UInt8>
  ) {
    let runs = span.runs
    unsafe draw(runs.0, in: columns, line: line, of: pixels, by: bytes)
    unsafe draw(runs.1, in: columns, line: line, of: pixels, by: bytes)
    unsafe draw(runs.2, in: columns, line: line, of: pixels, by: bytes)
  }

  /// Draws a span whose ends fit into a register each; false if it is another, or partly outside.
  @inline(__always)
  private func drawAtOnce(
    _ span: CoverageSpan, in columns: Range<Int>, line: Int,
    of pixels: UnsafeMutableBufferPointer<UInt32>, by bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let step = vectorPixels
    let (x, count) = (Int(span.x), Int(span.count))
    let (head, tail) = (Int(span.head.count), Int(span.tail.count))
    let front = Int(span.head.offset)
    // The bytes of the last register, of which those before the tail are not read as such.
    let back = tail == 0 ? 0 : Int(span.tail.offset) &+ tail &- step
    guard x >= columns.lowerBound, x &+ count <= columns.upperBound,
      head >= 0, tail >= 0, head <= step, tail <= step, head <= count &- step,
      front >= 0, front &+ step <= bytes.count, back >= 0, back &+ step <= bytes.count
    else { return false }
    let at = line &+ x
    precondition(at >= 0 && at &+ count <= pixels.count, "the row is too short")
    guard let base = pixels.baseAddress, let mask = bytes.baseAddress else { return false }
    drawBetween(unsafe Pixels(base + at, count: count)) {
      over(U16Lanes($0), source, unsafe CoverageRow(mask + front).load(0, orWholeFrom: head))
    } last: {
      over(
        U16Lanes($0), source, unsafe CoverageRow(mask + back).load(0, orWholeBefore: step &- tail))
    }
    return true
  }

  /// Draws the part of a run in some columns, after checking that its pixels and bytes exist.
  @inline(__always)
  private func draw(
    _ run: CoverageRun, in columns: Range<Int>, line: Int,
    of pixels: UnsafeMutableBufferPointer<UInt32>, by bytes: UnsafeBufferPointer<UInt8>
  ) {
    let start = max(Int(run.x), columns.lowerBound)
    let count = min(Int(run.x) &+ Int(run.count), columns.upperBound) &- start
    if count <= 0 { return }
    let at = line &+ start
    precondition(at >= 0 && at &+ count <= pixels.count, "the row is too short")
    guard let base = pixels.baseAddress else { return }
    let room = pixels.count &- at
    let row = unsafe Pixels(base + at, count: count)
    if run.isWhole { return drawWhole(row, room) }
    let offset = Int(run.offset) &+ start &- Int(run.x)
    precondition(offset >= 0 && offset &+ count <= bytes.count, "the coverage is too short")
    guard let mask = bytes.baseAddress else { return }
    draw(row, unsafe CoverageRow(mask + offset), room: min(room, bytes.count &- offset))
  }

  /// Draws pixels that are covered whole.
  @inline(__always)
  private func drawWhole(_ row: Pixels, _ room: Int) {
    if row.count >= vectorPixels {
      drawBetween(row) {
        veil.over($0)
      } last: {
        veil.over($0)
      }
      return
    }
    replace(row, room: room) { old, _ in
      veil.over(old)
    } scalar: { old, _ in
      veil.over(old)
    }
  }

  /// Draws pixels of which a register at each end is drawn by a function of its own, and all others
  /// are covered whole.
  ///
  /// The ends are read before their neighbors are written. Registers between them stand as they do in
  /// memory: those that do not cross lines of the cache make this a tenth faster.
  @inline(__always)
  private func drawBetween(
    _ row: Pixels, first: (Vector) -> Vector, last: (Vector) -> Vector
  ) {
    let end = row.count &- vectorPixels
    let (before, behind) = (row.load(0), row.load(end))
    var i = row.countToAlignment
    if isOpaque {
      let color = vec_set32(Int32(bitPattern: color))
      while i < end {
        row.store(color, i)
        i &+= vectorPixels
      }
    } else {
      while i < end {
        row.store(veil.over(row.load(i)), i)
        i &+= vectorPixels
      }
    }
    row.store(first(before), 0)
    row.store(last(behind), end)
  }

  @inline(__always)
  private func draw(_ row: Pixels, _ coverage: CoverageRow, room: Int) {
    replace(row, room: room) { old, i in
      over(U16Lanes(old), source, coverage.load(i))
    } scalar: { old, i in
      over(PixelPair(old), PixelPair(color), UInt32(coverage[i]))
    }
  }
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
