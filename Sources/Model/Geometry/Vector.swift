/// A way to go: a displacement, an offset, a velocity, in points.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downward.
  public var dy: Double

  /// The displacement with these parts.
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector(0, 0)

  /// The length, by an exact square root.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

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
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// Returns the dot product: the extent of `other` along this vector, times this vector's length.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The vector a quarter turn clockwise: to the right of who looks along this one.
  var turnedRight: Vector { Vector(-dy, dx) }

  /// The direction, of length 1; `nil` for vectors too short to have one.
  var direction: Vector? {
    let length = length
    return length > 1e-12 ? Vector(dx / length, dy / length) : nil
  }
}
