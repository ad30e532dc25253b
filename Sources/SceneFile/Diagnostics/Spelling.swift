/// Finds the word that somebody meant.
public enum Spelling {
  /// The candidate nearest to `word`, if one is near enough to be meant; the earlier one wins a tie.
  ///
  /// Near enough is a Damerau–Levenshtein distance of at most a third of the word's length (and at
  /// least 1), or a difference in case alone.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars)
    let lowercased = word.lowercased()
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance =
        candidate.lowercased() == lowercased
        ? 0 : distance(from: letters, to: Array(candidate.unicodeScalars), limit: limit)
      guard let distance, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// How many insertions, deletions, replacements and swaps of neighbors lead from one word to the
  /// other (no stretch is edited twice), unless they are more than `limit`.
  package static func distance(
    from word: [Unicode.Scalar], to other: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(word.count - other.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in word.indices {
      let next = editRow(row, from: word, to: other, last: last, beforeLast: beforeLast)
      (beforeLast, last) = (last, next)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }

  /// The distances of the first `row + 1` letters of `word` from every beginning of `other`.
  private static func editRow(
    _ row: Int, from word: [Unicode.Scalar], to other: [Unicode.Scalar],
    last: [Int], beforeLast: [Int]
  ) -> [Int] {
    var distances = [row + 1]
    for column in other.indices {
      let replaced = last[column] + (word[row] == other[column] ? 0 : 1)
      var distance = min(distances[column] + 1, last[column + 1] + 1, replaced)
      if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      distances.append(distance)
    }
    return distances
  }
}
