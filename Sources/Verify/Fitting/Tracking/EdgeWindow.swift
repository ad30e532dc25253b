/// A short piece of a line in which something can be recognized: an edge, or what stands near one.
struct EdgeWindow {
  /// The number of the band.
  let band: Int
  /// The picture in which it was found.
  let anchor: Int
  /// The middle, along the line.
  let center: Int
  /// Extent to both sides.
  let reach: Int
  /// The levels, less their mean.
  let levels: [Float]
  /// The sum of their squares.
  let energy: Float

  init(_ line: [Float], band: Int, anchor: Int, center: Int, reach: Int) {
    (self.band, self.anchor, self.center, self.reach) = (band, anchor, center, reach)
    let piece = line[center - reach...center + reach]
    let mean = piece.reduce(0, +) / Float(piece.count)
    levels = piece.map { $0 - mean }
    energy = levels.reduce(0) { $0 + $1 * $1 }
  }

  /// Minimum contrast of recognizable features, in levels.
  private static let contrast: Float = 2.5
  /// The most windows of a line.
  private static let most = 6

  /// The windows of a band that are easiest to recognize in a picture.
  static func strongest(
    in profiles: BandProfiles, band: Int, of anchor: Int
  ) -> [EdgeWindow] {
    let line = profiles.lines[anchor][band]
    let reach = max(5, min(12, line.count / 12))
    guard line.count > 3 * reach else { return [] }
    var slopes = [Float](repeating: 0, count: line.count)
    for place in 1..<line.count - 1 { slopes[place] = abs(line[place + 1] - line[place - 1]) }
    var order = (reach..<line.count - reach).filter { place in
      let slope = slopes[place]
      return slope > Self.contrast && slope >= slopes[place - 1] && slope >= slopes[place + 1]
    }
    order.sort { slopes[$0] == slopes[$1] ? $0 < $1 : slopes[$0] > slopes[$1] }
    var chosen: [Int] = []
    for place in order where chosen.count < Self.most {
      if chosen.allSatisfy({ abs($0 - place) >= reach }) { chosen.append(place) }
    }
    return chosen.map {
      EdgeWindow(line, band: band, anchor: anchor, center: $0, reach: reach)
    }
  }

  /// Minimum fraction of a window within the line.
  private static let least = 0.6

  /// Returns the range of levels within a line when the middle is at a place; empty where they are too few.
  private func visible(in line: [Float], at place: Int) -> Range<Int> {
    let start = place - reach
    let (first, last) = (max(0, -start), min(levels.count, line.count - start))
    return Double(last - first) >= Self.least * Double(levels.count) ? first..<last : 0..<0
  }

  /// Returns the similarity of the levels around a place to these: 1 is the same but for brightness and
  /// contrast.
  func likeness(to line: [Float], at place: Int) -> Float {
    let range = visible(in: line, at: place)
    guard !range.isEmpty else { return -1 }
    let start = place - reach
    var (sum, squares, products): (Float, Float, Float) = (0, 0, 0)
    var (own, ownSquares): (Float, Float) = (0, 0)
    for index in range {
      let (level, mine) = (line[start + index], levels[index])
      sum += level
      squares += level * level
      products += level * mine
      own += mine
      ownSquares += mine * mine
    }
    let count = Float(range.count)
    let spread = squares - sum * sum / count
    let ownSpread = ownSquares - own * own / count
    guard spread > 0.02 * energy, spread > count, ownSpread > 0.25 * energy else { return -1 }
    return (products - sum * own / count) / (spread * ownSpread).squareRoot()
  }

  /// Largest part of what is seen around a place that may change while it is still the same.
  private static let unchanged: Float = 0.05

  /// Returns `true` if two lines show the same around a place.
  func isSame(_ line: [Float], _ other: [Float], at place: Int) -> Bool {
    let range = visible(in: line, at: place)
    guard !range.isEmpty else { return false }
    let start = place - reach
    var (sum, squares, change): (Float, Float, Float) = (0, 0, 0)
    for index in range {
      let (level, step) = (line[start + index], other[start + index] - line[start + index])
      sum += level
      squares += level * level
      change += step * step
    }
    return change < Self.unchanged * (squares - sum * sum / Float(range.count))
  }

  /// By how much more than `place` the levels are moved in a line, to a fraction of a pixel; nothing where
  /// they are not there.
  func fraction(in line: [Float], at place: Int) -> (shift: Double, contrast: Double)? {
    var shift = 0.0
    var contrast = 1.0
    for _ in 0..<6 {
      guard let step = step(in: line, at: place, shift) else { return nil }
      shift += step.shift
      contrast = step.contrast
      if abs(shift) > 1.5 { return nil }
      if abs(step.shift) < 1e-3 { break }
    }
    return (shift, contrast)
  }

  private func step(
    in line: [Float], at place: Int, _ shift: Double
  ) -> (shift: Double, contrast: Double)? {
    let start = place - reach
    // Nobody knows how steep the line is at its ends.
    let inner = max(0, 3 - start)..<max(3 - start, 0, min(levels.count, line.count - start - 3))
    let range = visible(in: line, at: place).clamped(to: inner)
    guard range.count > reach else { return nil }
    // Levels are contrast · window + brightness + slope · step.
    var matrix = [[Double]](repeating: [0, 0, 0], count: 3)
    var right = [0.0, 0, 0]
    for index in range {
      let (level, slope) = line.level(at: start + index, shift)
      let row = [Double(levels[index]), 1, slope]
      for a in 0..<3 {
        right[a] += row[a] * level
        for b in 0..<3 { matrix[a][b] += row[a] * row[b] }
      }
    }
    guard let answer = LinearSystem(matrix)?.solution(for: right) else { return nil }
    return (-answer[2], answer[0])
  }
}

extension [Float] {
  /// The level a little beside a place, along a smooth curve, and how steep it is there.
  fileprivate func level(at place: Int, _ shift: Double) -> (level: Double, slope: Double) {
    let whole = shift.rounded(.down)
    let t = shift - whole
    let base = place + Int(whole)
    func at(_ index: Int) -> Double { Double(self[Swift.min(Swift.max(index, 0), count - 1)]) }
    let (a, b, c, d) = (at(base - 1), at(base), at(base + 1), at(base + 2))
    let (first, second) = ((c - a) / 2, a - 2.5 * b + 2 * c - d / 2)
    let third = (d - a) / 2 + 1.5 * (b - c)
    return (
      b + t * (first + t * (second + t * third)), first + t * (2 * second + t * 3 * third)
    )
  }
}

/// Track of one edge through the pictures of a film, as far as it could be followed.
struct EdgeTrack {
  let axis: PictureAxis
  /// Position in the picture in which it was found, in pixels of the luma sequence.
  let place: Double
  /// Band that it lies in, across the axis.
  let band: Range<Int>
  /// By how many pixels it is elsewhere, in each picture; nothing where it was not seen.
  let offsets: [Double?]

  /// Extent of its movement.
  var range: Double {
    let known = offsets.compactMap { $0 }
    return (known.max() ?? 0) - (known.min() ?? 0)
  }

  /// In how many pictures it is elsewhere than in the one before.
  var movingCount: Int {
    zip(offsets, offsets.dropFirst()).count { before, after in
      guard let before, let after else { return false }
      return abs(after - before) > 0.05
    }
  }
}
