/// A line on which the way of a layer in front and something of what is behind it lie in each picture: where it is, or how
/// dark.
struct LayerLine {
  /// By how much the other changes for each pixel of the front's way.
  let part: Double
  private let start: Double
  /// Typical distance from the line, in pixels of the front's way.
  let error: Double
  /// The pictures that are off the line.
  let others: [Int]

  /// The fewest pictures that show both on their way.
  private static let leastPictures = 3
  /// The least part of the pictures in which they have to be near.
  private static let kept = 0.7
  /// The least part of the way in sight over which they have to be.
  private static let width = 0.25
  /// The least way from rest, in pixels.
  private static let rest = 3.0

  /// The line; nothing where the other does not go by the curve of the front.
  ///
  /// - Parameters:
  ///   - near: by how much the other may be off.
  ///   - endsWithIt: true if the other goes no farther where the front swings beyond its end.
  init?(_ front: LayerFront, _ values: [Double?], near: Double, endsWithIt: Bool) {
    let farthest = front.offsets.compactMap { $0 }.max { abs($0) < abs($1) } ?? 0
    let pairs = values.indices.compactMap { index in
      front.offsets[index].flatMap { front in
        values[index].map { (index: index, front: front, value: $0) }
      }
    }
    .filter { !endsWithIt || abs($0.front) <= Self.rest || $0.front * farthest > 0 }
    func others(_ start: Double, _ part: Double) -> [Int] {
      pairs.filter { abs($0.value - start - part * $0.front) > near }.map(\.index)
    }
    var best: [Int]?
    for (number, a) in pairs.enumerated() where abs(a.front) > Self.rest {
      for b in pairs[..<number] + pairs[(number + 1)...] where abs(a.front - b.front) > 1 {
        let part = (b.value - a.value) / (b.front - a.front)
        let found = others(a.value - part * a.front, part)
        if found.count < best?.count ?? .max { best = found }
      }
    }
    guard let best else { return nil }
    let left = Set(best)
    var (sums, moving) = (LineSums(), 0)
    for pair in pairs where !left.contains(pair.index) {
      sums.add(pair.front, pair.value)
      if abs(pair.front) > Self.rest { moving += 1 }
    }
    guard moving >= Self.leastPictures, let line = sums.line, abs(line.slope) > 1e-9,
      Double(moving) >= Self.kept * Double(pairs.count { abs($0.front) > Self.rest }),
      sums.width > Self.width * abs(farthest)
    else { return nil }
    (part, start, self.others) = (line.slope, line.start, best)
    error = line.error / abs(line.slope)
  }

  /// The place of the front where the other is this much.
  func offset(of value: Double) -> Double { (value - start) / part }
}
