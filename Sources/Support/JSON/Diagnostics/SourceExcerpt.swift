import SegueTextSupport

/// One line of a source with a stretch of it underlined, fit for a terminal.
///
/// Tabs become spaces (to the next multiple of 4) and whatever has no shape becomes an escape, so
/// that the mark stands under what it means everywhere. A long line is cut around the mark, each cut
/// shown as "…". A stretch over several lines is marked to the end of its first one.
struct SourceExcerpt {
  /// The line, or what is left of it.
  let text: String
  /// The columns in front of the mark.
  let indent: Int
  /// The columns under the mark, at least 1.
  let length: Int

  /// The most columns that an excerpt takes.
  static let width = 100
  /// The columns kept in front of the mark when a line is cut on its left.
  static let lead = 40

  /// The line of `source` on which `range` starts.
  init(of range: SourceRange, in source: SourceText) {
    let offset = min(Int(range.start), source.bytes.count)
    let line = VisibleLine(around: offset, reach: 4 * Self.width, in: source)
    let cells = line.cells
    let markStart = cells.firstIndex { $0.offset >= offset } ?? cells.count
    let markEnd = cells.firstIndex { $0.offset >= Int(range.end) } ?? cells.count
    let mark = markStart..<max(markStart, markEnd)

    let first = Self.firstShown(of: line, mark: mark)
    let isCutLeft = line.isCutLeft || first > 0
    let last = Self.endShown(of: line, from: first, column: isCutLeft ? 1 : 0)
    let isCutRight = line.isCutRight || last < cells.count

    text =
      (isCutLeft ? "…" : "") + cells[first..<last].map(\.text).joined() + (isCutRight ? "…" : "")
    indent = (isCutLeft ? 1 : 0) + cells[first..<markStart].columns
    length = max(1, cells[mark.clamped(to: first..<last)].columns)
  }

  /// The first cell to show: the first of all, unless the mark would then stand beyond the width.
  private static func firstShown(of line: VisibleLine, mark: Range<Int>) -> Int {
    guard line.isCutLeft || line.cells[..<mark.upperBound].columns >= width,
      line.isCutLeft || line.isCutRight || line.cells[...].columns > width
    else { return 0 }
    var first = mark.lowerBound
    var columns = 0
    while first > 0, columns + line.cells[first - 1].columns <= lead {
      first -= 1
      columns += line.cells[first].columns
    }
    return first
  }

  /// The cell behind the last one that still fits, with room for the sign that more follows.
  private static func endShown(of line: VisibleLine, from first: Int, column: Int) -> Int {
    let isWhole = !line.isCutRight && column + line.cells[first...].columns <= width
    guard !isWhole else { return line.cells.count }
    var end = first
    var used = column
    while end < line.cells.count, used + line.cells[end].columns < width {
      used += line.cells[end].columns
      end += 1
    }
    return end
  }
}

extension ArraySlice<VisibleLine.Cell> {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

/// The characters of a line around a place, each as a terminal may show it.
private struct VisibleLine {
  /// One character as it will be shown.
  struct Cell {
    /// The text to print.
    let text: String
    /// The columns that it takes.
    let columns: Int
    /// The byte where the character starts in its source.
    let offset: Int
  }

  /// The characters in order.
  private(set) var cells: [Cell] = []
  /// True if the line starts before the first of the cells.
  let isCutLeft: Bool
  /// True if the line goes on behind the last of the cells.
  let isCutRight: Bool

  private static let tabWidth = 4

  /// The characters of the line around `offset` that are at most `reach` bytes from it, so that a
  /// line of many megabytes costs nothing.
  init(around offset: Int, reach: Int, in source: SourceText) {
    let bytes = source.bytes
    var start = max(0, offset - reach)
    if let lineFeed = bytes[start..<offset].lastIndex(of: .lineFeed) { start = lineFeed + 1 }
    isCutLeft = start > 0 && bytes[start - 1] != .lineFeed
    if start == 0 { start = min(source.byteOrderMarkLength, offset) }
    while start < offset, isCutLeft, UTF8.isContinuation(bytes[start]) { start += 1 }

    let limit = min(bytes.count, offset + reach)
    var end = bytes[offset..<limit].firstIndex(of: .lineFeed) ?? limit
    isCutRight = end < bytes.count && bytes[end] != .lineFeed
    while end > offset, isCutRight, UTF8.isContinuation(bytes[end]) { end -= 1 }
    if end > start, bytes[end - 1] == .carriageReturn, !isCutRight { end -= 1 }
    read(bytes[start..<end])
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = bytes.startIndex
    var column = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        append(text(of: UTF8.decode(encoded), at: column), at: offset, column: &column)
        offset += encoded.count
      case .error(let length):
        let text = bytes[offset..<offset + length].map(Self.escape).joined()
        append((text, text.utf8.count), at: offset, column: &column)
        offset += length
      case .emptyInput:
        return
      }
    }
  }

  private mutating func append(
    _ shown: (text: String, columns: Int), at offset: Int, column: inout Int
  ) {
    cells.append(Cell(text: shown.text, columns: shown.columns, offset: offset))
    column += shown.columns
  }

  private func text(of scalar: Unicode.Scalar, at column: Int) -> (text: String, columns: Int) {
    if scalar == "\t" {
      let columns = Self.tabWidth - column % Self.tabWidth
      return (String(repeating: " ", count: columns), columns)
    }
    let text = visible(scalar)
    return (text, text.unicodeScalars.count == 1 ? scalar.columns : text.utf8.count)
  }

  /// The character as it may be shown behind those that are there.
  private func visible(_ scalar: Unicode.Scalar) -> String {
    guard scalar == "[" else { return scalar.visible }
    let before = cells.suffix(32).map(\.text).joined()
    var line = before
    line.appendVisible(scalar)
    return String(line.unicodeScalars.dropFirst(before.unicodeScalars.count))
  }

  private static func escape(_ byte: UInt8) -> String {
    "\\x" + String(byte, radix: 16, uppercase: true)
  }
}
