import SegueGeometry

/// A part of a circle between two points, of at most a quarter, as Flutter's
/// `MaterialPointArcTween` moves things.
///
/// Where the way is wider than high, it sets off to the side; where it is higher than wide, it
/// arrives upright. Outside 0...1 the motion goes on along the circle.
struct LevelCircle: Hashable, Sendable {
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
