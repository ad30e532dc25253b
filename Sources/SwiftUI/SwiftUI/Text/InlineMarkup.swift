import Foundation

/// Words in which asterisks and the like stand for looks, as in Markdown within a paragraph.
nonisolated struct InlineMarkup {
  /// A mark at both ends of words, and what it does to them.
  private struct Mark {
    let sign: String
    /// True if no letter inside is a mark.
    var isVerbatim = false
    let change: @Sendable (inout TextChanges) -> Void
  }

  /// Words that a mark, or a link, is around.
  private struct Marked {
    let inside: Substring
    var isVerbatim = false
    let change: @Sendable (inout TextChanges) -> Void
    /// Words behind the mark that closes.
    let rest: Substring
  }

  private static let marks: [Mark] = [
    Mark(sign: "***") { $0.fontChanges = [.bold(true), .italic(true)] },
    Mark(sign: "**") { $0.fontChanges = [.bold(true)] },
    Mark(sign: "__") { $0.fontChanges = [.bold(true)] },
    Mark(sign: "~~") { $0.strikethrough = TextLine(true, nil) },
    Mark(sign: "*") { $0.fontChanges = [.italic(true)] },
    Mark(sign: "_") { $0.fontChanges = [.italic(true)] },
    Mark(sign: "`", isVerbatim: true) { $0.fontChanges = [.design(.monospaced)] },
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
      } else if let marked = marked(rest, after: plain.last) {
        if !plain.isEmpty { texts.append(Text(verbatim: plain)) }
        plain = ""
        let inside =
          marked.isVerbatim
          ? [Text(verbatim: marked.inside.filter { $0 != escape })] : Self.texts(marked.inside)
        texts += inside.map { $0.changed(marked.change) }
        rest = marked.rest
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    if !plain.isEmpty { texts.append(Text(verbatim: plain)) }
    return texts
  }

  /// Words at the begin of others that a mark, or a link, is around.
  private static func marked(_ words: Substring, after before: Character?) -> Marked? {
    for mark in marks where words.hasPrefix(mark.sign) {
      if mark.sign.hasPrefix("_"), before.map(isOfWord) ?? false { continue }
      let inside = words.dropFirst(mark.sign.count)
      guard let next = inside.first, !next.isWhitespace, let end = end(of: mark, in: inside)
      else { continue }
      return Marked(
        inside: inside[..<end], isVerbatim: mark.isVerbatim, change: mark.change,
        rest: inside[end...].dropFirst(mark.sign.count))
    }
    guard let link = words.prefixMatch(of: /\[([^\]]+)\]\(([^)\s]+)\)/) else { return nil }
    return Marked(
      inside: link.1, change: { $0.foreground = TextPaint(AnyShapeStyle(TintShapeStyle())) },
      rest: words[link.range.upperBound...])
  }

  /// The place of the mark that closes one; letters that are meant as they are close nothing.
  private static func end(of mark: Mark, in words: Substring) -> Substring.Index? {
    guard let sign = mark.sign.first else { return nil }
    var index = words.startIndex
    while index < words.endIndex {
      let letter = words[index]
      if letter == escape || (letter == "\\" && !mark.isVerbatim) {
        index = words.index(index, offsetBy: 2, limitedBy: words.endIndex) ?? words.endIndex
        continue
      }
      let run = words[index...].prefix { $0 == sign }
      guard !run.isEmpty else {
        index = words.index(after: index)
        continue
      }
      // A longer run belongs to another mark inside, unless that one closes with this one.
      let closes = run.count == mark.sign.count || run.count == 3
      let follows = words[run.endIndex...].first.map(isOfWord) ?? false
      if closes, index > words.startIndex, !words[words.index(before: index)].isWhitespace,
        sign != "_" || !follows
      {
        return words.index(run.endIndex, offsetBy: -mark.sign.count)
      }
      index = run.endIndex
    }
    return nil
  }

  private static func isOfWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}
