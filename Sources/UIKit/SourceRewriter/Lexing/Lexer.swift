/// Takes a source text of Swift apart, whatever it contains.
///
/// Every byte belongs to exactly one token. What cannot be Swift becomes symbols, a string that its
/// line does not end ends there, and a comment that nothing ends lasts to the end of the file: no
/// input is refused. Each byte is looked at a bounded number of times.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// The strings around this place, outermost first, each waiting for its interpolation to end.
  var openStrings: [OpenString] = []
  /// True if an operand has just ended, so that a slash divides by something.
  var isBehindOperand = false

  /// A string whose interpolation is being read.
  struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    /// Number of open parentheses inside the interpolation.
    var parentheses = 0
  }

  /// The tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.skipBeginning()
    while lexer.position < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  /// The byte that many places ahead, or zero behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let place = position + distance
    return place < bytes.count ? bytes[place] : 0
  }

  mutating func add(_ kind: Token.Kind, upTo end: Int) {
    tokens.append(Token(kind: kind, range: position..<end))
    noteOperand(kind)
    position = end
  }

  /// A byte order mark, and the first line of a script.
  private mutating func skipBeginning() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { add(.whitespace, upTo: 3) }
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { addLineComment() }
  }

  private mutating func readToken() {
    let first = byte()
    switch first {
    case _ where first.isNewline: addNewline()
    case _ where first.isSpace: add(.whitespace, upTo: end(while: \.isSpace))
    case _ where first.beginsWord: add(.word, upTo: end(while: \.continuesWord))
    case _ where first.isDigit: addNumber()
    case UInt8(ascii: "\""): beginString(hashes: 0)
    case UInt8(ascii: "#"): readHashes()
    case UInt8(ascii: "@"): readName(.attribute)
    case UInt8(ascii: "`"): readBackticks()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): addLineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): addBlockComment()
    case UInt8(ascii: "/") where addBareRegex(): break
    case UInt8(ascii: "."): add(.symbol, upTo: position + (isRangeOperator ? 3 : 1))
    case _ where first.isOperator: addOperator()
    default: readSymbol(first)
    }
  }

  /// Returns the end of a run of bytes of one kind.
  func end(while belongs: (UInt8) -> Bool) -> Int {
    var place = position + 1
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return place
  }
}

// MARK: - Tokens of one kind

extension Lexer {
  private mutating func addNewline() {
    let isPair = byte() == 0x0D && byte(1) == 0x0A
    add(.newline, upTo: position + (isPair ? 2 : 1))
  }

  private var isRangeOperator: Bool {
    byte(1) == UInt8(ascii: ".") && (byte(2) == UInt8(ascii: ".") || byte(2) == UInt8(ascii: "<"))
  }

  /// Digits with their prefix, fraction and exponent.
  private mutating func addNumber() {
    var place = position + 1
    var hasPoint = false
    while place < bytes.count {
      let current = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if current == UInt8(ascii: "."), !hasPoint, next.isDigit {
        hasPoint = true
      } else if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
        guard isExponent(bytes[place - 1]), next.isDigit else { break }
      } else if !current.continuesWord {
        break
      }
      place += 1
    }
    add(.number, upTo: place)
  }

  private func isExponent(_ letter: UInt8) -> Bool {
    let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
    return letter | 0x20 == UInt8(ascii: isHexadecimal ? "p" : "e")
  }

  /// `@name` or `#name`; the mark alone where no name follows.
  mutating func readName(_ kind: Token.Kind) {
    guard byte(1).beginsWord else { return add(.symbol, upTo: position + 1) }
    add(kind, upTo: end(while: \.continuesWord))
  }

  /// A name in backticks, which does not leave its line.
  private mutating func readBackticks() {
    let close = end { $0 != UInt8(ascii: "`") && !$0.isNewline }
    let isClosed = close < bytes.count && bytes[close] == UInt8(ascii: "`")
    if isClosed { add(.word, upTo: close + 1) } else { add(.symbol, upTo: position + 1) }
  }

  /// An operator ends where a comment begins.
  private mutating func addOperator() {
    var place = position + 1
    while place < bytes.count, bytes[place].isOperator {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let isSlash = bytes[place] == UInt8(ascii: "/")
      if isSlash, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
      place += 1
    }
    add(.operator, upTo: place)
  }

  /// Brackets; a parenthesis may lead back into the string around an interpolation.
  private mutating func readSymbol(_ symbol: UInt8) {
    if let open = openStrings.indices.last {
      if symbol == UInt8(ascii: "(") {
        openStrings[open].parentheses += 1
      } else if symbol == UInt8(ascii: ")") {
        if openStrings[open].parentheses == 0 { return continueString() }
        openStrings[open].parentheses -= 1
      }
    }
    add(.symbol, upTo: position + 1)
  }
}

extension Lexer {
  /// Up to the end of the line, which is not part of it.
  mutating func addLineComment() {
    add(.comment, upTo: end { !$0.isNewline })
  }

  /// Comments nest.
  mutating func addBlockComment() {
    var depth = 1
    var place = position + 2
    while place < bytes.count, depth > 0 {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch (bytes[place], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      default: place += 1
      }
    }
    add(.comment, upTo: min(place, bytes.count))
  }
}

/// Whatever begins with hashes, and regex literals.
extension Lexer {
  /// A raw string, an extended regex, or a directive.
  mutating func readHashes() {
    let hashes = end { $0 == UInt8(ascii: "#") } - position
    switch byte(hashes) {
    case UInt8(ascii: "\""): beginString(hashes: hashes)
    case UInt8(ascii: "/") where addExtendedRegex(hashes: hashes): break
    default:
      if hashes == 1 { readName(.directive) } else { add(.symbol, upTo: position + hashes - 1) }
    }
  }

  /// `#/…/#`, which has several lines where the first of them is empty.
  private mutating func addExtendedRegex(hashes: Int) -> Bool {
    let start = position + hashes + 1
    let isMultiline = start < bytes.count && bytes[start].isNewline
    let limit = isMultiline ? bytes.count : min(bytes.count, start + RewriteBounds.regex)
    var place = start
    while place < limit {
      if bytes[place] == UInt8(ascii: "/"), isHashes(hashes, at: place + 1) {
        add(.regex, upTo: place + 1 + hashes)
        return true
      }
      if bytes[place].isNewline, !isMultiline { return false }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard isMultiline else { return false }
    add(.regex, upTo: bytes.count)
    return true
  }

  /// `/…/`, where an operand is expected and the line has a second slash; elsewhere a slash divides.
  mutating func addBareRegex() -> Bool {
    guard !isBehindOperand, !byte(1).isSpace, !byte(1).isNewline else { return false }
    var depth = 0
    var place = position + 1
    let limit = min(bytes.count, position + RewriteBounds.regex)
    while place < limit, !bytes[place].isNewline {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return false
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "/"):
        add(.regex, upTo: place + 1)
        return true
      default: break
      }
      place += 1
    }
    return false
  }

  /// Keeps in mind whether the last token ended an operand.
  mutating func noteOperand(_ kind: Token.Kind) {
    guard let last = tokens.last?.range else { return }
    switch kind {
    case .whitespace, .newline, .comment: break
    case .number, .text, .regex, .directive: isBehindOperand = true
    case .openText, .attribute: isBehindOperand = false
    case .word: isBehindOperand = !Self.isBeforeOperand(bytes[last])
    case .operator:
      let isPostfix = last.count == 1 && "?!".utf8.contains(bytes[last.lowerBound])
      isBehindOperand = isPostfix && isBehindOperand
    case .symbol: isBehindOperand = ")]}".utf8.contains(bytes[last.lowerBound])
    }
  }

  /// Keywords that an expression follows.
  private static func isBeforeOperand(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= 6 else { return false }
    return [
      "return", "in", "case", "if", "else", "while", "guard", "switch", "try", "await",
      "throw", "where", "is", "as",
    ].contains(String(decoding: word, as: UTF8.self))
  }
}

/// Strings: plain, multi-line and raw, cut where an interpolation begins and ends.
extension Lexer {
  /// Begins the string whose quote stands behind that many hashes.
  mutating func beginString(hashes: Int) {
    let isMultiline = beginsMultilineString(hashes: hashes)
    openStrings.append(OpenString(hashes: hashes, isMultiline: isMultiline))
    readString(from: position + hashes + (isMultiline ? 3 : 1))
  }

  /// Goes on with the string around the interpolation that the parenthesis here ends.
  mutating func continueString() {
    readString(from: position + 1)
  }

  /// Three quotes; `#"""#` is a string of one line that contains a quote, as for Swift.
  private func beginsMultilineString(hashes: Int) -> Bool {
    guard isQuotes(3, at: position + hashes) else { return false }
    guard hashes > 0 else { return true }
    var place = position + hashes + 1
    while place < bytes.count, !bytes[place].isNewline {
      if bytes[place] == UInt8(ascii: "\""), isHashes(hashes, at: place + 1) { return false }
      place += 1
    }
    return true
  }

  /// Adds the part of the innermost string that begins here and whose content goes on at a place.
  private mutating func readString(from start: Int) {
    guard let string = openStrings.last else { return }
    var place = start
    while place < bytes.count {
      let current = bytes[place]
      if current == UInt8(ascii: "\\"), isHashes(string.hashes, at: place + 1) {
        place += 1 + string.hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          return add(.openText, upTo: place + 1)
        }
        if place < bytes.count, !bytes[place].isNewline { place += 1 }
      } else if current.isNewline, !string.isMultiline {
        return endString(at: place)
      } else if let end = end(of: string, at: place) {
        return endString(at: end)
      } else {
        place += 1
      }
    }
    endString(at: bytes.count)
  }

  private mutating func endString(at end: Int) {
    openStrings.removeLast()
    add(.text, upTo: end)
  }

  /// The place behind the quotes and hashes that end a string, if they stand here.
  private func end(of string: OpenString, at place: Int) -> Int? {
    let quotes = string.isMultiline ? 3 : 1
    guard isQuotes(quotes, at: place), isHashes(string.hashes, at: place + quotes) else {
      return nil
    }
    return place + quotes + string.hashes
  }

  private func isQuotes(_ count: Int, at place: Int) -> Bool {
    isRun(of: UInt8(ascii: "\""), count, at: place)
  }

  func isHashes(_ count: Int, at place: Int) -> Bool {
    isRun(of: UInt8(ascii: "#"), count, at: place)
  }

  private func isRun(of byte: UInt8, _ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place + offset] != byte { return false }
    return true
  }
}
