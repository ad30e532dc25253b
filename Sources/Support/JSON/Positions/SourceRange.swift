/// A stretch of bytes in one source, half open, counted from the first byte of the file.
///
/// An empty range is the gap in front of its byte: where a missing comma would go, or the end of
/// the file. Offsets are 32 bits wide, because every value of a file carries one of these.
package struct SourceRange: Hashable, Sendable {
  /// The first byte.
  package let start: UInt32
  /// The byte after the last one.
  package let end: UInt32

  /// The bytes from `start` up to `end`.
  package init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a source range ends before it starts")
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// The gap in front of the byte at `offset`.
  package init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The same stretch as indices into the bytes of its source.
  package var bytes: Range<Int> { Int(start)..<Int(end) }
}

/// A stretch of bytes in a named source.
package struct SourcePosition: Hashable, Sendable {
  /// The name of the source, as messages show it.
  package let file: String
  /// Range in that source.
  package let range: SourceRange

  /// The stretch `range` of the source called `file`.
  package init(file: String, range: SourceRange) {
    self.file = file
    self.range = range
  }
}

/// A line and a column, both counted from 1.
///
/// A column counts Unicode scalars: a letter with a separate accent is two, an emoji may be several,
/// a tab is one.
package struct TextPosition: Hashable, Sendable {
  /// The line, 1 for the first.
  package let line: Int
  /// The column, 1 for the first.
  package let column: Int

  /// The position at `line` and `column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
