/// A flat map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// This is the form that drawing uses when nothing is tilted out of the canvas.
public struct AffineTransform: Hashable, Sendable {
  /// Contribution of x to x'.
  public var a: Double
  /// Contribution of x to y'.
  public var b: Double
  /// Contribution of y to x'.
  public var c: Double
  /// Contribution of y to y'.
  public var d: Double
  /// The shift to the right.
  public var tx: Double
  /// The shift downward.
  public var ty: Double

  /// The map with these coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that shifts by `vector`.
  public static func translation(_ vector: Vector) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: vector.dx, ty: vector.dy)
  }

  /// The map that scales about the origin.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The change of area; negative when the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The most that a length is stretched, in the direction where that is most.
  public var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let spread = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }

  /// True if the map is a pure translation.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True if upright rectangles stay upright and keep their orientation: no rotation, skew or mirroring.
  public var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// This map followed by `next`.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map that undoes this one; `nil` when this one flattens the plane to (nearly) nothing.
  public func inverted() -> AffineTransform? {
    let area = determinant
    guard area.isFinite, area.magnitude >= 1e-12 else { return nil }
    return AffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// Returns the image of `point`.
  public func map(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the image of the displacement, which is independent of translation.
  public func map(_ vector: Vector) -> Vector {
    Vector(a * vector.dx + c * vector.dy, b * vector.dx + d * vector.dy)
  }

  /// Returns the images of the corners of `rect`.
  public func map(_ rect: Rect) -> Quad {
    Quad(
      topLeft: map(Point(rect.minX, rect.minY)), topRight: map(Point(rect.maxX, rect.minY)),
      bottomRight: map(Point(rect.maxX, rect.maxY)), bottomLeft: map(Point(rect.minX, rect.maxY)))
  }
}
