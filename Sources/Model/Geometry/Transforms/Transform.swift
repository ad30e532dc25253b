/// A 4×4 map of space, local to parent.
///
/// Points are **row** vectors multiplied from the left, `p' = p · M`, then divided by `w`.
/// Translation stands in `m41 m42 m43`, perspective in `m34`, the flat coefficients `a b c d` in
/// `m11 m12 m21 m22`. Positive z points towards the viewer. Composition reads in order:
/// `scale.followed(by: translation)` scales first.
///
/// Laws: composition is associative up to rounding; a map followed by its inverse is the
/// identity up to 1e-9 of its largest entry for maps that are not nearly singular.
public struct Transform: Hashable, Sendable {
  /// The first row: what becomes of the x axis.
  public var row1: SIMD4<Double>
  /// The second row: what becomes of the y axis.
  public var row2: SIMD4<Double>
  /// The third row: what becomes of the z axis.
  public var row3: SIMD4<Double>
  /// The fourth row: what becomes of the origin.
  public var row4: SIMD4<Double>

  /// The map with these rows.
  public init(
    rows row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// The flat map, set into space.
  public init(_ affine: AffineTransform) {
    self.init(
      rows: [affine.a, affine.b, 0, 0], [affine.c, affine.d, 0, 0], [0, 0, 1, 0],
      [affine.tx, affine.ty, 0, 1])
  }

  /// The map with these 16 entries, row after row; `nil` for another count.
  public init?(entries: [Double]) {
    guard entries.count == 16 else { return nil }
    func row(_ first: Int) -> SIMD4<Double> {
      [entries[first], entries[first + 1], entries[first + 2], entries[first + 3]]
    }
    self.init(rows: row(0), row(4), row(8), row(12))
  }

  /// The map that changes nothing.
  public static let identity = Transform(
    rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

  /// The 16 entries, row after row.
  public var entries: [Double] {
    [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// The coefficient of perspective.
  public var m34: Double {
    get { row3.w }
    set { row3.w = newValue }
  }
}

extension Transform {
  /// The map that shifts.
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform {
    var map = identity
    map.row4 = [x, y, z, 1]
    return map
  }

  /// The map that scales about the origin.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform {
    Transform(rows: [x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
  }

  /// The map that makes far things small, seen from `distance` points in front of the canvas.
  public static func perspective(distance: Double) -> Transform {
    var map = identity
    map.m34 = -1 / distance
    return map
  }

  /// This map followed by `next`.
  public func followed(by next: Transform) -> Transform {
    Transform(
      rows: next.apply(to: row1), next.apply(to: row2), next.apply(to: row3), next.apply(to: row4))
  }

  /// This map about `pivot`, which then stands on `position`: how a layer stands in its parent.
  public func about(_ pivot: Vector, placedAt position: Point) -> Transform {
    Transform.translation(-pivot.dx, -pivot.dy)
      .followed(by: self)
      .followed(by: .translation(position.x, position.y))
  }

  /// Returns the image of the homogeneous vector.
  public func apply(to vector: SIMD4<Double>) -> SIMD4<Double> {
    row1 * vector.x + row2 * vector.y + row3 * vector.z + row4 * vector.w
  }
}

extension Transform {
  /// True if the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// True if every entry is a finite number.
  public var isFinite: Bool { entries.allSatisfy(\.isFinite) }

  /// True if the map leaves flat things in the canvas plane and upright z alone, so that it is exactly a flat
  /// map.
  public var isFlat: Bool {
    row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == [0, 0, 1, 0] && row4.z == 0 && row4.w == 1
  }

  /// Effect of the map on the canvas plane, seen from the front.
  public var projection: Projection {
    Projection(
      rows: (row1.x, row1.y, row1.w), (row2.x, row2.y, row2.w), (row4.x, row4.y, row4.w))
  }

  /// Effect of the map on the canvas plane, if that has no perspective.
  public var affine: AffineTransform? { projection.affine }
}

extension Transform {
  /// The change of volume.
  public var determinant: Double {
    let pairs = rowPairs
    return pairs.upper.0 * pairs.lower.5 - pairs.upper.1 * pairs.lower.4
      + pairs.upper.2 * pairs.lower.3 + pairs.upper.3 * pairs.lower.2
      - pairs.upper.4 * pairs.lower.1 + pairs.upper.5 * pairs.lower.0
  }

  /// The map that undoes this one; `nil` when this one is singular or not finite.
  public func inverted() -> Transform? {
    let (u, l) = rowPairs
    let volume = determinant
    guard volume.isFinite, volume != 0 else { return nil }
    let a = row1
    let b = row2
    let c = row3
    let d = row4
    let inverse = Transform(
      rows: [
        b.y * l.5 - b.z * l.4 + b.w * l.3, -a.y * l.5 + a.z * l.4 - a.w * l.3,
        d.y * u.5 - d.z * u.4 + d.w * u.3, -c.y * u.5 + c.z * u.4 - c.w * u.3,
      ],
      [
        -b.x * l.5 + b.z * l.2 - b.w * l.1, a.x * l.5 - a.z * l.2 + a.w * l.1,
        -d.x * u.5 + d.z * u.2 - d.w * u.1, c.x * u.5 - c.z * u.2 + c.w * u.1,
      ],
      [
        b.x * l.4 - b.y * l.2 + b.w * l.0, -a.x * l.4 + a.y * l.2 - a.w * l.0,
        d.x * u.4 - d.y * u.2 + d.w * u.0, -c.x * u.4 + c.y * u.2 - c.w * u.0,
      ],
      [
        -b.x * l.3 + b.y * l.1 - b.z * l.0, a.x * l.3 - a.y * l.1 + a.z * l.0,
        -d.x * u.3 + d.y * u.1 - d.z * u.0, c.x * u.3 - c.y * u.1 + c.z * u.0,
      ])
    let result = Transform(
      rows: inverse.row1 / volume, inverse.row2 / volume, inverse.row3 / volume,
      inverse.row4 / volume)
    return result.isFinite ? result : nil
  }

  /// The six 2×2 minors of the upper two rows and of the lower two, columns in the order
  /// 12, 13, 14, 23, 24, 34 (Laplace's expansion by complementary minors).
  private var rowPairs: (upper: Minors, lower: Minors) {
    func minors(_ p: SIMD4<Double>, _ q: SIMD4<Double>) -> Minors {
      (
        p.x * q.y - p.y * q.x, p.x * q.z - p.z * q.x, p.x * q.w - p.w * q.x,
        p.y * q.z - p.z * q.y, p.y * q.w - p.w * q.y, p.z * q.w - p.w * q.z
      )
    }
    return (minors(row1, row2), minors(row3, row4))
  }

  private typealias Minors = (Double, Double, Double, Double, Double, Double)
}

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
