extension Path {
  /// The length of all lines and curves.
  public var length: Double {
    contours.reduce(0) { $0 + MeasuredSegments($1.segments).length }
  }

  /// The part of the path between two fractions of its length, counted over all contours in turn.
  ///
  /// Contours that are cut are open afterwards. Where the first fraction is not before the second
  /// one, nothing is left. What lies outside of 0...1 adds nothing.
  ///
  /// - Parameter offset: a fraction by which both ends move on; what moves beyond the end of the path
  ///   comes in again at its start, and goes through the seam of a closed contour in one piece.
  public func trimmed(from first: Double, to last: Double, offset: Double = 0) -> Path {
    if first <= 0, last >= 1 { return self }
    guard first < last, offset.isFinite else { return Path() }
    let contours = contours.map { ($0, MeasuredSegments($0.segments)) }
    let length = contours.reduce(0) { $0 + $1.1.length }
    let turn = offset - offset.rounded(.down)
    let (start, end) = ((max(first, 0) + turn) * length, (min(last, 1) + turn) * length)
    var passed = 0.0
    var kept: [Contour] = []
    for (contour, measured) in contours {
      // What lies behind the end of the path lies also in front of its start.
      let stretches = [start - length...end - length, start...end].compactMap {
        $0.overlap(from: passed, to: passed + measured.length)
      }
      kept += contour.parts(measured, stretches)
      passed += measured.length
    }
    return Path(kept)
  }
}

extension ClosedRange<Double> {
  /// Returns the part between two distances, counted from the first of them; `nil` if there is none.
  fileprivate func overlap(from start: Double, to end: Double) -> ClosedRange<Double>? {
    guard start < end, overlaps(start...end) else { return nil }
    let common = clamped(to: start...end)
    return common.lowerBound < common.upperBound
      ? (common.lowerBound - start)...(common.upperBound - start) : nil
  }
}

extension Contour {
  /// The parts of the contour that these stretches of its length hold, which come in order and do not
  /// overlap; the contour itself, closed if it is, where one holds all of it.
  ///
  /// A part that ends with a closed contour and one that begins with it are one.
  func parts(_ measured: MeasuredSegments, _ stretches: [ClosedRange<Double>]) -> [Contour] {
    let length = measured.length
    guard let opening = stretches.first, let closing = stretches.last else { return [] }
    if opening.lowerBound <= 0, opening.upperBound >= length { return [self] }
    var parts = stretches.map { stretch in
      Contour(measured, from: stretch.lowerBound, to: stretch.upperBound)
    }
    let meetsItself = opening.lowerBound <= 0 && closing.upperBound >= length
    if isClosed, stretches.count > 1, meetsItself, let head = parts[0],
      parts[parts.count - 1] != nil
    {
      parts.removeFirst()
      parts[parts.count - 1]?.segments += head.segments
    }
    return parts.compactMap(\.self)
  }
}
