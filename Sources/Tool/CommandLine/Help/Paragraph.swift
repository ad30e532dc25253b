import SegueTextSupport

/// Lays out text for a terminal: words that flow into lines, and terms with their explanations.
package struct Paragraph: Hashable, Sendable {
  /// The width of a line.
  package let columns: Int

  package init(columns: Int) { self.columns = columns }

  /// The words of `text` in lines that start with `indent` spaces and end before the last column,
  /// unless a single word is longer than a line.
  package func lines(_ text: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }

  /// Terms on the left and their explanations on the right of one gap; a term that is too long for
  /// the left side stands on a line of its own.
  package func list(_ items: [(term: String, text: String)]) -> [String] {
    let widest = items.map(\.term.count).filter { $0 <= Self.longestTerm(in: columns) }.max() ?? 0
    return items.flatMap { item in
      let explanation = lines(item.text, indent: widest + 4)
      guard item.term.count <= widest, let first = explanation.first else {
        return ["  " + item.term] + explanation
      }
      let term = item.term.leftAligned(in: widest)
      return ["  " + term + "  " + first.drop { $0 == " " }] + explanation.dropFirst()
    }
  }

  /// A term may take a third of the line.
  private static func longestTerm(in columns: Int) -> Int { columns / 3 }

  /// Terms on lines of their own, each with its explanation beneath.
  package func entries(_ items: [(term: String, text: String)]) -> [String] {
    items.flatMap { item in ["  " + item.term] + lines(item.text, indent: 6) }
  }
}
