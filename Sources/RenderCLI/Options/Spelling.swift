/// Finds the word that was probably meant.
package enum Spelling {
  /// The nearest of `words`, if one is near enough to be worth asking about.
  ///
  /// That is the only one that `text` begins, or else the one that the fewest typing mistakes turn
  /// into `text`, when they are at most one per three letters. Ties go to the first.
  package static func nearest(to text: String, in words: [String]) -> String? {
    let continued = words.filter { !text.isEmpty && $0.hasPrefix(text) }
    if continued.count == 1 { return continued.first }
    let limit = max(1, text.count / 3)
    let ranked = words.map { (word: $0, distance: distance(from: text, to: $0)) }
    return ranked.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
  }

  /// How many letters have to be inserted, removed, replaced or swapped with their neighbor (the
  /// optimal string alignment distance; no letter is touched twice).
  package static func distance(from a: String, to b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
