/// A part of a text that is shown alone, where it stands in the whole.
package enum TextSlice: Hashable, Sendable {
  /// The letters whose characters begin in these bytes of the text; the last part has no end.
  case bytes(Range<Int>)
  /// The lines with these numbers; the last part has no end.
  case lines(Range<Int>)

  /// The bytes or lines.
  private var range: Range<Int> {
    switch self {
    case .bytes(let range), .lines(let range): range
    }
  }

  /// The byte or the line at which it begins.
  package var start: Int { range.lowerBound }

  /// True for the part in which the text begins.
  package var isFirst: Bool { start == 0 }

  /// True for the part in which the text ends.
  package var isLast: Bool { range.upperBound == .max }

  /// Returns `true` if the part has a letter whose characters begin at a byte, on a line.
  package func shows(byte: Int, onLine line: Int) -> Bool {
    switch self {
    case .bytes(let bytes): bytes.contains(byte)
    case .lines(let lines): lines.contains(line)
    }
  }

  /// Returns this part and the next as one; `nil` where the other does not begin where this one ends.
  package func joined(with next: TextSlice) -> TextSlice? {
    guard range.upperBound == next.range.lowerBound else { return nil }
    switch (self, next) {
    case (.bytes(let bytes), .bytes(let more)): return .bytes(bytes.lowerBound..<more.upperBound)
    case (.lines(let lines), .lines(let more)): return .lines(lines.lowerBound..<more.upperBound)
    case (.bytes, .lines), (.lines, .bytes): return nil
    }
  }
}

extension TextContent {
  /// The text with all that is shown of it.
  package var whole: TextContent {
    var text = self
    text.slice = nil
    return text
  }

  /// The words of the part that is shown; of lines, which nobody knows before they are set, all of the text.
  package var shownString: String {
    guard case .bytes(let range)? = slice else { return string }
    let bytes = Array(string.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension Content {
  /// The part of a text that is shown; `nil` for all of it, and for other contents.
  package var slice: TextSlice? {
    get { if case .text(let text) = self { text.slice } else { nil } }
    set {
      guard case .text(var text) = self else { return }
      text.slice = newValue
      self = .text(text)
    }
  }
}
