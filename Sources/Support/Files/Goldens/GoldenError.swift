public import SegueTextSupport

/// Golden that cannot be read, or says something else than expected: the place, what was found there and what was
/// expected.
public struct GoldenError: ExplainedError, Hashable, Sendable, Codable {
  /// The golden's file; empty where it was read from elsewhere.
  package var file = ""
  /// The line, from 1; nothing for a picture.
  package let line: Int?
  /// The column, from 1, where that is known.
  package let column: Int?
  /// Description of the content found there.
  package let found: String
  /// Description of the content expected there.
  package let expected: String

  /// A golden, or a place in it, that is something else than expected.
  package init(line: Int? = nil, column: Int? = nil, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// A line that cannot be understood.
  package init(line: Int, _ text: Substring, expected: String) {
    self.init(
      line: line, found: text.isEmpty ? "nothing" : "\(Quote("\(text)"))", expected: expected)
  }

  /// The place, as in `goldens/card.timeline.txt:7:3`.
  package var place: String {
    file.visible + [line, column].compactMap(\.self).map { ":\($0)" }.joined()
  }

  /// The place and the words, as in `goldens/card.timeline.txt:7: found 'x', expected 'frames'`.
  public var description: String { "\(place): found \(found), expected \(expected)" }

  /// The same of a golden that is as it should be, of something that has changed: as in
  /// `goldens/card.timeline.txt:7:3: expected 'x=1', now 'x=2'`.
  package var changeWords: String { "\(place): expected \(found), now \(expected)" }
}

extension GoldenError {
  /// The first place in which the text of a golden is not the one that is expected, byte for byte;
  /// nothing if it is.
  package init?(comparing found: [UInt8], to expected: [UInt8]) {
    if found == expected { return nil }
    let (old, new) = (TextLines(found), TextLines(expected))
    let line = zip(old.lines, new.lines).prefix { $0 == $1 }.count
    guard let was = old.text(of: line), let now = new.text(of: line) else {
      self.init(
        line: line + 1, found: old.words(of: line), expected: new.words(of: line))
      return
    }
    // From the word on in which the lines part.
    let shared = zip(was, now).prefix { $0 == $1 }.count
    let start = was.prefix(shared).lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? was.startIndex
    let length = start - was.startIndex
    self.init(
      line: line + 1, column: was.prefix(length).count { !UTF8.isContinuation($0) } + 1,
      found: TextLines.words(was.dropFirst(length)),
      expected: TextLines.words(now.dropFirst(length)))
  }
}

/// The lines of a text, and whether the last one is ended.
private struct TextLines {
  let lines: [ArraySlice<UInt8>]

  init(_ text: [UInt8]) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// A line; nothing behind the last one that is ended or has anything in it.
  func text(of line: Int) -> ArraySlice<UInt8>? {
    line < lines.count - 1 || lines.last?.isEmpty == false && line == lines.count - 1
      ? lines[line] : nil
  }

  /// A line in words.
  func words(of line: Int) -> String {
    if let text = text(of: line) { return text.isEmpty ? "an empty line" : Self.words(text) }
    return line < lines.count ? "the end" : "no line break at the end"
  }

  /// Returns a description of the rest of a line.
  static func words(_ rest: ArraySlice<UInt8>) -> String {
    rest.isEmpty ? "the end of the line" : "\(Quote(String(decoding: rest, as: UTF8.self)))"
  }
}
