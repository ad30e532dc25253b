import SegueTextSupport

/// One pass over the bytes of one file.
///
/// Objects and lists that are still open wait on a stack of our own, so that depth in the file costs
/// no depth of calls. Their finished children wait on two shared stacks, and move into an array of
/// exactly the right size when the container closes. The file is known to be UTF-8 without zero
/// bytes here, so that a zero stands for its end.
struct JSONParser: ~Copyable {
  let source: SourceText
  let bytes: [UInt8]
  let dialect: JSONDialect
  let limits: JSONLimits

  /// The byte to be read next.
  var position: Int
  /// The objects and lists around the position, the innermost last.
  var open: [UnclosedContainer] = []
  /// The finished elements of all open lists.
  var elements: [JSONNode] = []
  /// The members of all open objects; the last one may still lack its value.
  var members: [JSONObject.Member] = []
  /// Number of values read so far.
  var valueCount = 0

  /// The mistakes found so far.
  private(set) var mistakes: [Diagnostic] = []
  /// True if all mistakes so far have been mended.
  private var isMended = true
  /// True if a comment where none may be has been reported; one report speaks for all.
  var hasReportedComment = false
  /// True if a space where none may be has been reported; one report speaks for all.
  var hasReportedSpace = false

  init(_ source: SourceText, dialect: JSONDialect, limits: JSONLimits) {
    self.source = source
    self.dialect = dialect
    self.limits = limits
    bytes = source.bytes
    position = source.byteOrderMarkLength
  }

  /// The value of the file, unless a mistake leaves its meaning open.
  mutating func parse() -> JSONNode? {
    guard let root = try? readFile(), isMended else { return nil }
    return root
  }

  private mutating func readFile() throws(JSONError) -> JSONNode {
    try skipSpace()
    guard next != 0 else { throw halt(.empty, at: SourceRange(at: endOfText)) }
    var finished = try readValue()
    while true {
      guard let node = finished else {
        finished = try readValue()
        continue
      }
      if open.isEmpty {
        try expectEnd()
        return node
      }
      attach(node)
      finished = try readOn()
    }
  }

  /// Reads a value, or opens a container and returns nothing if a value is wanted next.
  private mutating func readValue() throws(JSONError) -> JSONNode? {
    let start = position
    let value: JSONNode.Value
    switch next {
    case .quote: value = try .string(readString())
    case .openingBrace: return try openContainer(isObject: true)
    case .openingBracket: return try openContainer(isObject: false)
    case .minus, .zero ... .nine: value = try .number(readNumber())
    default: value = try readUnusualValue()
    }
    return try node(value, from: start)
  }

  private mutating func expectEnd() throws(JSONError) {
    try skipSpace()
    if next != 0 { throw halt(.textAfterEnd, at: characterRange) }
  }
}

/// Reporting.
extension JSONParser {
  /// Keeps a mistake that reading can go on after, up to the limit.
  mutating func report(
    _ mistake: JSONMistake, at range: SourceRange, related: [Diagnostic.Related] = []
  ) throws(JSONError) {
    guard mistakes.count < limits.mistakes else { throw halt(.tooManyMistakes, at: range) }
    keep(mistake, at: range, related: related)
  }

  /// Keeps a mistake that reading stops at; to be thrown.
  mutating func halt(
    _ mistake: JSONMistake, at range: SourceRange, related: [Diagnostic.Related] = []
  ) -> JSONError {
    keep(mistake, at: range, related: related)
    return .reported
  }

  /// Keeps what is wrong with the character at the position, or with the end of the file there.
  mutating func unexpected(expected: String) -> JSONError {
    guard next == 0 else {
      let found = character
      if "“”„‘’«»".unicodeScalars.contains(found) {
        return halt(.curlyQuote(found), at: characterRange)
      }
      return halt(.unexpected(found, expected: expected), at: characterRange)
    }
    return halt(
      .endOfFile(inside: open.last), at: SourceRange(at: endOfText),
      related: open.last.map { [openedHere($0)] } ?? [])
  }

  /// The remark that points at the start of `container`.
  func openedHere(_ container: UnclosedContainer) -> Diagnostic.Related {
    Diagnostic.Related(
      "opened here", at: source.place(SourceRange(container.start, container.start + 1)))
  }

  private mutating func keep(
    _ mistake: JSONMistake, at range: SourceRange, related: [Diagnostic.Related]
  ) {
    mistakes.append(mistake.diagnostic(at: source.place(range), related: related))
    if !mistake.isMended { isMended = false }
  }
}

/// Commas and colons that are missing, too many or something else.
extension JSONParser {
  /// Takes note of the comma in front of a closing bracket, unless the dialect allows it.
  mutating func reportTrailingComma(at comma: Int) throws(JSONError) {
    guard dialect == .json else { return }
    let mistake = JSONMistake.trailingComma(before: Unicode.Scalar(next))
    try report(mistake, at: SourceRange(comma, comma + 1))
  }

  /// Passes over commas between members that follow another comma.
  mutating func skipExtraCommas() throws(JSONError) {
    while next == .comma {
      try report(.extraComma, at: characterRange)
      position += 1
      try skipSpace()
    }
  }

  /// Goes on after a value that ends at `end` without a comma, if another member or element follows.
  mutating func readMissingComma(
    after end: Int, in container: UnclosedContainer
  ) throws(JSONError) {
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
  mutating func readMissingColon(after key: String) throws(JSONError) {
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

extension JSONParser {
  /// Reads a string from the quote at the position to the same quote behind it.
  mutating func readString() throws(JSONError) -> String {
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
  private mutating func readUnusualString() throws(JSONError) -> String {
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
  ) throws(JSONError) {
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
