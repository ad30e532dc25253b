@_exported public import ObjectiveC

/// A way to go.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part downward.
  public var dy: CGFloat

  /// No way.
  public init() { self.init(dx: 0, dy: 0) }

  /// The way with these parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The way with these parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The way with these parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No way.
  public static let zero = CGVector()
}
