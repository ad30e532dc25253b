/// The spans of one row while they are found from left to right.
struct CoverageRow {
  private(set) var spans: [CoverageSpan] = []
  private(set) var bytes: [UInt8] = []
  /// The first column of the span of bytes that is being found; −1 if there is none.
  private var first = -1
  private var count = 0

  /// Adds the coverage of one pixel next to the one before.
  @inline(__always)
  mutating func add(_ byte: UInt8, at x: Int) {
    if first < 0 { first = x }
    bytes.append(byte)
    count &+= 1
  }

  /// Room for the coverage of `length` pixels next to the one before.
  @_lifetime(&self)
  mutating func extend(_ x: Int, by length: Int) -> MutableSpan<UInt8> {
    if first < 0 { first = x }
    count &+= length
    let used = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: length))
    return bytes.mutableSpan._consumingExtracting(used..<used &+ length)
  }

  /// Covers a gap between touched columns, in which the coverage is the same everywhere.
  ///
  /// A short gap becomes part of the bytes around it.
  mutating func bridge(_ start: Int, _ end: Int, _ byte: UInt8, isLast: Bool) {
    let length = end &- start
    if length <= 0 { return }
    let isPartial = byte != 0 && byte != 255
    if isPartial || first >= 0 && length < 8 && !isLast {
      for x in start..<end { add(byte, at: x) }
      return
    }
    close()
    if byte == 255 {
      spans.append(
        CoverageSpan(x: Int32(start), count: Int32(length), offset: CoverageSpan.solid))
    }
  }

  /// Ends the span of bytes.
  mutating func close() {
    if first >= 0 {
      spans.append(
        CoverageSpan(
          x: Int32(first), count: Int32(count),
          offset: Int32(truncatingIfNeeded: bytes.count &- count)))
    }
    first = -1
    count = 0
  }
}
