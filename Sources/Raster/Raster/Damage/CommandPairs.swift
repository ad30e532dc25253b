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
    let likeness = Likeness(earlier, later)
    let shorter = min(earlier.count, later.count)
    let head = (0..<shorter).first { !likeness.areLike($0, $0) } ?? shorter
    let end =
      (0..<shorter - head).first {
        !likeness.areLike(earlier.count - 1 - $0, later.count - 1 - $0)
      } ?? shorter - head
    for index in 0..<head { steps.append(.both(earlier: index, later: index)) }
    pairMiddle(likeness, from: head, behind: end)
    for index in (1..<end + 1).reversed() {
      steps.append(.both(earlier: earlier.count - index, later: later.count - index))
    }
  }

  /// Pairs what lies between the first commands and the last ones.
  private mutating func pairMiddle(_ likeness: Likeness, from head: Int, behind tail: Int) {
    let (count, laterCount) = (likeness.earlier.count, likeness.later.count)
    let end = count - tail
    var next = head
    for place in head..<laterCount - tail {
      let shifted = place + count - laterCount
      let near = [place, shifted].filter { $0 >= next && $0 < end }
      let first = max(next, place - Self.distance)
      let window = first..<max(first, min(end, place + Self.distance))
      let found =
        near.first { likeness.areLike($0, place) }
        ?? window.first { likeness.areLike($0, place) }
        ?? near.first { other in
          likeness.areLike(other, place, asBox: true)
            && !soon(place, laterCount - tail).contains { likeness.areLike(other, $0) }
        }
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

  /// The places in which the like of a command would be expected that has none at a place.
  private func soon(_ place: Int, _ end: Int) -> Range<Int> {
    place + 1..<max(place + 1, min(end, place + Self.distance))
  }
}

/// Commands of two frames, with numbers that are equal where they are alike: most are told apart by them.
private struct Likeness {
  let earlier: [DrawCommand]
  let later: [DrawCommand]
  private let earlierKeys: [Int]
  private let laterKeys: [Int]

  init(_ earlier: [DrawCommand], _ later: [DrawCommand]) {
    self.earlier = earlier
    self.later = later
    earlierKeys = earlier.map(\.shape.key)
    laterKeys = later.map(\.shape.key)
  }

  /// Returns true if both commands draw the same wherever both draw, but for what their layers show.
  ///
  /// - Parameter asBox: true if two boxes, or two outlines, need not be the same one.
  func areLike(_ place: Int, _ laterPlace: Int, asBox: Bool = false) -> Bool {
    (asBox || earlierKeys[place] == laterKeys[laterPlace])
      && earlier[place].isLike(later[laterPlace], asBox: asBox)
  }
}

extension Shape {
  /// A number that equal shapes share.
  fileprivate var key: Int {
    func mixed(_ numbers: Int...) -> Int { numbers.reduce(0) { $0 &* 1_000_003 &+ $1 } }
    switch self {
    case .pixels(let rect): return mixed(0, rect.minX, rect.minY, rect.maxX, rect.maxY)
    case .outline(let outline):
      let points = outline.elements.first?.controlPoints ?? []
      return points.reduce(mixed(1, outline.elements.count)) {
        mixed($0, Int($1.x), Int($1.y))
      }
    case .glyphs(let glyphs):
      let first = glyphs.places.first
      return mixed(
        2, glyphs.places.count, Int(first?.letter ?? 0), Int(first?.x ?? 0), Int(first?.y ?? 0))
    case .field(let field): return mixed(3, field.bounds.minX, field.bounds.maxY)
    }
  }
}

extension DrawCommand {
  fileprivate func isLike(_ other: DrawCommand, asBox: Bool) -> Bool {
    guard opacity == other.opacity, composite == other.composite, paint.isLike(other.paint),
      clips == other.clips
    else { return false }
    if asBox {
      switch (shape, other.shape) {
      case (.pixels, .pixels), (.outline, .outline): return true
      default: return false
      }
    }
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
