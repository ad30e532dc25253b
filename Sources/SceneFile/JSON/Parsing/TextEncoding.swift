extension SourceText {
  /// What keeps the bytes from being UTF-8 text, and where.
  func encodingMistake() -> (JSONMistake, SourceRange)? {
    if let encoding = wideEncoding {
      return (.otherEncoding(encoding), SourceRange(at: 0))
    }
    if let zero = bytes.firstIndex(of: 0) {
      return (.zeroByte(at: zero), SourceRange(zero, zero + 1))
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let range = error.byteOffsets
      return (
        .invalidUTF8(bytes[range.lowerBound], at: range.lowerBound, error.kind),
        SourceRange(range.lowerBound, range.upperBound)
      )
    }
  }

  /// The name of the encoding, if the first bytes give away UTF-16 or UTF-32: by a byte order mark,
  /// or by the zero bytes that surround the first character of any JSON text.
  private var wideEncoding: String? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32, little endian" }
    if head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32, big endian" }
    if head.starts(with: [0xFF, 0xFE]) { return "UTF-16, little endian" }
    if head.starts(with: [0xFE, 0xFF]) { return "UTF-16, big endian" }
    switch head.map({ $0 != 0 }) {
    case [true, false, false, false]: return "UTF-32, little endian"
    case [false, false, false, true]: return "UTF-32, big endian"
    case [true, false, true, false], [true, false]: return "UTF-16, little endian"
    case [false, true, false, true], [false, true]: return "UTF-16, big endian"
    default: return nil
    }
  }
}
