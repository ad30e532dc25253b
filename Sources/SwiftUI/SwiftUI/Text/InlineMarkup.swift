import Foundation

/// Words in which asterisks and the like stand for looks, as in Markdown within a paragraph.
nonisolated struct InlineMarkup {
  /// A mark at both ends of words, and what it does to them.
  private struct Mark {
    let sign: String
    let change: @Sendable (inout TextChanges) -> Void
  }

  private static let marks: [Mark] = [
    Mark(sign: "***") { $0.fontChanges = [.bold(true), .italic(true)] },
    Mark(sign: "**") { $0.fontChanges = [.bold(true)] },
    Mark(sign: "__") { $0.fontChanges = [.bold(true)] },
    Mark(sign: "~~") { $0.strikethrough = TextLine(true, nil) },
    Mark(sign: "*") { $0.fontChanges = [.italic(true)] },
    Mark(sign: "_") { $0.fontChanges = [.italic(true)] },
    Mark(sign: "`") { $0.fontChanges = [.design(.monospaced)] },
  ]

  /// Letter before one that is meant as it is.
  private static let escape: Character = "\u{FFF9}"

  let words: String

  init(_ words: String) { self.words = words }

  /// Words none of whose letters is a mark.
  static func escaped(_ words: String) -> String {
    String(words.flatMap { "*_~`[]".contains($0) ? [escape, $0] : [$0] })
  }

  /// The words, each stretch with its looks.
  var texts: [Text] { Self.texts(words[...]) }

  private static func texts(_ words: Substring) -> [Text] {
    var texts: [Text] = []
    var plain = ""
    var rest = words
    while let first = rest.first {
      if first == escape || first == "\\" {
        rest.removeFirst()
        if let meant = rest.first, first == escape || "*_~`[]\\".contains(meant) {
          plain.append(meant)
          rest.removeFirst()
        } else {
          plain.append(first)
        }
      } else if let (inside, change, after) = marked(rest, after: plain.last) {
        if !plain.isEmpty { texts.append(Text(verbatim: plain)) }
        plain = ""
        texts += Self.texts(inside).map { $0.changed(change) }
        rest = after
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    if !plain.isEmpty { texts.append(Text(verbatim: plain)) }
    return texts
  }

  /// Words at the begin of others that a mark, or a link, is around.
  private static func marked(
    _ words: Substring, after before: Character?
  ) -> (Substring, @Sendable (inout TextChanges) -> Void, Substring)? {
    for mark in marks where words.hasPrefix(mark.sign) {
      if mark.sign.hasPrefix("_"), let before, before.isLetter || before.isNumber { continue }
      let inside = words.dropFirst(mark.sign.count)
      guard let next = inside.first, !next.isWhitespace,
        let end = inside.range(of: mark.sign), end.lowerBound > inside.startIndex,
        !inside[inside.index(before: end.lowerBound)].isWhitespace
      else { continue }
      return (inside[..<end.lowerBound], mark.change, inside[end.upperBound...])
    }
    guard let link = words.prefixMatch(of: /\[([^\]]+)\]\(([^)\s]+)\)/) else { return nil }
    return (
      link.1, { $0.foreground = TextPaint(AnyShapeStyle(TintShapeStyle())) },
      words[link.range.upperBound...]
    )
  }
}
