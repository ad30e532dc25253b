/// A source file, taken apart.
package struct SourceFile: Sendable {
  /// Its name as messages say it.
  package let path: String
  let bytes: [UInt8]
  /// All of its text, piece by piece.
  package let tokens: [Token]
  /// Tokens that a compiler reads, without spaces and comments.
  let lexemes: [Lexeme]
  /// For each lexeme that is a bracket, the one that belongs to it.
  let partners: [Int?]

  /// Takes the bytes of a file apart.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
    lexemes = Lexeme.all(of: tokens, in: bytes)
    partners = Self.partners(of: lexemes)
  }

  /// Takes a text apart.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of some lexemes, with what stands between them.
  func text(ofLexemes range: Range<Int>) -> String {
    range.isEmpty ? "" : text(bytes(ofLexemes: range))
  }

  /// Some lexemes on one line, spaced where they were.
  func line(ofLexemes range: Range<Int>) -> String {
    var line = ""
    for index in range {
      if index > range.lowerBound, !touchesPrevious(index) { line += " " }
      line += text(lexemes[index].range)
    }
    return line
  }

  /// The bytes from the first of some lexemes to the last; there has to be one.
  func bytes(ofLexemes range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place =
        range.lowerBound < lexemes.count ? lexemes[range.lowerBound].range.lowerBound : bytes.count
      return place..<place
    }
    return lexemes[range.lowerBound].range
      .lowerBound..<lexemes[range.upperBound - 1].range.upperBound
  }

  /// The text of a lexeme, empty outside of the file.
  func word(_ index: Int) -> String { lexemes.indices.contains(index) ? lexemes[index].text : "" }

  /// Returns the text of a string on one line, if nothing in it has to be computed.
  func plainText(_ index: Int) -> String? {
    guard lexemes.indices.contains(index), lexemes[index].kind == .text else { return nil }
    let literal = text(lexemes[index].range)
    let words = literal.dropFirst().dropLast()
    let isPlain = literal.hasPrefix("\"") && !words.contains { "\"\\\n".contains($0) }
    return isPlain ? String(words) : nil
  }

  func isWord(_ index: Int) -> Bool {
    lexemes.indices.contains(index) && lexemes[index].kind == .word
  }

  /// Returns true if nothing stands between a lexeme and the one before it.
  func touchesPrevious(_ index: Int) -> Bool {
    guard index > 0, index < lexemes.count else { return false }
    return lexemes[index - 1].range.upperBound == lexemes[index].range.lowerBound
  }

  /// The first lexeme at or behind an index that begins a line outside of brackets.
  func endOfLine(from index: Int) -> Int {
    var place = index
    while place < lexemes.count, place == index || !lexemes[place].startsLine {
      place = max(place, partners[place] ?? place) + 1
    }
    return min(place, lexemes.count)
  }
}

// MARK: - Lexemes

/// A token that a compiler looks at.
struct Lexeme: Sendable {
  let kind: Token.Kind
  let range: Range<Int>
  /// Text of the lexeme; empty for strings, whose contents do not matter.
  let text: String
  /// Its line, counted from one.
  let line: Int
  /// True if it is the first of its line.
  let startsLine: Bool
  /// The byte at which its line begins.
  let lineStart: Int

  static func all(of tokens: [Token], in bytes: [UInt8]) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    var line = 1
    var startsLine = true
    var lineStart = 0
    for token in tokens {
      if !token.isTrivia {
        let isText = token.kind == .text || token.kind == .openText || token.kind == .regex
        let text = isText ? "" : String(decoding: bytes[token.range], as: UTF8.self)
        lexemes.append(
          Lexeme(
            kind: token.kind, range: token.range, text: text, line: line, startsLine: startsLine,
            lineStart: lineStart))
        startsLine = false
      }
      if token.kind == .newline {
        (line, startsLine) = (line + 1, true)
      } else {
        line += bytes.newlines(in: token.range)
      }
      if let end = bytes[token.range].lastIndex(where: \.isNewline) { lineStart = end + 1 }
    }
    return lexemes
  }
}

extension [UInt8] {
  /// Returns the number of lines that end in a range.
  func newlines(in range: Range<Int>) -> Int {
    var count = 0
    for place in range where self[place].isNewline {
      let isPair = self[place] == 0x0A && place > range.lowerBound && self[place - 1] == 0x0D
      if !isPair { count += 1 }
    }
    return count
  }
}

// MARK: - Brackets

extension SourceFile {
  /// Pairs brackets; one that belongs to no other stays alone.
  private static func partners(of lexemes: [Lexeme]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: lexemes.count)
    var open: [(index: Int, closing: String)] = []
    for (index, lexeme) in lexemes.enumerated() where lexeme.kind == .symbol {
      switch lexeme.text {
      case "(": open.append((index, ")"))
      case "[": open.append((index, "]"))
      case "{": open.append((index, "}"))
      case ")", "]", "}":
        guard let last = open.last, last.closing == lexeme.text else { continue }
        open.removeLast()
        partners[last.index] = index
        partners[index] = last.index
      default: break
      }
    }
    return partners
  }
}
