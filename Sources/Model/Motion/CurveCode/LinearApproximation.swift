import SegueTextSupport

/// A curve as straight stretches, for style sheets, which have no springs.
struct LinearApproximation {
  /// Maximum distance of a stretch from the curve: less than a pixel on a path as long as a screen.
  private static let tolerance = 0.0005
  /// In how many pieces a stretch is looked at.
  private static let steps = 8
  /// Maximum number of times a stretch is halved.
  private static let depth = 10

  private let pace: TimingCurve
  private let duration: Double

  init(of pace: TimingCurve, over duration: Double) {
    (self.pace, self.duration) = (pace, duration)
  }

  /// The code, and how far it may be from the curve.
  var code: (text: String, tolerance: Double) {
    let stops = [0.0] + ends(from: 0, to: 1, depth: 0)
    let listed = stops.map { progress in
      "\(NumberText.format(value(at: progress), atMost: 5))"
        + " \(NumberText.format(progress * 100, atMost: 4))%"
    }
    return ("linear(\(listed.joined(separator: ", ")))", Self.tolerance)
  }

  private func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    return progress >= 1 ? 1 : pace.fraction(at: progress * duration, of: duration)
  }

  /// Returns the ends of straight stretches between two moments.
  private func ends(from start: Double, to end: Double, depth: Int) -> [Double] {
    let isFirst = depth < 3
    if !isFirst, depth >= Self.depth || isStraight(from: start, to: end) { return [end] }
    let middle = (start + end) / 2
    return ends(from: start, to: middle, depth: depth + 1)
      + ends(from: middle, to: end, depth: depth + 1)
  }

  private func isStraight(from start: Double, to end: Double) -> Bool {
    let (first, last) = (value(at: start), value(at: end))
    return (1..<Self.steps).allSatisfy { step in
      let part = Double(step) / Double(Self.steps)
      let straight = first + (last - first) * part
      // Half of what is allowed: between the moments that are looked at it may be a little more.
      return abs(value(at: start + (end - start) * part) - straight) < Self.tolerance / 2
    }
  }
}
