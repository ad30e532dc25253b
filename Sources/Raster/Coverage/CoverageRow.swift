/// The spans of one row after the other while they are found, from left to right.
struct CoverageRow {
  private(set) var spans: [CoverageSpan] = []
  /// The bytes of all rows, and room for more.
  private var room: [UInt8] = []
  /// The number of bytes so far.
  private(set) var used = 0
  /// The first column of the span of bytes that is being found, and where its bytes begin; `none`
  /// without one, because columns left of the canvas are negative.
  private var first = CoverageRow.none
  private var start = 0

  private static let none = Int.min

  /// The bytes that the spans refer to.
  var bytes: [UInt8] { Array(room.prefix(used)) }

  /// Hands out the bytes, with room for another row.
  mutating func lendRoom(for length: Int) -> [UInt8] {
    if room.count < used &+ length {
      room.append(contentsOf: repeatElement(0, count: room.count &+ length))
    }
    var lent: [UInt8] = []
    swap(&lent, &room)
    return lent
  }

  /// Takes the bytes back.
  mutating func takeBack(_ bytes: inout [UInt8]) { swap(&bytes, &room) }

  /// Begins a span of bytes, unless there is one.
  @inline(__always)
  mutating func open(at x: Int, _ used: Int) {
    if first == CoverageRow.none {
      first = x
      start = used
    }
  }

  /// Covers a gap between touched columns, in which the coverage is the same everywhere.
  ///
  /// A short gap becomes part of the bytes around it.
  mutating func bridge(
    _ from: Int, _ to: Int, _ byte: UInt8, _ used: inout Int, _ room: inout MutableSpan<UInt8>,
    isLast: Bool
  ) {
    let length = to &- from
    if length <= 0 { return }
    let isPartial = byte != 0 && byte != 255
    if isPartial || first != CoverageRow.none && length < 8 && !isLast {
      open(at: from, used)
      for index in used..<used &+ length { room[index] = byte }
      used &+= length
      return
    }
    close(used)
    if byte == 255 { addSolid(from, length) }
  }

  /// Ends the span of bytes.
  mutating func close(_ used: Int) {
    self.used = used
    if first != CoverageRow.none { add(first, used &- start, Int32(truncatingIfNeeded: start)) }
    first = CoverageRow.none
  }

  /// Adds pixels that are covered whole.
  mutating func addSolid(_ x: Int, _ length: Int) { add(x, length, CoverageSpan.solid) }

  /// Adds a span of bytes.
  mutating func add(_ x: Int, _ bytes: [UInt8]) {
    room.removeLast(room.count - used)
    room += bytes
    start = used
    first = x
    close(room.count)
  }

  private mutating func add(_ x: Int, _ length: Int, _ offset: Int32) {
    spans.append(
      CoverageSpan(
        x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: length), offset: offset))
  }
}
