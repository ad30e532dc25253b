/// The direction about which something turns.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// To the right.
  case x
  /// Downward.
  case y
  /// Towards the viewer.
  case z

  /// The direction as a unit vector.
  public var direction: SIMD3<Double> {
    switch self {
    case .x: [1, 0, 0]
    case .y: [0, 1, 0]
    case .z: [0, 0, 1]
    }
  }
}

extension Transform {
  /// The map that turns about a coordinate axis; exact at quarter turns.
  ///
  /// A positive turn about z is clockwise on the canvas; about x it moves the bottom edge towards
  /// the viewer.
  public static func rotation(_ angle: Angle, about axis: Axis) -> Transform {
    rotation(angle, about: axis.direction)
  }

  /// The map that turns about any axis; a zero axis turns nothing.
  public static func rotation(_ angle: Angle, about direction: SIMD3<Double>) -> Transform {
    let length = (direction * direction).sum().squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (direction.x / length, direction.y / length, direction.z / length)
    let (s, c) = PortableMath.sincos(degrees: angle.degrees)
    let t = 1 - c
    // On the diagonal, c + x²t would round away from 1 for the axis itself.
    let (xx, yy, zz) = (x * x, y * y, z * z)
    return Transform(
      rows: [xx + (1 - xx) * c, x * y * t + z * s, x * z * t - y * s, 0],
      [x * y * t - z * s, yy + (1 - yy) * c, y * z * t + x * s, 0],
      [x * z * t + y * s, y * z * t - x * s, zz + (1 - zz) * c, 0],
      [0, 0, 0, 1])
  }

  /// The map that leans verticals by `x`, their lower ends to the right, and horizontals by `y`,
  /// their right ends downward.
  ///
  /// No angle moves a point by more than a million times its distance, so that the map stays finite
  /// at a right angle, where everything has run off the canvas.
  public static func skew(x: Angle, y: Angle) -> Transform {
    var map = identity
    map.row2.x = lean(x)
    map.row1.y = lean(y)
    return map
  }

  private static func lean(_ angle: Angle) -> Double {
    min(max(PortableMath.tan(degrees: angle.degrees), -1e6), 1e6)
  }
}
