/// A smooth curve through stops that rises, falls and rests with them: CSS's `linear()` without its
/// corners.
///
/// Between two stops the curve stays between their values, and its speed is continuous. Before the
/// first stop and after the last one it goes on straight.
public struct MonotoneStops: Hashable, Sendable {
  /// Points that the curve passes through.
  public let corners: LinearStops
  private let spline: MonotoneSpline

  /// The curve through the corners of a polyline without jumps.
  public init(_ corners: LinearStops) throws(MotionError) {
    let stops = corners.stops
    for (a, b) in zip(stops, stops.dropFirst()) where a.jumps(to: b) {
      throw MotionError(
        found: "two stops at \(b.input.percentage)", expected: "times that rise",
        hint: "a smooth curve cannot jump; linear(...) can")
    }
    self.corners = corners
    spline = MonotoneSpline(within: stops.map(\.input), values: stops.map(\.output))
  }

  /// The value at `progress`.
  public func value(at progress: Double) -> Double { spline.value(at: progress) }

  /// The derivative at `progress`.
  public func slope(at progress: Double) -> Double { spline.slope(at: progress) }
}
