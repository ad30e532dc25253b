/// Choice of the frames that stay when not all can: those that differ before the others, spread evenly.
package struct FrameChoice {
  /// The places of those that stay, ascending.
  package let indices: [Int]

  /// Chooses `count` at most of frames of which some are known to differ.
  package init(_ differs: [Bool], count: Int) {
    let marked = Self.spread(differs.indices.filter { differs[$0] }, count)
    let others = Self.spread(differs.indices.filter { !differs[$0] }, count - marked.count)
    indices = (marked + others).sorted()
  }

  /// The first, the last, and some between.
  private static func spread(_ places: [Int], _ count: Int) -> [Int] {
    if places.count <= count { return places }
    if count < 2 { return Array(places.prefix(count)) }
    return (0..<count).map { places[$0 * (places.count - 1) / (count - 1)] }
  }
}
