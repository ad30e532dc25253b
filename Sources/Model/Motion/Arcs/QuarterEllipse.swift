import SegueGeometry

/// A quarter of an ellipse between two points, passed at constant speed, as Compose moves things.
///
/// It starts along one axis and arrives along the other. Outside 0...1 the motion goes on straight.
struct QuarterEllipse: Hashable, Sendable {
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
