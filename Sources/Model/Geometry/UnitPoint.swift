/// A place given as fractions of a box: (0, 0) is its top left, (1, 1) its bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// The place at these fractions.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the box, where layers are anchored unless they say otherwise.
  public static let center = UnitPoint(0.5, 0.5)
  /// The top left corner.
  public static let topLeft = UnitPoint(0, 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(0.5, 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(0.5, 1)

  /// Returns the offset of the point in a box of `size`.
  public func offset(in size: Size) -> Vector { Vector(size.width * x, size.height * y) }
}
