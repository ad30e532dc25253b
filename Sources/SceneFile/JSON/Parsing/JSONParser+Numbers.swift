extension JSONParser {
  /// Reads a number; its grammar is checked before anything is converted.
  mutating func readNumber() throws(JSONHalt) -> Double {
    let start = position
    let limit = start + limits.numberLength + 1
    guard let number = DecimalNumber.read(bytes, from: start, limit: limit),
      !continuesWord(at: number.end), number.end < limit
    else { return try readUnusualNumber() }
    position = number.end
    return try finite(number.value(in: bytes), from: start)
  }

  /// Reads a number in a form that only JSON5 has, or something else that starts like a number.
  mutating func readUnusualNumber() throws(JSONHalt) -> Double {
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

  private mutating func finite(_ value: Double, from start: Int) throws(JSONHalt) -> Double {
    if !value.isFinite {
      let range = SourceRange(start, position)
      try report(.outOfRange(source.text(in: range)), at: range)
    }
    return value
  }
}
