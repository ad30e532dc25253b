/// A perspective map of the plane: what a tilted layer looks like from the front.
///
/// A point becomes `(x·m11 + y·m21 + m31, x·m12 + y·m22 + m32) / w` with
/// `w = x·m13 + y·m23 + m33`. Where `w ≤ 0` the point lies behind the viewer and has no image.
public struct Projection: Hashable, Sendable {
  /// Contribution of x to the horizontal numerator.
  public var m11: Double
  /// Contribution of x to the vertical numerator.
  public var m12: Double
  /// Contribution of x to the divisor.
  public var m13: Double
  /// Contribution of y to the horizontal numerator.
  public var m21: Double
  /// Contribution of y to the vertical numerator.
  public var m22: Double
  /// Contribution of y to the divisor.
  public var m23: Double
  /// The horizontal constant.
  public var m31: Double
  /// The vertical constant.
  public var m32: Double
  /// The constant of the divisor.
  public var m33: Double

  /// The map with these rows.
  public init(
    rows row1: (Double, Double, Double), _ row2: (Double, Double, Double),
    _ row3: (Double, Double, Double)
  ) {
    (m11, m12, m13) = row1
    (m21, m22, m23) = row2
    (m31, m32, m33) = row3
  }

  /// The flat map, written as a projection.
  public init(_ affine: AffineTransform) {
    self.init(
      rows: (affine.a, affine.b, 0), (affine.c, affine.d, 0), (affine.tx, affine.ty, 1))
  }

  /// The map that changes nothing.
  public static let identity = Projection(rows: (1, 0, 0), (0, 1, 0), (0, 0, 1))

  /// The flat map this is, if it has no perspective.
  public var affine: AffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return AffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The divisor at `point`; positive in front of the viewer.
  public func depth(at point: Point) -> Double { point.x * m13 + point.y * m23 + m33 }

  /// Returns the image of `point`; `nil` if it lies behind the viewer.
  public func map(_ point: Point) -> Point? {
    let w = depth(at: point)
    guard w > 0 else { return nil }
    return Point(
      (point.x * m11 + point.y * m21 + m31) / w, (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// Returns the images of the corners of `rect`; `nil` if one of them lies behind the viewer.
  public func map(_ rect: Rect) -> Quad? {
    guard let topLeft = map(Point(rect.minX, rect.minY)),
      let topRight = map(Point(rect.maxX, rect.minY)),
      let bottomRight = map(Point(rect.maxX, rect.maxY)),
      let bottomLeft = map(Point(rect.minX, rect.maxY))
    else { return nil }
    return Quad(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  /// This map followed by `next`.
  public func followed(by next: Projection) -> Projection {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + w * next.m31,
        x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    return Projection(rows: row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
  }

  /// The map that undoes this one; `nil` when this one flattens the plane to (nearly) nothing.
  public func inverted() -> Projection? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, determinant.magnitude >= 1e-12 else { return nil }
    return Projection(
      rows: (
        c11 / determinant, (m13 * m32 - m12 * m33) / determinant,
        (m12 * m23 - m13 * m22) / determinant
      ),
      (
        c12 / determinant, (m11 * m33 - m13 * m31) / determinant,
        (m13 * m21 - m11 * m23) / determinant
      ),
      (
        c13 / determinant, (m12 * m31 - m11 * m32) / determinant,
        (m11 * m22 - m12 * m21) / determinant
      ))
  }
}

extension Projection {
  /// The flat map that agrees with the projection at `point` and in its first derivatives; `nil`
  /// behind the viewer.
  public func flattened(at point: Point) -> AffineTransform? {
    let depth = depth(at: point)
    guard depth > 0, let image = map(point) else { return nil }
    let a = (m11 - image.x * m13) / depth
    let b = (m12 - image.y * m13) / depth
    let c = (m21 - image.x * m23) / depth
    let d = (m22 - image.y * m23) / depth
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }

  /// The change of a volume; in front of the viewer its sign is that of the change of area.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// True if the viewer sees the back of the plane; edge-on is neither side, so `false`.
  public var showsBack: Bool { determinant < 0 }

  /// True if all coefficients are finite, so that points have an image at all.
  public var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}
