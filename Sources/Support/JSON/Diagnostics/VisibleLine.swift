import SegueTextSupport

/// The characters of a line around a place, each as a terminal may show it.
struct VisibleLine {
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
