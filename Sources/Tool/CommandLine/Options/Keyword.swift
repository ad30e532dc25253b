/// Words by which people look for something that goes by another name here, and where they lead.
package struct Keyword: Hashable, Sendable {
  /// The words, in lower case; the ending of a file that is no scene begins with its dot.
  package let words: [String]
  /// The way to what was meant, as a hint says it: in lower case, without a full stop.
  package let answer: String

  package init(_ words: String..., leadTo answer: String) {
    self.words = words
    self.answer = answer
  }

  /// The page of help about it.
  var topic: HelpTopic {
    HelpTopic(
      words[0], summary: words.joined(separator: ", "), details: answer + ".", sections: [])
  }
}

extension CommandTable {
  /// Returns the row of a word or of several, however their letters and gaps are written; nil where none is known.
  func keyword(for word: String) -> Keyword? {
    let wanted = word.squashed
    return keywords.first { row in row.words.contains { $0.squashed == wanted } }
  }

  /// Returns the row of a file's ending; nil for one that may be a scene.
  func keyword(forEndingOf path: String) -> Keyword? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return keywords.first { $0.words.contains(name[dot...].lowercased()) }
  }
}

extension String {
  /// The word in small letters, without what parts its pieces: 'sprite sheet', 'Sprite-Sheet' and 'spritesheet' are one.
  fileprivate var squashed: String { lowercased().filter { !" -_".contains($0) } }
}
