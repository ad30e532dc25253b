import SegueMotion

/// Track of a finger while it is down: a value at each touch.
struct FingerTrack: Hashable {
  /// The value at each touch.
  var values: [Double]
  /// Time of each touch, as a fraction of the time that the finger is down.
  var moments: [Double]
  /// True if the finger moves without a jerk.
  var isSmooth: Bool

  /// The values over the time that the finger is down; `nil` where they make no curve.
  var easing: Easing? {
    let arguments = zip(values, moments).map { LinearStops.Argument($0, at: $1) }
    guard let stops = try? LinearStops(arguments) else { return nil }
    guard isSmooth, let smooth = try? MonotoneStops(stops) else { return .stops(stops) }
    return .monotone(smooth)
  }

  /// The course with other values.
  func map(_ change: (Double) -> Double) -> FingerTrack {
    FingerTrack(values: values.map(change), moments: moments, isSmooth: isSmooth)
  }
}
