/// Reads JSON files into trees whose values know where they stand.
///
///     var diagnostics = Diagnostics()
///     let root = JSONReader(.json).read(source, into: &diagnostics)
///
/// After a mistake whose meaning is plain (a comma too many, a missing one, `'single quotes'`,
/// `True`, a bad escape) reading goes on, so that the mistakes of a file are shown together.
package struct JSONReader: Hashable, Sendable {
  /// JSON dialect of the files.
  package var dialect: JSONDialect
  /// Size limits of a file.
  package var limits: JSONLimits

  /// A reader of that dialect.
  package init(_ dialect: JSONDialect, limits: JSONLimits = JSONLimits()) {
    self.dialect = dialect
    self.limits = limits
  }

  /// The tree of `source`, which becomes quotable in `diagnostics` along with every mistake found.
  ///
  /// A tree may come with errors: then each of them has been mended as its author surely meant it,
  /// and what the tree says may be checked as well, but not used. Without a tree there is at least
  /// one error.
  ///
  /// - Complexity: O(*n*) time and memory in the bytes of the source.
  package func read(_ source: SourceText, into diagnostics: inout Diagnostics) -> JSONNode? {
    guard source.bytes.count <= limits.fileSize else {
      let mistake = JSONMistake.fileTooLarge(source.bytes.count, limit: limits.fileSize)
      // Left unregistered, because no line of it is worth quoting.
      diagnostics.add(mistake.diagnostic(at: source.place(SourceRange(at: 0))))
      return nil
    }
    diagnostics.register(source)
    if let (mistake, range) = source.encodingMistake() {
      diagnostics.add(mistake.diagnostic(at: source.place(range)))
      return nil
    }
    var parser = JSONParser(source, dialect: dialect, limits: limits)
    let root = parser.parse()
    diagnostics.add(contentsOf: parser.mistakes)
    return root
  }
}

extension JSONNode {
  /// A text from outside of a file as a JSON value: an object where it looks like one, or else the
  /// words themselves.
  package static func written(_ source: SourceText, _ diagnostics: inout Diagnostics) -> JSONNode? {
    let whole = SourceRange(0, source.bytes.count)
    let text = source.text(in: whole)
    if text.drop(while: { $0 == " " }).hasPrefix("{") {
      return JSONReader(.json5).read(source, into: &diagnostics)
    }
    diagnostics.register(source)
    return JSONNode(.string(text), at: whole)
  }
}

// MARK: - Encodings

extension SourceText {
  /// Returns the mistake that keeps the bytes from being UTF-8 text, and its range.
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
