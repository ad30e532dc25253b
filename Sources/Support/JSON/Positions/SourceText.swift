/// The bytes of one file and the name that messages call it by.
///
/// Nothing is computed up front: places are byte offsets until a message needs a line and a column.
/// A line ends with a line feed; a carriage return before it belongs to the ending. A byte order
/// mark at the start takes no column.
package struct SourceText: Hashable, Sendable {
  /// The name that messages show, usually the path as the user gave it.
  package let name: String
  /// The contents, byte for byte.
  package let bytes: [UInt8]

  /// The file called `name` that holds `bytes`.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The file called `name` that holds `text` as UTF-8.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The place of `range` in this source.
  package func place(_ range: SourceRange) -> SourcePosition {
    SourcePosition(file: name, range: range)
  }

  /// The characters in `range`; bytes that are not UTF-8 become replacement characters.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.bytes], as: UTF8.self)
  }

  /// The line and column of the byte at `offset`.
  ///
  /// - Complexity: O(`offset`).
  package func position(of offset: Int) -> TextPosition {
    let lineFeeds = count(in: 0..<offset) { $0 == .lineFeed }
    var line = offset
    while line > 0, bytes[line - 1] != .lineFeed { line -= 1 }
    if line == 0 { line = min(byteOrderMarkLength, offset) }
    let characters = count(in: line..<offset) { !UTF8.isContinuation($0) }
    return TextPosition(line: 1 + lineFeeds, column: 1 + characters)
  }

  /// Number of bytes of a byte order mark at the start: 3 or 0.
  var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  @inline(__always)
  private func count(in range: Range<Int>, where isCounted: (UInt8) -> Bool) -> Int {
    let text = bytes.span.extracting(range)
    var count = 0
    for index in text.indices where isCounted(text[index]) { count &+= 1 }
    return count
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
