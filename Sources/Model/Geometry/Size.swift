/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The extent to the right.
  public var width: Double
  /// The extent downward.
  public var height: Double

  /// The size with these extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(0, 0)

  /// True if nothing can be inside: an extent is zero, negative or not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The size, `factor` times as large.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }
}
