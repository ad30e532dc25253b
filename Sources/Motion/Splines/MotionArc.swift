public import SegueGeometry

/// Which way a moving point bends.
public enum ArcMode: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case linear
  /// So that the way runs above the straight line.
  case above
  /// So that the way runs below the straight line.
  case below
}

/// A quarter of an ellipse between two points, passed at constant speed, as Compose moves things.
///
/// It starts along one axis and arrives along the other. Points that lie on one horizontal or
/// vertical, to a thousandth of a point, are joined by a straight line. Outside 0...1 the motion
/// goes on straight.
public struct MotionArc: Hashable, Sendable {
  private let start: Point
  private let end: Point
  private let bend: Bend?

  /// The ellipse and its arc length.
  fileprivate struct Bend: Hashable, Sendable {
    /// Whether the point sets off along the vertical.
    let isVertical: Bool
    let length: Double
    /// The part of the quarter turn at each hundredth of the length.
    let turns: [Double]
  }

  /// The arc between two points that bends as `mode` says.
  public init(from start: Point, to end: Point, _ mode: ArcMode) {
    self.start = start
    self.end = end
    let way = end - start
    let isStraight = way.dx.magnitude < 0.001 || way.dy.magnitude < 0.001
    switch mode {
    case _ where isStraight, .linear: bend = nil
    case .above: bend = Bend(way, isVertical: way.dy < 0)
    case .below: bend = Bend(way, isVertical: way.dy > 0)
    }
  }

  /// The length of the way.
  public var length: Double {
    bend?.length ?? (end - start).length
  }

  /// The place at `fraction` of the way.
  public func position(at fraction: Double) -> Point {
    if fraction < 0 { return start + velocity(at: 0) * fraction }
    if fraction > 1 { return end + velocity(at: 1) * (fraction - 1) }
    guard let bend else { return start.interpolated(to: end, at: fraction) }
    if fraction == 0 || fraction == 1 { return fraction == 0 ? start : end }
    let turn = Elementary.sincos(degrees: bend.degrees(at: fraction))
    let way = end - start
    return bend.isVertical
      ? Point(end.x - way.dx * turn.sin, start.y + way.dy * turn.cos)
      : Point(start.x + way.dx * turn.sin, end.y - way.dy * turn.cos)
  }

  /// The velocity at `fraction` of the way, if the whole way takes a unit of time.
  public func velocity(at fraction: Double) -> Vector {
    let way = end - start
    guard let bend else { return way }
    let turn = Elementary.sincos(degrees: bend.degrees(at: fraction))
    let tangent = Vector(way.dx * turn.cos, way.dy * turn.sin)
    return tangent * (bend.length / tangent.length)
  }
}

extension MotionArc.Bend {
  /// How many equal angles the ellipse is measured in.
  private static let steps = 90

  fileprivate init(_ way: Vector, isVertical: Bool) {
    let corners = (0...Self.steps).map { step in
      let turn = Elementary.sincos(degrees: Double(step) * 90 / Double(Self.steps))
      return Point(way.dx * turn.sin, -way.dy * turn.cos)
    }
    let table = ArcLengthTable(
      chords: zip(corners, corners.dropFirst()).map { ($1 - $0).length })
    self.init(
      isVertical: isVertical, length: table.length,
      turns: (0...100).map { table.parameter(at: Double($0) / 100) })
  }

  /// The angle on the ellipse at `fraction` of the way; vertical arcs are passed backwards.
  fileprivate func degrees(at fraction: Double) -> Double {
    let passed = isVertical ? 1 - fraction : fraction
    let place = passed > 0 ? min(passed, 1) * 100 : 0
    let index = min(Int(place), 99)
    let turn = turns[index] + (place - Double(index)) * (turns[index + 1] - turns[index])
    return 90 * turn
  }
}
