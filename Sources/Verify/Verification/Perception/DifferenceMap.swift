/// Map of the visible difference between two pictures at each place; smoothed edges do not count.
struct DifferenceMap {
  private let width: Int
  private let height: Int
  /// The places that differ, and by how much; all others are alike enough.
  private var distances: [Int: Double] = [:]

  /// The differences of two pictures of one size, as far as they are larger than `least`.
  init(_ old: PixelPlane, _ new: PixelPlane, above least: Double) {
    width = old.width
    height = old.height
    let edge = SoftEdge(old: old, new: new)
    // Few pairs of colors are in many places.
    var known: [UInt64: Double] = [:]
    for index in 0..<width * height where old.levels(index) != new.levels(index) {
      let pair = UInt64(old.word(index)) << 32 | UInt64(new.word(index))
      let distance = known[pair] ?? old.color(index).distance(to: new.color(index))
      known[pair] = distance
      if distance > least, !edge.contains(x: index % width, y: index / width) {
        distances[index] = distance
      }
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

/// Tells pixels on the smoothed edge of a shape, where a renderer may round differently, from the
/// inside of shapes.
///
/// Such a pixel has both a darker and a brighter neighbor, at most two that are exactly as bright, and
/// the darkest or the brightest of them lies in a flat area of both pictures.
private struct SoftEdge {
  let old: PixelPlane
  let new: PixelPlane

  /// Returns true if the pixel at this place is on a smoothed edge of either picture.
  func contains(x: Int, y: Int) -> Bool {
    isSoft(x, y, in: old, beside: new) || isSoft(x, y, in: new, beside: old)
  }

  private func isSoft(_ x: Int, _ y: Int, in plane: PixelPlane, beside other: PixelPlane) -> Bool {
    let own = plane.brightness(y * plane.width + x)
    var alike = isAtEdge(x, y) ? 1 : 0
    var darkest = (step: 0, x: x, y: y)
    var brightest = (step: 0, x: x, y: y)
    for (nextX, nextY) in neighbors(x, y) {
      let step = plane.brightness(nextY * plane.width + nextX) - own
      if step == 0 { alike += 1 }
      if step < darkest.step { darkest = (step, nextX, nextY) }
      if step > brightest.step { brightest = (step, nextX, nextY) }
    }
    guard alike <= 2, darkest.step < 0, brightest.step > 0 else { return false }
    return [darkest, brightest].contains {
      isFlat($0.x, $0.y, in: plane) && isFlat($0.x, $0.y, in: other)
    }
  }

  /// Returns true if at least three neighbors have exactly the color of the pixel.
  private func isFlat(_ x: Int, _ y: Int, in plane: PixelPlane) -> Bool {
    let own = plane.levels(y * plane.width + x)
    let alike = neighbors(x, y).count { plane.levels($0.1 * plane.width + $0.0) == own }
    return alike + (isAtEdge(x, y) ? 1 : 0) >= 3
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == old.width - 1 || y == old.height - 1
  }

  private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for nextY in max(0, y - 1)...min(old.height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(old.width - 1, x + 1) where (nextX, nextY) != (x, y) {
        result.append((nextX, nextY))
      }
    }
    return result
  }
}
