internal import SegueGeometry

/// A piece of a circle between two angles, in radians from the x axis towards the y axis.
struct Arc {
  private let center: Point
  private let radius: Double
  private let startAngle: Double
  private let sweep: Double

  /// The arc whose angle changes by `sweep`.
  init(center: Point, radius: Double, start: Double, sweep: Double) {
    (self.center, self.radius, self.startAngle, self.sweep) = (center, radius, start, sweep)
  }

  /// The arc between two angles, along growing ones or the other way: all of the circle where they are
  /// a turn or more apart.
  init(center: Point, radius: Double, from start: Double, to end: Double, growing: Bool) {
    let turn = 2 * Double.pi
    var sweep = growing ? end - start : start - end
    if sweep.magnitude >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    self.init(center: center, radius: radius, start: start, sweep: growing ? sweep : -sweep)
  }

  /// The arc that touches the lines from a corner to two points; `nil` where these lie on one line.
  init?(rounding corner: Point, from first: Point, to last: Point, radius: Double) {
    let (back, ahead) = (first - corner, last - corner)
    let (lengthBack, lengthAhead) = (back.length, ahead.length)
    let turn = back.cross(ahead)
    guard radius > 0, turn.magnitude > 1e-9 * lengthBack * lengthAhead else { return nil }
    let (b, a) = (back * (1 / lengthBack), ahead * (1 / lengthAhead))
    // The tangent of half the angle between the lines.
    let tangent = ((1 - b.dot(a)) / (1 + b.dot(a))).squareRoot()
    let reach = radius / tangent
    let (start, end) = (corner + b * reach, corner + a * reach)
    let inward = Vector(-b.dy, b.dx) * (turn > 0 ? radius : -radius)
    let center = start + inward
    self.init(
      center: center, radius: radius, from: Arc.angle(of: start - center),
      to: Arc.angle(of: end - center), growing: turn < 0)
  }

  private static func angle(of vector: Vector) -> Double {
    PortableMath.atan2(vector.dy, vector.dx)
  }

  private func way(at angle: Double) -> Vector {
    let (sin, cos) = PortableMath.sincos(angle)
    return Vector(cos * radius, sin * radius)
  }

  /// Start of the arc.
  var start: Point { center + way(at: startAngle) }

  /// The curves, each of a quarter of a turn or less.
  var elements: [PathElement] {
    let count = max((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    // Control points stand 4/3 times the tangent of a quarter of the angle from the ends.
    let handle = 4.0 / 3 * PortableMath.tan(step / 4)
    return (0..<Int(count)).map { index in
      let from = way(at: startAngle + Double(index) * step)
      let to = way(at: startAngle + Double(index + 1) * step)
      return .cubic(
        center + from + Vector(-from.dy, from.dx) * handle,
        center + to - Vector(-to.dy, to.dx) * handle, center + to)
    }
  }
}
