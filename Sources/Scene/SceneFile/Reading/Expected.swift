import SegueTextSupport

/// Phrases that tell what would be right.
enum Expected {
  /// "one of 'a', 'b' or 'c'", "'a' or 'b'", or "'a'".
  static func oneOf(_ words: [String]) -> String {
    words.count > 2 ? "one of \(either(words))" : either(words)
  }

  /// "'a', 'b' or 'c'".
  static func either(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.map { "\(Quote($0))" }.joined(with: "or")
  }

  /// The words that were probably meant, or the list of those there are.
  static func hint(for word: String, among words: [String]) -> String? {
    let candidates = words.prefix(candidateLimit)
    if let question = Spelling.question(for: word, among: candidates) { return question }
    if let other = Synonym.members(for: word).first(where: words.contains) {
      return "did you mean \(Quote(other))?"
    }
    if words.isEmpty { return nil }
    if words.count > 24 { return "known are \(words.prefix(24).joined(separator: ", ")), ..." }
    return "expected \(oneOf(words))"
  }

  /// The most words that are compared with a misspelled one: a scene may name 100,000 layers.
  private static let candidateLimit = 1000

  /// Description of the form of names.
  static let names = "names have 1 to 64 letters, digits, '_', '.' or '-'"
}
