import SegueTextSupport

/// Reads the pieces an easing's text is made of, and says what stands where something else should.
struct EasingScanner {
  private let bytes: [UInt8]
  /// Number of bytes read so far.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns true if only spaces are left.
  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return offset == bytes.count
  }

  /// Reads `mark` if it comes next.
  mutating func read(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  /// Reads `mark`, or says that something else stands in its place.
  mutating func expect(_ mark: Unicode.Scalar) throws(MotionError) {
    guard read(mark) else { throw unexpected("'\(mark)'") }
  }

  /// Reads a name; empty if none comes next.
  mutating func word() -> String {
    skipSpaces()
    guard let first = peek(), Self.isLetter(first) else { return "" }
    return take { Self.isLetter($0) || $0.isDigit || ".-_".utf8.contains($0) }
  }

  /// Reads the digits of a number as CSS writes them, in lower case; nil if none comes next.
  mutating func digits() -> String? {
    skipSpaces()
    let start = offset
    var text = take { "+-".utf8.contains($0) }
    let whole = take(\.isDigit)
    var fraction = ""
    if peek() == UInt8(ascii: "."), peek(1)?.isDigit == true {
      offset += 1
      fraction = take(\.isDigit)
    }
    guard text.utf8.count <= 1, !(whole + fraction).isEmpty else {
      offset = start
      return nil
    }
    text += (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return text + exponent()
  }

  /// The mistake of what comes next.
  mutating func unexpected(_ expected: String) -> MotionError {
    skipSpaces()
    return MotionError(found: next(), expected: expected, offset: offset)
  }

  /// The mistake of a word that comes next, and is none of these names.
  mutating func unexpected(
    _ expected: String, word: String, among names: [String]
  ) -> MotionError {
    skipSpaces()
    return MotionError(
      found: next(), expected: expected, word: word, among: names, offset: offset)
  }

  /// Returns the next item, quoted as it was written: a mark, or the text before the next mark.
  private func next() -> String {
    let marks = "(),%".utf8
    let rest = bytes[offset...]
    guard let first = rest.first else { return "the end" }
    if marks.contains(first) { return "'\(Unicode.Scalar(first))'" }
    let word = rest.prefix(40).prefix { !marks.contains($0) && $0 > 32 }
    return "'\(String(decoding: word, as: UTF8.self))'"
  }

  private mutating func exponent() -> String {
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return "" }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    guard peek(isSigned ? 2 : 1)?.isDigit == true else { return "" }
    let sign = peek(1) == UInt8(ascii: "-") ? "-" : ""
    offset += isSigned ? 2 : 1
    return "e" + sign + take(\.isDigit)
  }

  private mutating func skipSpaces() {
    while let byte = peek(), byte == 32 || (9...13).contains(byte) { offset += 1 }
  }

  private func peek(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
    let run = bytes[offset...].prefix(while: belongs)
    offset += run.count
    return String(decoding: run, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
