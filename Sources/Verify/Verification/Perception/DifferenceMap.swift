/// Map of the visible difference between two pictures at each place; smoothed edges do not count.
struct DifferenceMap {
  private let width: Int
  private let height: Int
  /// The places that differ, and by how much; all others are alike.
  private var distances: [Int: Double] = [:]

  /// The differences of two pictures of one size.
  init(_ old: PixelPlane, _ new: PixelPlane) {
    width = old.width
    height = old.height
    let edge = SoftEdge(old: old, new: new)
    for index in 0..<width * height where old.levels(index) != new.levels(index) {
      if edge.contains(x: index % width, y: index / width) { continue }
      distances[index] = old.color(index).distance(to: new.color(index))
    }
  }

  /// The first place that differs by more than `limit`.
  func first(above limit: Double) -> (x: Int, y: Int)? {
    places(above: limit).min().map { ($0 % width, $0 / width) }
  }

  /// The largest patch of places that touch each other and differ by more than `limit`.
  func largestPatch(above limit: Double) -> (count: Int, x: Int, y: Int)? {
    var open = Set(places(above: limit))
    var best: (count: Int, x: Int, y: Int)?
    for start in open.sorted() where open.remove(start) != nil {
      var pending = [start]
      var count = 0
      while let place = pending.popLast() {
        count += 1
        for next in neighbors(of: place) where open.remove(next) != nil { pending.append(next) }
      }
      if count > best?.count ?? 0 { best = (count, start % width, start / width) }
    }
    return best
  }

  /// A square of which more than `share` differs by more than `limit`.
  func fullWindow(of size: Int, share: Double, above limit: Double) -> (x: Int, y: Int)? {
    let (columns, rows) = (min(size, width), min(size, height))
    let allowed = Int((Double(columns * rows) * share).rounded(.down))
    let marked = Set(places(above: limit))
    guard marked.count > allowed else { return nil }
    // For each column, how many of the rows of the current band are marked in it.
    var counts = [Int](repeating: 0, count: width)
    for row in 0..<height {
      for x in 0..<width {
        if marked.contains(row * width + x) { counts[x] += 1 }
        if row >= rows, marked.contains((row - rows) * width + x) { counts[x] -= 1 }
      }
      guard row >= rows - 1 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += counts[x]
        if x >= columns { sum -= counts[x - columns] }
        if sum > allowed { return (max(0, x - columns + 1), row - rows + 1) }
      }
    }
    return nil
  }

  private func places(above limit: Double) -> [Int] {
    distances.filter { $0.value > limit }.map(\.key)
  }

  private func neighbors(of place: Int) -> [Int] {
    let (x, y) = (place % width, place / width)
    var result: [Int] = []
    for nextY in max(0, y - 1)...min(height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(width - 1, x + 1) { result.append(nextY * width + nextX) }
    }
    return result
  }
}
