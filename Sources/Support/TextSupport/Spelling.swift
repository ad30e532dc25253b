/// Finds the names that somebody may have meant.
///
/// Case, camel humps, spaces, underscores and hyphens make no other name of one; beyond them letters are
/// counted that have to be inserted, dropped, replaced or swapped with a neighbor. A name is also
/// near if its part behind the last dot is, though less so: `ease-in-sine` finds
/// `compose.ease-in-sine`.
package enum Spelling {
  /// Those of `names` that are nearest to `word`, in their order; at most `count`, and none that is
  /// not near enough to be meant.
  ///
  /// A third of the word's letters may be wrong, and always one.
  package static func nearest(
    to word: String, among names: some Sequence<String>, atMost count: Int = 3
  ) -> [String] {
    let letters = folded(word)
    var reach = max(1, letters.count / 3)
    var nearest: [String] = []
    for name in names {
      guard let distance = distance(from: letters, toName: name, limit: reach) else { continue }
      if distance < reach { nearest = [] }
      reach = distance
      if nearest.count < count, !nearest.contains(name) { nearest.append(name) }
    }
    return nearest
  }

  /// A question for the nearest names, or nil if none is near.
  package static func question(
    for word: String, among names: some Sequence<String>
  ) -> String? {
    let nearest = nearest(to: word, among: names).map { "'\($0)'" }
    return nearest.isEmpty ? nil : "did you mean \(nearest.joined(with: "or"))?"
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words (no
  /// stretch is edited twice), unless it is more than `limit`.
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

// MARK: - Names

extension Spelling {
  /// The distance from folded letters to a name or, counting one more, to its last part.
  private static func distance(
    from letters: [Unicode.Scalar], toName name: String, limit: Int
  ) -> Int? {
    let whole = distance(from: letters, toPart: name[...], limit: limit)
    guard let dot = name.lastIndex(of: ".") else { return whole }
    let tail = distance(from: letters, toPart: name[name.index(after: dot)...], limit: limit - 1)
    return [whole, tail.map { $0 + 1 }].compactMap(\.self).min()
  }

  private static func distance(
    from letters: [Unicode.Scalar], toPart part: Substring, limit: Int
  ) -> Int? {
    guard limit >= 0 else { return nil }
    let other = folded(part)
    let isSame = letters.lazy.filter { $0 != "-" }.elementsEqual(other.lazy.filter { $0 != "-" })
    return isSame ? 0 : distance(from: letters, to: other, limit: limit)
  }

  /// The letters in lower case, with hyphens for underscores and before humps.
  private static func folded(_ text: some StringProtocol) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    var isInsideWord = false
    for letter in text.unicodeScalars {
      if ("A"..."Z").contains(letter) {
        if isInsideWord { folded.append("-") }
        folded.append(Unicode.Scalar(UInt8(ascii: letter) | 0x20))
      } else {
        folded.append(letter == "_" || letter == " " ? "-" : letter)
      }
      isInsideWord = ("a"..."z").contains(letter)
    }
    return folded
  }
}
