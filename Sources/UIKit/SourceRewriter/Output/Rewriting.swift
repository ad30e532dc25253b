/// Edits that passes request in a file.
struct Rewriting: Sendable {
  /// A stretch of bytes that another text takes the place of.
  struct Edit: Sendable {
    let range: Range<Int>
    let text: String
  }

  let file: SourceFile
  private(set) var edits: [Edit] = []
  private(set) var findings: [RewriteFinding] = []
  /// Lines that go behind the file.
  var appendix: [String] = []

  init(_ file: SourceFile) { self.file = file }

  /// Replaces lexemes; the lines that end among them end behind the text.
  mutating func replace(_ lexemes: Range<Int>, with text: String) {
    guard !lexemes.isEmpty else { return }
    let range = file.bytes(ofLexemes: lexemes)
    let width = text.utf8.count
    let newlines = file.bytes.newlines(in: range)
    let padding = String(repeating: " ", count: newlines == 0 ? max(0, range.count - width) : 0)
    edits.append(
      Edit(range: range, text: text + padding + String(repeating: "\n", count: newlines)))
  }

  /// Leaves nothing but spaces and ends of lines, so that columns stay.
  mutating func blank(_ lexemes: Range<Int>) {
    guard !lexemes.isEmpty else { return }
    blank(bytes: file.bytes(ofLexemes: lexemes))
  }

  mutating func blank(bytes range: Range<Int>) {
    let blank = file.bytes[range].map { $0.isNewline ? $0 : 0x20 }
    edits.append(Edit(range: range, text: String(decoding: blank, as: UTF8.self)))
  }

  /// Puts a text before a lexeme.
  mutating func insert(_ text: String, before lexeme: Int) {
    let place = file.lexemes[lexeme].range.lowerBound
    edits.append(Edit(range: place..<place, text: text))
  }

  /// Puts a text behind a lexeme.
  mutating func insert(_ text: String, behind lexeme: Int) {
    let place = file.lexemes[lexeme].range.upperBound
    edits.append(Edit(range: place..<place, text: text))
  }

  mutating func report(_ severity: RewriteFinding.Severity, at lexeme: Int, _ message: String) {
    findings.append(
      RewriteFinding(
        path: file.path, line: file.lexemes[lexeme].line, column: file.column(of: lexeme),
        severity: severity, message: message))
  }

  /// Orders the edits by their places; of two that overlap the larger one stays.
  mutating func settle() {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
    }
    var settled: [Edit] = []
    for edit in ordered.map(\.element)
    where edit.range.lowerBound >= settled.last?.range.upperBound ?? 0 {
      settled.append(edit)
    }
    edits = settled
  }

  /// A stretch of the file with the changes inside of it; the edits have to be settled.
  func text(of range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var place = range.lowerBound
    for edit in edits[firstEdit(from: range.lowerBound)...] {
      if edit.range.upperBound > range.upperBound { break }
      bytes += file.bytes[place..<edit.range.lowerBound]
      bytes += edit.text.utf8
      place = edit.range.upperBound
    }
    bytes += file.bytes[place..<range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first edit that begins at a place or behind it.
  private func firstEdit(from place: Int) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceFile {
  /// The column of a lexeme in bytes, counted from one.
  func column(of lexeme: Int) -> Int {
    lexemes[lexeme].range.lowerBound - lexemes[lexeme].lineStart + 1
  }
}

/// Finding about a place in a source file.
package struct RewriteFinding: Equatable, Sendable {
  /// Severities, which decide whether the step can go on.
  package enum Severity: String, Sendable { case error, warning, remark }

  /// The file as it was named.
  package let path: String
  /// The line, counted from one.
  package let line: Int
  /// The byte in the line, counted from one.
  package let column: Int
  /// Severity of the finding, which decides whether it ends the build.
  package let severity: Severity
  /// Description of the problem, with a way to go on.
  package let message: String

  /// As compilers write it.
  package var text: String { "\(path):\(line):\(column): \(severity): \(message)" }
}
