extension Path {
  /// The most dashes that a path is cut into; what would need more is so fine that it stays whole.
  public static let mostDashes = 10_000

  /// The path cut into dashes, as SVG does it.
  ///
  /// Each contour begins `phase` into the pattern, whose lengths are those of dashes and gaps in
  /// turn; an odd number of them is gone through twice. A dash that runs over the seam of a closed
  /// contour is one piece. Without a length in the pattern, with one below zero, or with more than
  /// ``mostDashes`` to draw, the path stays whole.
  public func dashed(_ pattern: [Double], phase: Double = 0) -> Path {
    guard let dashes = DashPattern(pattern, phase: phase) else { return self }
    let contours = contours.map(MeasuredContour.init)
    let length = contours.reduce(0) { $0 + $1.length }
    guard dashes.count(along: length) <= Double(Path.mostDashes) else { return self }
    return Path(contours.flatMap { dashes.dashes(of: $0) })
  }
}

/// Dashes and gaps in turn, and where in them lines begin.
private struct DashPattern {
  /// The lengths; an even number of them.
  private let lengths: [Double]
  /// Their sum.
  private let period: Double
  /// The length with which a line begins.
  private let first: Int
  /// How much of it has passed then.
  private let passed: Double

  init?(_ pattern: [Double], phase: Double) {
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    guard pattern.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
      return nil
    }
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var first = 0
    while first < lengths.count - 1, rest >= lengths[first] {
      rest -= lengths[first]
      first += 1
    }
    (self.lengths, self.period, self.first) = (lengths, period, first)
    passed = min(rest, lengths[first])
  }

  /// About how many dashes a line of this length has.
  func count(along length: Double) -> Double {
    length / period * Double(lengths.count / 2)
  }

  func dashes(of line: MeasuredContour) -> [Contour] {
    guard line.length > 0 else { return first % 2 == 0 ? [line.contour] : [] }
    let stretches = stretches(upTo: line.length)
    if let only = stretches.first, only.0 <= 0, only.1 >= line.length { return [line.contour] }
    var dashes = stretches.map { line.part(from: $0.0, to: $0.1) }
    guard line.contour.isClosed, stretches.count > 1, let opening = stretches.first,
      let closing = stretches.last, opening.0 <= 0, closing.1 >= line.length
    else { return dashes }
    let head = dashes.removeFirst()
    dashes[dashes.count - 1].segments += head.segments
    return dashes
  }

  /// Where the dashes of a line begin and end.
  private func stretches(upTo length: Double) -> [(Double, Double)] {
    var result: [(Double, Double)] = []
    var (index, start) = (first, -passed)
    while start < length {
      let end = start + lengths[index]
      if index % 2 == 0, end > 0 || start >= 0 { result.append((max(start, 0), min(end, length))) }
      start = end
      index = (index + 1) % lengths.count
    }
    return result
  }
}
