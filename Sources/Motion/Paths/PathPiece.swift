import SegueGeometry

/// A piece of an outline as a cubic, passed from parameter 0 to 1.
///
/// Straight lines and curves with one control point are cubics too, and exactly so.
struct PathPiece: Hashable, Sendable {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  /// The curve with two control points.
  init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The curve with one control point.
  init(from start: Point, _ control: Point, to end: Point) {
    self.init(
      from: start, start.interpolated(to: control, at: 2 / 3),
      end.interpolated(to: control, at: 2 / 3), to: end)
  }

  /// The straight line, passed at even speed.
  init(from start: Point, to end: Point) {
    self.init(
      from: start, start.interpolated(to: end, at: 1 / 3), end.interpolated(to: start, at: 1 / 3),
      to: end)
  }

  /// The curve that leaves and arrives with these velocities, if it takes a unit of time.
  init(from start: Point, to end: Point, leaving: Vector, arriving: Vector) {
    self.init(from: start, start + leaving * (1 / 3), end - arriving * (1 / 3), to: end)
  }

  /// The place at parameter `t`, exact at both ends.
  func point(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative of the place at parameter `t`.
  func velocity(at t: Double) -> Vector {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  /// Which way the curve leads at parameter `t`, in any length; `nil` if it leads nowhere.
  ///
  /// Where the curve stands still, as at an end with its control point upon it, it is the way on
  /// which it leaves, or arrives at its end.
  func direction(at t: Double) -> Vector? {
    let least = polygonLength * 1e-9
    let ways =
      t < 1
      ? [velocity(at: t), acceleration(at: t), end - point(at: t), end - start]
      : [velocity(at: t), end - control1, end - start]
    return ways.first { $0.length > least }
  }

  private func acceleration(at t: Double) -> Vector {
    let first = (control2 - control1) - (control1 - start)
    let last = (end - control2) - (control2 - control1)
    return first * (1 - t) + last * t
  }
}

// MARK: - Length

extension PathPiece {
  /// The length of the straight way, which the curve is not shorter than.
  var chordLength: Double { (end - start).length }

  /// The length of the way over the control points, which the curve is not longer than.
  var polygonLength: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }

  /// What the curve stays within, at each of its parameters, of a point that passes the straight way
  /// at even speed.
  var unevenness: Double {
    max(
      (control1 - start.interpolated(to: end, at: 1 / 3)).length,
      (control2 - end.interpolated(to: start, at: 1 / 3)).length)
  }

  /// The curve up to its middle parameter, and the rest of it.
  var halves: (PathPiece, PathPiece) {
    let (a, b, c) = (
      start.middle(to: control1), control1.middle(to: control2), control2.middle(to: end)
    )
    let (d, e) = (a.middle(to: b), b.middle(to: c))
    let middle = d.middle(to: e)
    return (PathPiece(from: start, a, d, to: middle), PathPiece(from: middle, e, c, to: end))
  }
}

extension Point {
  fileprivate func middle(to other: Point) -> Point {
    Point((x + other.x) / 2, (y + other.y) / 2)
  }
}
