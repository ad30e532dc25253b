/// The spans of one row after the other while they are found, from left to right.
struct CoverageRow {
  private(set) var spans: [CoverageSpan] = []
  /// The bytes of all rows, and room for more.
  private var room: [UInt8] = []
  private var used = 0
  /// The first column of the span of bytes that is being found; −1 if there is none.
  private var first = -1
  private var count = 0

  /// The bytes that the spans refer to.
  var bytes: [UInt8] { Array(room.prefix(used)) }

  /// Adds the coverage of one pixel next to the one before.
  @inline(__always)
  mutating func add(_ byte: UInt8, at x: Int) {
    if used == room.count { grow() }
    if first < 0 { first = x }
    room[used] = byte
    used &+= 1
    count &+= 1
  }

  private mutating func grow() {
    room.append(contentsOf: repeatElement(0, count: max(room.count, 1_024)))
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
    if byte == 255 { add(start, length, CoverageSpan.solid) }
  }

  /// Ends the span of bytes.
  mutating func close() {
    if first >= 0 { add(first, count, Int32(truncatingIfNeeded: used &- count)) }
    first = -1
    count = 0
  }

  private mutating func add(_ x: Int, _ length: Int, _ offset: Int32) {
    spans.append(
      CoverageSpan(
        x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: length), offset: offset))
  }
}
