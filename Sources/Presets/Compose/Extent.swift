/// A length that depends on how large something is: a share of it, and some points.
public struct Extent: Hashable, Sendable {
  /// The share of the whole.
  public var share: Double
  /// What is added, in points.
  public var points: Double

  /// The length made of a share and of points.
  public init(share: Double = 0, points: Double = 0) {
    self.share = share
    self.points = points
  }

  /// Nothing.
  public static let zero = Extent()
  /// The whole.
  public static let whole = Extent(share: 1)

  /// The length for a whole, in points, cut to whole pixels of which a point has `scale`.
  func length(of whole: Double, scale: Double) -> Double {
    ((share * whole + points) * scale).rounded(.towardZero) / scale
  }
}
