/// A curve with two control points, by itself.
struct CubicCurve: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The curve with one control point, which is this one.
  init(_ start: Point, quad control: Point, _ end: Point) {
    self.init(
      start, start.interpolated(to: control, at: 2.0 / 3), end.interpolated(to: control, at: 2.0 / 3),
      end)
  }

  /// The point at `t`, which runs from 0 to 1.
  func point(at t: Double) -> Point { split(at: t).0.end }

  /// The derivative of the point by `t`.
  func velocity(at t: Double) -> Vector {
    let s = 1 - t
    let sum =
      (control1 - start) * (s * s) + (control2 - control1) * (2 * s * t) + (end - control2) * (t * t)
    return sum * 3
  }

  /// The parts before and after `t`.
  func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let ab = start.interpolated(to: control1, at: t)
    let bc = control1.interpolated(to: control2, at: t)
    let cd = control2.interpolated(to: end, at: t)
    let abc = ab.interpolated(to: bc, at: t)
    let bcd = bc.interpolated(to: cd, at: t)
    let middle = abc.interpolated(to: bcd, at: t)
    return (CubicCurve(start, ab, abc, middle), CubicCurve(middle, bcd, cd, end))
  }

  /// The part between two parameters.
  func part(from first: Double, to last: Double) -> CubicCurve {
    let head = last < 1 ? split(at: last).0 : self
    return first > 0 ? head.split(at: min(first / last, 1)).1 : head
  }

  /// The direction in which it sets out; `nil` if it does not go anywhere.
  var startDirection: Vector? {
    (control1 - start).direction ?? (control2 - start).direction ?? (end - start).direction
  }

  /// The direction in which it arrives; `nil` if it does not go anywhere.
  var endDirection: Vector? {
    (end - control2).direction ?? (end - control1).direction ?? (end - start).direction
  }

  /// A bound of the distance between the curve and the line from start to end.
  var bend: Double {
    let first = (control1 - start) - (control2 - control1)
    let second = (control2 - control1) - (end - control2)
    return 0.75 * max(first.length, second.length)
  }
}
