extension JSONParser {
  /// The byte at the position, 0 at the end of the file.
  var next: UInt8 { byte(at: position) }

  /// The byte at `index`, 0 behind the end of the file.
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The character at the position, which is not the end of the file.
  var character: Unicode.Scalar {
    let text = String(decoding: bytes[characterRange.bytes], as: UTF8.self)
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The bytes of the character at the position; none at the end of the file.
  var characterRange: SourceRange {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    return SourceRange(position, end)
  }

  /// The text between two offsets, for a message.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Where the last line with anything on it ends, which is where people look for a missing bracket.
  var endOfText: Int {
    bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
  }

  /// The end of the word at `start`: of letters, digits, signs and whatever is glued to them, but
  /// not far beyond what a number may have.
  func endOfWord(from start: Int) -> Int {
    let limit = min(bytes.count, start + limits.numberLength + 1)
    var end = start
    while end < limit, bytes[end].isWordByte { end += 1 }
    return end
  }
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

  /// Whether it is one of the four spaces of JSON.
  var isSpace: Bool {
    switch self {
    case 0x20, 0x0A, 0x0D, 0x09: true
    default: false
    }
  }

  /// Whether it can be part of a word or a number, well formed or not.
  var isWordByte: Bool {
    switch self {
    case .zero ... .nine, UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "%"), .point, .plus, .minus, .backslash,
      0x80...:
      true
    default: false
    }
  }

  /// Whether it is one of the ten digits.
  var isDigit: Bool { self &- .zero < 10 }
}
