import SegueGeometry

/// A piece of an ellipse between two points, described as the arcs of SVG are.
///
/// Two ellipses of given radii go through two points, each in two pieces; the flags pick one of the
/// four. Radii too small to reach are enlarged evenly until they do. Without radii the piece is a
/// straight line, and between equal points there is nothing.
struct EllipticalArc {
  let start: Point
  let end: Point
  let radii: Size
  let rotation: Angle
  let isLarge: Bool
  let isClockwise: Bool

  init(
    from start: Point, to end: Point, radii: Size, rotation: Angle, isLarge: Bool,
    isClockwise: Bool
  ) {
    self.start = start
    self.end = end
    self.radii = radii
    self.rotation = rotation
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }

  /// The piece in cubics of at most a quarter each, which are off by 2.7e-4 of the radii.
  var elements: [PathElement] {
    if start == end { return [] }
    guard let course = UnitCourse(self) else { return [.line(end)] }
    let count = max(1, Int((course.sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = course.sweep / Double(count)
    return (1...count).map { index in
      let (first, second, last) = course.cubic(from: step * Double(index - 1), by: step)
      return .cubic(
        course.frame.map(first), course.frame.map(second),
        index == count ? end : course.frame.map(last))
    }
  }
}

/// An arc seen from a place where its ellipse is the circle of radius 1 about the origin.
private struct UnitCourse {
  /// The map from there to the arc's own plane.
  let frame: AffineTransform
  /// Start of the arc.
  let start: Vector
  /// Sweep angle, in radians, positive clockwise.
  let sweep: Double

  /// The way of `arc`; `nil` where the radii are too small, or too large, to make it bend.
  init?(_ arc: EllipticalArc) {
    let (sin, cos) = PortableMath.sincos(degrees: arc.rotation.degrees)
    let half = (arc.start - arc.end) * 0.5
    let chord = Vector(
      (half.dx * cos + half.dy * sin) / arc.radii.width,
      (half.dy * cos - half.dx * sin) / arc.radii.height)
    let square = chord.dx * chord.dx + chord.dy * chord.dy
    guard square.isNormal else { return nil }
    let reach = square.squareRoot()
    let growth = max(1, reach)
    let side = arc.isLarge == arc.isClockwise ? -1.0 : 1.0
    let distance = side * max(0, 1 - square).squareRoot() / reach
    let center = Vector(chord.dy * distance, -chord.dx * distance)

    start = chord * (1 / growth) - center
    let short = 2 * PortableMath.asin(min(reach, 1))
    sweep = (arc.isLarge ? 2 * .pi - short : short) * (arc.isClockwise ? 1 : -1)
    let (width, height) = (arc.radii.width * growth, arc.radii.height * growth)
    let turned = AffineTransform(
      a: width * cos, b: width * sin, c: -height * sin, d: height * cos, tx: 0, ty: 0)
    let origin = arc.end + half + turned.map(center)
    frame = turned.followed(by: .translation(origin - .zero))
  }

  /// The control points and the end of the piece that begins `angle` behind the start.
  func cubic(from angle: Double, by step: Double) -> (Point, Point, Point) {
    let handle = 4.0 / 3 * PortableMath.tan(step / 4)
    let (from, to) = (start.turned(by: angle), start.turned(by: angle + step))
    return (
      .zero + from + from.quarterTurned * handle, .zero + to - to.quarterTurned * handle,
      .zero + to
    )
  }
}

extension Vector {
  fileprivate var quarterTurned: Vector { Vector(-dy, dx) }

  fileprivate func turned(by radians: Double) -> Vector {
    let (sin, cos) = PortableMath.sincos(radians)
    return self * cos + quarterTurned * sin
  }
}
