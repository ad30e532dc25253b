/// Amount of edge in each column and each row of a picture.
struct EdgeSketch {
  let columns: [Double]
  let rows: [Double]

  init(_ picture: [UInt8], width: Int, height: Int) {
    var (columns, rows) = (
      [Double](repeating: 0, count: width), [Double](repeating: 0, count: height)
    )
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        let here = Int(picture[y * width + x])
        // Strong edges count no more than clear ones.
        columns[x] += Double(min(40, abs(Int(picture[y * width + x + 1]) - here)))
        rows[y] += Double(min(40, abs(Int(picture[(y + 1) * width + x]) - here)))
      }
    }
    self.columns = columns.map { $0 / Double(height) }
    self.rows = rows.map { $0 / Double(width) }
  }

  /// Returns the best similarity of the line `part`, scaled by a factor, to `whole` from a place on, and that
  /// place.
  static func best(
    of part: [Double], times scale: Double, in whole: [Double]
  ) -> (likeness: Double, place: Int) {
    let scaled = resized(part, times: scale)
    let least = max(4, scaled.count / 2)
    var sums = [0.0]
    for level in whole { sums.append(sums[sums.count - 1] + level) }
    var best = (likeness: -1.0, place: 0)
    for place in -(scaled.count - least)...max(-(scaled.count - least), whole.count - least) {
      let (first, last) = (max(0, -place), min(scaled.count, whole.count - place))
      guard last - first >= least else { continue }
      let range = first..<last
      let likeness = likeness(scaled, whole, place, range)
      // Of places that are alike, the one where more is seen of both.
      let share = Double(range.count) / Double(scaled.count)
      let end = place + range.upperBound
      let explained = (sums[end] - sums[place + range.lowerBound]) / max(sums[whole.count], 1e-9)
      let score = likeness * (0.7 + 0.3 * share) * (0.5 + 0.5 * explained)
      if score > best.likeness { best = (score, place) }
    }
    return best
  }

  private static func resized(_ line: [Double], times scale: Double) -> [Double] {
    let count = max(2, Int((Double(line.count) * scale).rounded()))
    var resized = [Double](repeating: 0, count: count)
    // An edge goes into the place where it lies, and a little beside it.
    for (index, level) in line.enumerated() {
      let place = (Double(index) + 1) * scale - 1
      let whole = Int(place.rounded(.down))
      let share = place - Double(whole)
      if (0..<count).contains(whole) { resized[whole] += level * (1 - share) }
      if (0..<count).contains(whole + 1) { resized[whole + 1] += level * share }
    }
    return softened(resized)
  }

  /// The line with every edge a little wider, so that near is better than far.
  static func softened(_ line: [Double]) -> [Double] {
    line.indices.map { index in
      let before = index > 0 ? line[index - 1] : 0
      let after = index + 1 < line.count ? line[index + 1] : 0
      return (before + 2 * line[index] + after) / 4
    }
  }

  private static func likeness(
    _ part: [Double], _ whole: [Double], _ place: Int, _ range: Range<Int>
  ) -> Double {
    var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in range {
      let (x, y) = (part[index], whole[index + place])
      a += x
      b += y
      aa += x * x
      bb += y * y
      ab += x * y
    }
    let n = Double(range.count)
    let (first, second) = (aa - a * a / n, bb - b * b / n)
    guard first > 1e-9, second > 1e-9 else { return 0 }
    return (ab - a * b / n) / (first * second).squareRoot()
  }
}
