extension JSONParser {
  /// Reads a string from the quote at the position to the same quote behind it.
  mutating func readString() throws(JSONHalt) -> String {
    let start = position + 1
    let end = endOfPlainText(from: start)
    guard byte(at: end) == next, end - start <= limits.stringLength else {
      return try readUnusualString()
    }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The first byte that is not simply itself in a string, or one too many for any string.
  private func endOfPlainText(from start: Int) -> Int {
    let end = min(bytes.count, start + limits.stringLength + 1)
    var index = start
    while index < end, bytes[index].isPlainText { index &+= 1 }
    return index
  }

  /// Reads a string with escapes or mistakes in it.
  private mutating func readUnusualString() throws(JSONHalt) -> String {
    let start = position
    let quote = next
    var decoded: [UInt8] = []
    position += 1
    while true {
      let end = endOfPlainText(from: position)
      decoded += bytes[position..<end]
      position = end
      guard decoded.count <= limits.stringLength else {
        throw halt(.stringTooLong(limit: limits.stringLength), at: SourceRange(start, position))
      }
      if next == quote { break }
      if next == .backslash {
        try readEscape(into: &decoded)
      } else {
        try readStrangeByte(into: &decoded, stringStart: start)
      }
    }
    position += 1
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Reads the other kind of quote, or a control character.
  private mutating func readStrangeByte(
    into decoded: inout [UInt8], stringStart: Int
  ) throws(JSONHalt) {
    let byte = next
    if byte == 0 || lineTerminatorLength > 0 {
      let quote = Unicode.Scalar(bytes[stringStart])
      throw halt(.unclosedString(quote: quote), at: SourceRange(stringStart, position))
    }
    if byte < 0x20, byte != 0x09 || dialect == .json {
      try report(.controlCharacter(byte), at: characterRange)
    }
    decoded.append(byte)
    position += 1
  }
}

extension UInt8 {
  /// True if it stands for itself in a string of either quote.
  fileprivate var isPlainText: Bool {
    self >= 0x20 && self != .quote && self != .backslash && self != .singleQuote
  }
}
