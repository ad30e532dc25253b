/// The shares of their change that pixels of a picture have come to, each as often as it changes by levels.
struct ShareCounts {
  private var counts = [Int](repeating: 0, count: Self.range.count * Self.steps)

  /// The shares that are told apart, and in how many steps each whole one.
  private static let (range, steps) = (-1..<3, 2048)
  /// The part of the pixels that counts, those first that have come least far.
  ///
  /// What a codec has left behind, and what it has rounded up, is outside.
  private static let part = (least: 0.4, most: 0.75)

  /// Adds a pixel: its step so far, its whole step, and for how many pixels it stands.
  mutating func add(_ offset: Int, of change: Int, weight: Int) {
    let share = offset * Self.steps / change - Self.range.lowerBound * Self.steps
    counts[min(max(share, 0), counts.count - 1)] += abs(change) * weight
  }

  /// The mean share of the part that counts; nothing where no pixel changes.
  var common: Double? {
    let whole = Double(counts.reduce(0, +))
    guard whole > 0 else { return nil }
    let (least, most) = (Self.part.least * whole, Self.part.most * whole)
    var (below, sum) = (0.0, 0.0)
    for (place, count) in counts.enumerated() where count > 0 {
      let above = below + Double(count)
      let part = min(above, most) - max(below, least)
      if part > 0 { sum += part * (Double(place) + 0.5) }
      below = above
    }
    return Double(Self.range.lowerBound) + sum / (most - least) / Double(Self.steps)
  }
}
