import SegueTextSupport

/// A timing curve through (0, 0) and (1, 1) with two control points, as in CSS `cubic-bezier()`.
///
/// The x of both control points lie in 0...1, so the curve never turns back in time; their y are
/// free, so it may overshoot. Both ends are exact, and outside 0...1 the curve continues along its
/// end tangents, as CSS Easing Functions Level 2 asks; a caller that wants the clamping of Android
/// or Compose clamps the progress.
public struct CubicBezier: Hashable, Sendable {
  let segment: CubicSegment

  /// The progress of the first control point.
  public var x1: Double { segment.control1.x }
  /// The value of the first control point.
  public var y1: Double { segment.control1.y }
  /// The progress of the second control point.
  public var x2: Double { segment.control2.x }
  /// The value of the second control point.
  public var y2: Double { segment.control2.y }

  /// The curve with these control points.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try Self.check(x1, "x1", isTime: true)
    try Self.check(y1, "y1", isTime: false)
    try Self.check(x2, "x2", isTime: true)
    try Self.check(y2, "y2", isTime: false)
    segment = CubicSegment(
      start: .origin, control1: CurvePoint(x1, y1), control2: CurvePoint(x2, y2), end: .one)
  }

  /// The value at `progress`.
  public func value(at progress: Double) -> Double {
    if progress < 0 { return segment.slopeBefore * progress }
    if progress > 1 { return 1 + segment.slopeAfter * (progress - 1) }
    return segment.value(at: progress)
  }

  /// The derivative at `progress`; infinite where the curve is vertical.
  public func slope(at progress: Double) -> Double {
    if progress < 0 { return segment.slopeBefore }
    if progress > 1 { return segment.slopeAfter }
    return segment.slope(at: progress)
  }

  private static func check(
    _ value: Double, _ name: String, isTime: Bool
  ) throws(MotionError) {
    guard !CurveBound.allows(value) || isTime && !(0...1).contains(value) else { return }
    throw MotionError(
      found: "\(name) = \(value.shortest)",
      expected: isTime ? "a number from 0 to 1" : CurveBound.words,
      hint: isTime ? "x1 and x2 are times and stay within 0...1; y1 and y2 may leave it" : nil)
  }
}
