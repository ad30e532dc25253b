/// Names that somebody may have meant.
///
/// Spelling is compared after folding case, camel humps and underscores, by the number of letters
/// to insert, drop, replace or swap with a neighbor. A name is also near if its part behind the
/// last dot is, though less so: `ease-in-sine` finds `compose.ease-in-sine`.
public enum NearNames {
  /// Those of `names` that are nearest, and near at all, in their order; at most `limit`.
  public static func of(_ text: String, among names: [String], limit: Int = 3) -> [String] {
    let folded = fold(text)
    let distances = names.map { distance(folded, to: $0) }
    guard let best = distances.min(), best <= max(1, folded.count / 3) else { return [] }
    let nearest = zip(names, distances).filter { $0.1 == best }
    return nearest.prefix(limit).map(\.0)
  }

  /// A question for the nearest names, or nil if there is none near.
  public static func hint(for text: String, among names: [String]) -> String? {
    let near = of(text, among: names).map { "'\($0)'" }
    guard let last = near.last else { return nil }
    let others = near.dropLast().joined(separator: ", ")
    return "did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  private static func distance(_ folded: [UInt8], to name: String) -> Int {
    let whole = Array(name.utf8)
    let tail = Array(whole.suffix(from: (whole.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1))
    return min(edits(folded, whole), edits(folded, tail) + 1)
  }

  /// The optimal string alignment distance, by rows of the usual table.
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// Lower case, with hyphens for underscores and before humps.
  private static func fold(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    for letter in text.utf8.prefix(80) {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      let isInside = folded.last.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      if isUpper, isInside == true { folded.append(UInt8(ascii: "-")) }
      folded.append(
        letter == UInt8(ascii: "_") ? UInt8(ascii: "-") : isUpper ? letter + 32 : letter)
    }
    return folded
  }
}
