/// A place in the plane, in points.
///
/// The origin is at the top left, x grows to the right and y grows **downward**. Operators exist
/// only where geometry agrees: the difference of two points is a vector, a point plus a vector is
/// a point, and the sum of two points is nothing.
public struct Point: Hashable, Sendable, Codable {
  /// Distance from the left.
  public var x: Double
  /// Distance from the top.
  public var y: Double

  /// The point at these coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of everything.
  public static let zero = Point(0, 0)

  /// The point moved by `vector`.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  /// The point moved against `vector`.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }

  /// The way from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(end.x - start.x, end.y - start.y)
  }

  /// The point at `fraction` of the straight way to `other`; 0 is here, 1 is there.
  package func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}

/// A way to go: a displacement, an offset, a velocity, in points.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  package var dx: Double
  /// The part downward.
  package var dy: Double

  /// The displacement with these parts.
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector(0, 0)

  /// The length, by an exact square root.
  package var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// One displacement after the other.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }

  /// The displacement that leads from `b` to `a`.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }

  /// The way back.
  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.dx, -vector.dy) }

  /// The displacement, `factor` times as long.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.dx * factor, vector.dy * factor)
  }

  /// The signed area of the parallelogram of two vectors; positive when `other` lies clockwise.
  package func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// Returns the dot product: the extent of `other` along this vector, times this vector's length.
  package func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The vector a quarter turn clockwise: to the right of who looks along this one.
  var turnedRight: Vector { Vector(-dy, dx) }

  /// The direction, of length 1; `nil` for vectors too short to have one.
  var direction: Vector? {
    let length = length
    return length > 1e-12 ? Vector(dx / length, dy / length) : nil
  }
}

/// A place given as fractions of a box: (0, 0) is its top left, (1, 1) its bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  package var x: Double
  /// The fraction of the height.
  package var y: Double

  /// The place at these fractions.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the box, where layers are anchored unless they say otherwise.
  public static let center = UnitPoint(0.5, 0.5)
  /// The top left corner.
  package static let topLeft = UnitPoint(0, 0)
  /// The middle of the top edge.
  package static let top = UnitPoint(0.5, 0)
  /// The middle of the bottom edge.
  package static let bottom = UnitPoint(0.5, 1)

  /// Returns the offset of the point in a box of `size`.
  package func offset(in size: Size) -> Vector { Vector(size.width * x, size.height * y) }
}
