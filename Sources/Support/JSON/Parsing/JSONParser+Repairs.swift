import SegueTextSupport

/// Commas and colons that are missing, too many or something else.
extension JSONParser {
  /// Takes note of the comma in front of a closing bracket, unless the dialect allows it.
  mutating func reportTrailingComma(at comma: Int) throws(JSONHalt) {
    guard dialect == .json else { return }
    let mistake = JSONMistake.trailingComma(before: Unicode.Scalar(next))
    try report(mistake, at: SourceRange(comma, comma + 1))
  }

  /// Passes over commas between members that follow another comma.
  mutating func skipExtraCommas() throws(JSONHalt) {
    while next == .comma {
      try report(.extraComma, at: characterRange)
      position += 1
      try skipSpace()
    }
  }

  /// Goes on after a value that ends at `end` without a comma, if another member or element follows.
  mutating func readMissingComma(
    after end: Int, in container: UnclosedContainer
  ) throws(JSONHalt) {
    let closing = Unicode.Scalar(container.closing)
    switch next {
    case .closingBrace, .closingBracket:
      throw halt(
        .wrongClosing(found: Unicode.Scalar(next), expected: closing), at: characterRange,
        related: [openedHere(container)])
    case UInt8(ascii: ";"):
      try report(.semicolon(closing: closing), at: characterRange)
      position += 1
      try skipSpace()
    case let byte where byte.startsItem:
      try report(.missingComma, at: SourceRange(at: end))
    default:
      throw unexpected(expected: "',' or '\(closing)'")
    }
  }

  /// Goes on after a key without a colon, if a value follows.
  mutating func readMissingColon(after key: String) throws(JSONHalt) {
    switch next {
    case UInt8(ascii: "="):
      try report(.equalsSign(after: key), at: characterRange)
      position += 1
    case let byte where byte.startsItem:
      try report(.missingColon(after: key), at: SourceRange(at: position))
    default:
      throw unexpected(expected: "':' after \(Quote(key))")
    }
  }
}

extension UInt8 {
  /// True if a key or a value can start with it.
  fileprivate var startsItem: Bool {
    switch self {
    case .quote, .singleQuote, .openingBrace, .openingBracket: true
    default: isWordByte && self != .backslash
    }
  }
}
