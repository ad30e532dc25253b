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
    var place = start
    while place < bytes.count {
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
    while place < bytes.count, !bytes[place].isNewline {
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
