import SegueWords

extension JSONParser {
  /// Reads a value that is no string, no container and does not start like a number of JSON.
  mutating func readUnusualValue() throws(JSONHalt) -> JSONNode.Value {
    switch next {
    case .singleQuote:
      return try .string(readSingleQuoted())
    case .plus, .point:
      return try .number(readUnusualNumber())
    case .comma where !open.isEmpty, .closingBrace where !open.isEmpty,
      .closingBracket where !open.isEmpty:
      try report(.missingValue, at: SourceRange(at: position))
      return .null
    default:
      guard startsWord else { throw unexpected(expected: "a value") }
      return try readWord()
    }
  }

  /// Reads a key that does not stand in double quotes.
  mutating func readUnusualKey() throws(JSONHalt) -> String {
    if next == .singleQuote { return try readSingleQuoted() }
    guard startsWord || next.isDigit else {
      throw unexpected(expected: "a key in double quotes")
    }
    let start = position
    position = endOfWord(from: start)
    let range = SourceRange(start, position)
    let word = source.text(in: range)
    if dialect == .json5, let name = Identifier(word)?.name { return name }
    try report(.unquotedKey(word), at: range)
    return word
  }

  /// Whether a word starts at the position, rather than a bracket, a sign or a curly quote.
  private var startsWord: Bool {
    next < 0x80 ? next.isWordByte : character.properties.isXIDStart
  }

  private mutating func readSingleQuoted() throws(JSONHalt) -> String {
    let start = position
    let text = try readString()
    if dialect == .json { try report(.singleQuotes, at: SourceRange(start, position)) }
    return text
  }

  private mutating func readWord() throws(JSONHalt) -> JSONNode.Value {
    let start = position
    position = endOfWord(from: start)
    let range = SourceRange(start, position)
    let word = source.text(in: range)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return try readUnknownWord(word, at: range)
    }
  }

  /// Makes of a word what other languages mean by it, if any.
  private mutating func readUnknownWord(
    _ word: String, at range: SourceRange
  ) throws(JSONHalt) -> JSONNode.Value {
    switch word {
    case "Infinity", "NaN", "inf", "nan", "INF", "NAN":
      try report(.notFinite(word), at: range)
      return .null
    case "True", "TRUE":
      try report(.misspelledWord(word, right: "true"), at: range)
      return .bool(true)
    case "False", "FALSE":
      try report(.misspelledWord(word, right: "false"), at: range)
      return .bool(false)
    case "None", "nil", "Null", "NULL", "undefined":
      try report(.misspelledWord(word, right: "null"), at: range)
      return .null
    default:
      try report(.unknownWord(word), at: range)
      return .null
    }
  }
}
