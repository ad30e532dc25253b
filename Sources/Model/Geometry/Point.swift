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
  public func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}
