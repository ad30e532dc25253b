/// The commands of two frames, those in pairs that draw the same, but for what the layers show that they draw.
///
/// Pairs stand in the same order in both frames. So a pixel at which no other command draws is drawn by the same
/// ones, and any choice of pairs is right; the more there are, the less counts as damaged.
struct CommandPairs {
  /// A command of one frame or of both, by its places.
  enum Step: Hashable {
    case onlyEarlier(Int)
    case onlyLater(Int)
    case both(earlier: Int, later: Int)
  }

  /// The commands from back to front: behind a pair are those that are behind it in their frame.
  private(set) var steps: [Step] = []

  /// Distance from where a command would be expected in which its like is looked for.
  private static let distance = 8

  /// Pairs commands with those of an earlier frame.
  init(_ earlier: [DrawCommand], _ later: [DrawCommand]) {
    let shorter = min(earlier.count, later.count)
    let head = zip(earlier, later).prefix { $0.isLike($1) }.count
    let tail = zip(earlier.reversed(), later.reversed()).prefix { $0.isLike($1) }.count
    let end = min(tail, shorter - head)
    for index in 0..<head { steps.append(.both(earlier: index, later: index)) }
    pairMiddle(earlier, later, from: head, behind: end)
    for index in (1..<end + 1).reversed() {
      steps.append(.both(earlier: earlier.count - index, later: later.count - index))
    }
  }

  /// Pairs what lies between the first commands and the last ones.
  private mutating func pairMiddle(
    _ earlier: [DrawCommand], _ later: [DrawCommand], from head: Int, behind tail: Int
  ) {
    let end = earlier.count - tail
    var next = head
    for place in head..<later.count - tail {
      let other = later[place]
      let shifted = place + earlier.count - later.count
      let near = [place, shifted].filter { $0 >= next && $0 < end }
      let first = max(next, place - Self.distance)
      let window = first..<max(first, min(end, place + Self.distance))
      let found =
        near.first { earlier[$0].isLike(other) } ?? window.first { earlier[$0].isLike(other) }
        ?? near.first { earlier[$0].isLike(other, asBox: true) }
      guard let found else {
        steps.append(.onlyLater(place))
        continue
      }
      steps += (next..<found).map { .onlyEarlier($0) }
      steps.append(.both(earlier: found, later: place))
      next = found + 1
    }
    steps += (next..<max(next, end)).map { .onlyEarlier($0) }
  }
}

extension DrawCommand {
  /// Returns true if both commands draw the same wherever both draw, but for what their layers show.
  ///
  /// - Parameter asBox: true if two boxes of whole pixels need not be the same one.
  fileprivate func isLike(_ other: DrawCommand, asBox: Bool = false) -> Bool {
    guard opacity == other.opacity, composite == other.composite, paint.isLike(other.paint),
      clips == other.clips
    else { return false }
    if asBox, case .pixels = shape, case .pixels = other.shape { return true }
    return shape == other.shape
  }
}

extension PaintSource {
  /// Returns true if both are the same source, or draw layers in the same way.
  fileprivate func isLike(_ other: PaintSource) -> Bool {
    switch (self, other) {
    case (.layer, .layer): true
    case (.mappedLayer(_, let a), .mappedLayer(_, let b)): a == b
    case (.dissolved(_, let a), .dissolved(_, let b)): a == b
    case (.resampled(_, let a), .resampled(_, let b)): a == b
    default: self == other
    }
  }
}
