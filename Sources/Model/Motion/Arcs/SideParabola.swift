import SegueGeometry

/// A parabola between two points, passed at constant speed, as Material Components for Android moves
/// things (`MaterialArcMotion`).
///
/// On the way up it sets off to the side and arrives upright, on the way down the other way around:
/// what is further down moves sideways. Outside 0...1 the motion goes on straight, as fast as in the
/// outermost hundredth of the way.
struct SideParabola: Hashable, Sendable {
  private let curve: MeasuredSegments

  /// The parabola between two points.
  init(from start: Point, to end: Point) {
    let corner = start.y > end.y ? Point(end.x, start.y) : Point(start.x, end.y)
    curve = MeasuredSegments([.curve(CubicCurve(from: start, quad: corner, to: end))])
  }

  /// The place at `fraction` of the way.
  func position(at fraction: Double) -> Point {
    if fraction < 0 { return beyond(0, inside: 0.01, by: -fraction) }
    if fraction > 1 { return beyond(1, inside: 0.99, by: fraction - 1) }
    let place = curve.place(at: fraction * curve.length)
    return curve.segments[place.segment].point(at: place.parameter)
  }

  /// The place on the straight line from a place near an end over the end, further on by a part of
  /// the whole way.
  private func beyond(_ end: Double, inside: Double, by part: Double) -> Point {
    let last = position(at: end)
    return last + (last - position(at: inside)) * (part / 0.01)
  }
}
