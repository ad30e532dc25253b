#if WIDE_KERNELS
  import SegueKernels
#endif

/// The numbers of spans and bytes up to which more rows can be written.
struct SpanRoom {
  let spans: Int
  let bytes: Int
}

/// The spans of one row after the other while they are found, from left to right.
@safe
struct SpanWriter {
  private let spans: UnsafeMutablePointer<CoverageSpan>
  private let bytes: UnsafeMutablePointer<UInt8>
  private(set) var spanCount: Int
  private(set) var byteCount: Int
  /// The first column of the span of bytes that is being found, negative left of the canvas;
  /// `Int.min` if there is none.
  private var first = Int.min
  private var start = 0

  @inline(__always)
  init(
    _ spans: UnsafeMutablePointer<CoverageSpan>, _ bytes: UnsafeMutablePointer<UInt8>,
    _ scan: OutlineScan
  ) {
    unsafe self.spans = spans
    unsafe self.bytes = bytes
    spanCount = scan.spans
    byteCount = scan.bytes
  }

  /// Returns `true` if as many more rows can be written as a register has lanes.
  @inline(__always)
  func fits(_ room: SpanRoom) -> Bool { spanCount <= room.spans && byteCount <= room.bytes }

  /// Begins a span of bytes, unless there is one.
  @inline(__always)
  mutating func open(at x: Int) {
    if first == Int.min {
      first = x
      start = byteCount
    }
  }

  /// Adds a byte to the open span.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    unsafe bytes[byteCount] = byte
    byteCount &+= 1
  }

  /// Covers a gap between touched columns, in which the coverage is the same everywhere.
  ///
  /// A short gap becomes part of the bytes around it.
  @inline(__always)
  mutating func bridge(from: Int, to: Int, with byte: UInt8, isLast: Bool) {
    let length = to &- from
    if length <= 0 { return }
    let isPartial = byte != 0 && byte != 255
    if isPartial || first != Int.min && length < 8 && !isLast {
      open(at: from)
      for _ in 0..<length { append(byte) }
      return
    }
    close()
    if byte == 255 { add(from, length) }
  }

  /// Ends the open span.
  @inline(__always)
  mutating func close() {
    if first == Int.min { return }
    let count = byteCount &- start
    add(first, count, head: CoverageEnd(count, at: start))
    first = Int.min
  }

  /// Adds bytes that `body` writes; where they stand.
  @inline(__always)
  mutating func addBytes(_ length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) -> Int {
    let offset = byteCount
    unsafe body(bytes + offset)
    byteCount = offset &+ length
    return offset
  }

  /// Adds pixels that are covered whole but for some at the ends, whose bytes have been added.
  @inline(__always)
  mutating func add(
    _ x: Int, _ length: Int, head: CoverageEnd = .none, tail: CoverageEnd = .none
  ) {
    unsafe spans[spanCount] = CoverageSpan(
      x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: length), head: head,
      tail: tail)
    spanCount &+= 1
  }
}

extension CoverageEnd {
  @inline(__always)
  init(_ count: Int, at offset: Int) {
    self.init(
      count: Int32(truncatingIfNeeded: count), offset: Int32(truncatingIfNeeded: offset))
  }
}

extension CellRow {
  /// Turns the cells into spans of a row and clears them.
  @inline(__always)
  func sweep(left: Int, isEvenOdd: Bool, _ out: inout SpanWriter) {
    var sum: Int32 = 0
    var x = 0
    for word in 0..<markWords {
      var bits = takeMarks(word)
      while bits != 0 {
        let skipped = bits.trailingZeroBitCount
        let length = (~(bits &>> UInt64(truncatingIfNeeded: skipped))).trailingZeroBitCount
        let end = skipped &+ length
        bits = end < 64 ? bits & (~0 &<< UInt64(truncatingIfNeeded: end)) : 0
        let cell = word &<< 6 &+ skipped
        if cell > x {
          out.bridge(
            from: left &+ x, to: left &+ cell, with: covered(sum &* 512, isEvenOdd), isLast: false)
        }
        out.open(at: left &+ cell)
        x = cell &+ length
        sweep(cell..<x, isEvenOdd: isEvenOdd, adding: &sum, into: &out)
      }
    }
    if sum != 0 {
      out.bridge(
        from: left &+ x, to: left &+ count, with: covered(sum &* 512, isEvenOdd), isLast: true)
    }
    out.close()
  }

  /// Turns touched cells into bytes.
  @inline(__always)
  private func sweep(
    _ touched: Range<Int>, isEvenOdd: Bool, adding sum: inout Int32, into out: inout SpanWriter
  ) {
    var cell = touched.lowerBound
    while cell < touched.upperBound {
      let (cover, area) = take(cell)
      sum &+= cover
      out.append(covered(sum &* 512 &- area, isEvenOdd))
      cell &+= 1
    }
  }
}

/// The coverage of a sum in units of 1/131 072 pixel: first in 0...256, then as a byte.
@inline(__always)
private func covered(_ sum: Int32, _ isEvenOdd: Bool) -> UInt8 {
  var parts = Int32(truncatingIfNeeded: sum.magnitude) &>> 9
  if isEvenOdd {
    parts &= 511
    if parts > 256 { parts = 512 &- parts }
  } else if parts > 256 {
    parts = 256
  }
  return UInt8(truncatingIfNeeded: (parts &* 255 &+ 128) &>> 8)
}
