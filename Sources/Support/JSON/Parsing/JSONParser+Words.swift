import SegueTextSupport

extension JSONParser {
  /// Reads a value that is no string, no container and does not start like a number of JSON.
  mutating func readUnusualValue() throws(JSONError) -> JSONNode.Value {
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
  mutating func readUnusualKey() throws(JSONError) -> String {
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

  /// True if a word starts at the position, rather than a bracket, a sign or a curly quote.
  private var startsWord: Bool {
    next < 0x80 ? next.isWordByte : character.properties.isXIDStart
  }

  private mutating func readSingleQuoted() throws(JSONError) -> String {
    let start = position
    let text = try readString()
    if dialect == .json { try report(.singleQuotes, at: SourceRange(start, position)) }
    return text
  }

  private mutating func readWord() throws(JSONError) -> JSONNode.Value {
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
  ) throws(JSONError) -> JSONNode.Value {
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

// MARK: - Numbers

extension JSONParser {
  /// Reads a number; its grammar is checked before anything is converted.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    let limit = start + limits.numberLength + 1
    guard let number = DecimalNumber.read(bytes, from: start, limit: limit),
      !continuesWord(at: number.end), number.end < limit
    else { return try readUnusualNumber() }
    position = number.end
    return try finite(number.value(in: bytes), from: start)
  }

  /// Reads a number in a form that only JSON5 has, or something else that starts like a number.
  mutating func readUnusualNumber() throws(JSONError) -> Double {
    let start = position
    position = endOfWord(from: start)
    let range = SourceRange(start, position)
    guard position - start <= limits.numberLength else {
      throw halt(.numberTooLong(limit: limits.numberLength), at: range)
    }
    let text = source.text(in: range)
    guard let number = UnusualNumber(bytes[range.bytes]) else {
      let isWord = ["Infinity", "NaN", "inf", "nan"].contains(text.drop { "+-".contains($0) })
      try report(isWord ? .notFinite(text) : .notANumber(text), at: range)
      return 0
    }
    if number.slip == .leadingZero || dialect == .json, number.value.isFinite {
      try report(.numberForm(text, number.slip, value: number.value), at: range)
    }
    return try finite(number.value, from: start)
  }

  private mutating func finite(_ value: Double, from start: Int) throws(JSONError) -> Double {
    if !value.isFinite {
      let range = SourceRange(start, position)
      try report(.outOfRange(source.text(in: range)), at: range)
    }
    return value
  }
}
