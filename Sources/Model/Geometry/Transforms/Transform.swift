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
