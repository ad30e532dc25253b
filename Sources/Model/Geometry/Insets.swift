/// Margins inside the four edges of a box, in points.
public struct Insets: Hashable, Sendable {
  /// The margin at the top.
  public var top: Double
  /// The margin on the right.
  public var right: Double
  /// The margin at the bottom.
  public var bottom: Double
  /// The margin on the left.
  public var left: Double

  /// The margins, clockwise from the top.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same margin on every side.
  public init(all margin: Double) {
    self.init(top: margin, right: margin, bottom: margin, left: margin)
  }

  /// No margins.
  public static let zero = Insets(all: 0)
}
