public import SegueGeometry

/// The way of a point from one place to another, bent as a platform bends it.
///
/// Both ends are exact. Outside 0...1 each way goes on as on its platform: along the circle, or
/// straight on.
public struct PointArc: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case straight
    case ellipse(QuarterEllipse)
    case circle(LevelCircle)
    case parabola(SideParabola)
  }

  /// Start of the path.
  public let start: Point
  /// End of the path.
  public let end: Point
  private let shape: Shape

  /// The way between two points that bends as `mode` says.
  ///
  /// Points on one horizontal or vertical are joined by a straight line: Compose asks for that to a
  /// thousandth of a point, Flutter to two points.
  public init(from start: Point, to end: Point, _ mode: Mode) {
    self.start = start
    self.end = end
    shape = Self.shape(from: start, to: end, mode)
  }

  private static func shape(from start: Point, to end: Point, _ mode: Mode) -> Shape {
    let bent: Shape? =
      switch mode {
      case .linear: nil
      case .above:
        QuarterEllipse(from: start, to: end, isVertical: end.y < start.y).map { .ellipse($0) }
      case .below:
        QuarterEllipse(from: start, to: end, isVertical: end.y > start.y).map { .ellipse($0) }
      case .circle: LevelCircle(from: start, to: end).map { .circle($0) }
      case .parabola: .parabola(SideParabola(from: start, to: end))
      }
    return bent ?? .straight
  }

  /// The place at `fraction` of the way.
  public func position(at fraction: Double) -> Point {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    return switch shape {
    case .straight: start.interpolated(to: end, at: fraction)
    case .ellipse(let ellipse): ellipse.position(at: fraction)
    case .circle(let circle): circle.position(at: fraction)
    case .parabola(let parabola): parabola.position(at: fraction)
    }
  }
}

/// A parabola between two points, passed at constant speed, as Material Components for Android moves
/// things (`MaterialArcMotion`).
///
/// On the way up it sets off to the side and arrives upright, on the way down the other way around:
/// what is further down moves sideways. Outside 0...1 the motion goes on straight, as fast as in the
/// outermost hundredth of the way.
private struct SideParabola: Hashable, Sendable {
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

/// A part of a circle between two points, of at most a quarter, as Flutter's
/// `MaterialPointArcTween` moves things.
///
/// Where the way is wider than high, it sets off to the side; where it is higher than wide, it
/// arrives upright. Outside 0...1 the motion goes on along the circle.
private struct LevelCircle: Hashable, Sendable {
  /// Ends at which the circle leaves along an axis.
  private enum LevelEnd: Hashable, Sendable { case first, last }

  private let start: Point
  private let end: Point
  private let levelEnd: LevelEnd
  private let radius: Double
  /// The angle of the whole way, in radians.
  private let sweep: Double

  /// The circle through two points; `nil` for points that lie on one horizontal or vertical, to two
  /// points.
  init?(from start: Point, to end: Point) {
    let way = end - start
    let (width, height) = (way.dx.magnitude, way.dy.magnitude)
    guard width > 2, height > 2 else { return nil }
    (self.start, self.end) = (start, end)
    let (long, short) = (max(width, height), min(width, height))
    levelEnd = width < height ? .last : .first
    radius = (long * long + short * short) / (2 * short)
    sweep = 2 * PortableMath.atan2(short, long)
  }

  /// The place at `fraction` of the way.
  func position(at fraction: Double) -> Point {
    switch levelEnd {
    case .first:
      let step = step(at: sweep * fraction)
      return start + Vector(signed(step.along, as: way.dx), signed(step.aside, as: way.dy))
    case .last:
      let step = step(at: sweep * (1 - fraction))
      return end - Vector(signed(step.aside, as: way.dx), signed(step.along, as: way.dy))
    }
  }

  private var way: Vector { end - start }

  /// Returns the distances along the circle's axis and away from it after a turn by an angle.
  private func step(at radians: Double) -> (along: Double, aside: Double) {
    let turn = PortableMath.sincos(radians)
    return (radius * turn.sin, radius * (1 - turn.cos))
  }

  private func signed(_ length: Double, as distance: Double) -> Double {
    distance < 0 ? -length : length
  }
}

/// A quarter of an ellipse between two points, passed at constant speed, as Compose moves things.
///
/// It starts along one axis and arrives along the other. Outside 0...1 the motion goes on straight.
private struct QuarterEllipse: Hashable, Sendable {
  private let start: Point
  private let end: Point
  /// True if the point starts vertically.
  private let isVertical: Bool
  private let length: Double
  /// The part of the quarter turn at each hundredth of the length.
  private let turns: [Double]

  /// Number of equal angles at which the ellipse is measured.
  private static let steps = 90

  /// The quarter that sets off along the vertical or the horizontal; `nil` for points that lie on one
  /// horizontal or vertical, to a thousandth of a point.
  init?(from start: Point, to end: Point, isVertical: Bool) {
    let way = end - start
    guard way.dx.magnitude >= 0.001, way.dy.magnitude >= 0.001 else { return nil }
    let corners = (0...Self.steps).map { step in
      let turn = PortableMath.sincos(degrees: Double(step) * 90 / Double(Self.steps))
      return Point(way.dx * turn.sin, -way.dy * turn.cos)
    }
    let table = ArcLengthTable(
      chords: zip(corners, corners.dropFirst()).map { ($1 - $0).length })
    (self.start, self.end, self.isVertical) = (start, end, isVertical)
    length = table.length
    turns = (0...100).map { table.parameter(at: Double($0) / 100) }
  }

  /// The place at `fraction` of the way.
  func position(at fraction: Double) -> Point {
    if fraction < 0 { return start + velocity(at: 0) * fraction }
    if fraction > 1 { return end + velocity(at: 1) * (fraction - 1) }
    let turn = PortableMath.sincos(degrees: degrees(at: fraction))
    let way = end - start
    return isVertical
      ? Point(end.x - way.dx * turn.sin, start.y + way.dy * turn.cos)
      : Point(start.x + way.dx * turn.sin, end.y - way.dy * turn.cos)
  }

  /// The velocity at `fraction` of the way, if the whole way takes a unit of time.
  private func velocity(at fraction: Double) -> Vector {
    let way = end - start
    let turn = PortableMath.sincos(degrees: degrees(at: fraction))
    let tangent = Vector(way.dx * turn.cos, way.dy * turn.sin)
    return tangent * (length / tangent.length)
  }

  /// The angle on the ellipse at `fraction` of the way; vertical arcs are passed backwards.
  private func degrees(at fraction: Double) -> Double {
    let passed = isVertical ? 1 - fraction : fraction
    let place = passed > 0 ? min(passed, 1) * 100 : 0
    let index = min(Int(place), 99)
    let turn = turns[index] + (place - Double(index)) * (turns[index + 1] - turns[index])
    return 90 * turn
  }
}

extension PointArc {
  /// Directions in which a moving point's path bends.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case linear
    /// Along a quarter of an ellipse, above the straight line, as Compose's `ArcAbove`.
    case above
    /// Along a quarter of an ellipse, below the straight line, as Compose's `ArcBelow`.
    case below
    /// Along a part of a circle, as Flutter's `MaterialPointArcTween`: a wide way sets off to the side,
    /// a high one arrives upright.
    case circle
    /// Along a parabola, as Android's `MaterialArcMotion`: it leads to the side at its lower end and is
    /// upright at its upper one.
    case parabola
  }
}
