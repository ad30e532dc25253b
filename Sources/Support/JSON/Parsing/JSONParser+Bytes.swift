extension JSONParser {
  /// The byte at the position, 0 at the end of the file.
  var next: UInt8 { byte(at: position) }

  /// The byte at `index`, 0 behind the end of the file.
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The character at the position, which is not the end of the file.
  var character: Unicode.Scalar { character(at: position) }

  /// The bytes of the character at the position; none at the end of the file.
  var characterRange: SourceRange { SourceRange(position, endOfCharacter(at: position)) }

  /// The character at `index`, which is not the end of the file.
  func character(at index: Int) -> Unicode.Scalar {
    let text = String(decoding: bytes[index..<endOfCharacter(at: index)], as: UTF8.self)
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }

  private func endOfCharacter(at index: Int) -> Int {
    var end = min(index + 1, bytes.count)
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    return end
  }

  /// End of the last line with anything on it, which is where people look for a missing bracket.
  var endOfText: Int {
    bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
  }

  /// Returns `true` if the byte at `index` belongs to a word that started before it.
  func continuesWord(at index: Int) -> Bool {
    let byte = byte(at: index)
    return byte < 0x80 ? byte.isWordByte : !character(at: index).isStrangeSpace
  }

  /// The end of the word at `start`: of letters, digits, signs and whatever is glued to them, but
  /// not far beyond what a number may have.
  func endOfWord(from start: Int) -> Int {
    let limit = start + limits.numberLength
    var end = start
    while end <= limit, continuesWord(at: end) { end = endOfCharacter(at: end) }
    return end
  }
}

extension Unicode.Scalar {
  /// True if it is a space or a line break, but none of the four of JSON.
  var isStrangeSpace: Bool { properties.isWhitespace || self == "\u{FEFF}" }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let slash = UInt8(ascii: "/")
  static let point = UInt8(ascii: ".")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")

  /// True if it is one of the four spaces of JSON.
  var isSpace: Bool {
    switch self {
    case 0x20, 0x0A, 0x0D, 0x09: true
    default: false
    }
  }

  /// True if it is ASCII that can be part of a word or a number, well formed or not.
  var isWordByte: Bool {
    switch self {
    case .zero ... .nine, UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "%"), .point, .plus, .minus, .backslash:
      true
    default: false
    }
  }
}
