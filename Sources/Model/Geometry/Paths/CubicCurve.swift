/// A curve with two control points, passed from parameter 0 to 1.
package struct CubicCurve: Hashable, Sendable {
  package let start: Point
  package let control1: Point
  package let control2: Point
  package let end: Point

  /// The curve with two control points.
  package init(from start: Point, control1: Point, control2: Point, to end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The curve with one control point, which is this one.
  package init(from start: Point, quad control: Point, to end: Point) {
    self.init(
      from: start, control1: start.interpolated(to: control, at: 2.0 / 3),
      control2: end.interpolated(to: control, at: 2.0 / 3), to: end)
  }

  /// The point at parameter `t`, exact at both ends.
  package func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative of the point at parameter `t`.
  package func velocity(at t: Double) -> Vector {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// Returns the direction of the curve at parameter `t`, in any length; `nil` if it has none.
  ///
  /// Where the curve stands still, as at an end with its control point upon it, it is the way on
  /// which it leaves, or arrives at its end.
  package func heading(at t: Double) -> Vector? {
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

  /// The length of the way over the control points, which the curve is not longer than.
  package var polygonLength: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }
}

extension CubicCurve {
  /// The parts before and after `t`.
  func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let ab = start.interpolated(to: control1, at: t)
    let bc = control1.interpolated(to: control2, at: t)
    let cd = control2.interpolated(to: end, at: t)
    let abc = ab.interpolated(to: bc, at: t)
    let bcd = bc.interpolated(to: cd, at: t)
    let middle = abc.interpolated(to: bcd, at: t)
    return (
      CubicCurve(from: start, control1: ab, control2: abc, to: middle),
      CubicCurve(from: middle, control1: bcd, control2: cd, to: end)
    )
  }

  /// The part between two parameters.
  func part(from first: Double, to last: Double) -> CubicCurve {
    let head = last < 1 ? split(at: last).0 : self
    return first > 0 ? head.split(at: min(first / last, 1)).1 : head
  }

  /// The direction in which it sets out; `nil` if it does not go anywhere.
  var startDirection: Vector? { heading(at: 0)?.direction }

  /// The direction in which it arrives; `nil` if it does not go anywhere.
  var endDirection: Vector? { heading(at: 1)?.direction }

  /// A bound of the distance between the curve and the line from start to end.
  var bend: Double {
    let first = (control1 - start) - (control2 - control1)
    let second = (control2 - control1) - (end - control2)
    return 0.75 * max(first.length, second.length)
  }
}
