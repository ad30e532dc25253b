extension Path {
  /// The length of all lines and curves.
  public var length: Double { contours.reduce(0) { $0 + MeasuredContour($1).length } }

  /// The part of the path between two fractions of its length, counted over all contours in turn.
  ///
  /// Contours that are cut are open afterwards. Where the first fraction is not before the second
  /// one, nothing is left. What lies outside of 0...1 adds nothing.
  public func trimmed(from first: Double, to last: Double) -> Path {
    if first <= 0, last >= 1 { return self }
    guard first < last else { return Path() }
    let contours = contours.map(MeasuredContour.init)
    let length = contours.reduce(0) { $0 + $1.length }
    let (start, end) = (first * length, last * length)
    var passed = 0.0
    var kept: [Contour] = []
    for measured in contours {
      let (from, to) = (max(start - passed, 0), min(end - passed, measured.length))
      passed += measured.length
      if from <= 0, to >= measured.length {
        kept.append(measured.contour)
      } else if from < to {
        kept.append(measured.part(from: from, to: to))
      }
    }
    return Path(kept)
  }
}
