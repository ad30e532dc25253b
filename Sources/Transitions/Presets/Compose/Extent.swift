/// A length that depends on how large something is: a share of it, and some points.
package struct Extent: Hashable, Sendable {
  /// The share of the whole.
  package var share: Double
  /// The added length, in points.
  package var points: Double

  /// The length made of a share and of points.
  package init(share: Double = 0, points: Double = 0) {
    self.share = share
    self.points = points
  }

  /// Nothing.
  package static let zero = Extent()
  /// The whole.
  package static let whole = Extent(share: 1)

  /// The length for a whole, in points, cut to whole pixels of which a point has `scale`.
  ///
  /// The whole has as many pixels as it has on a canvas, to which it is rounded: what stands beside all of
  /// it leaves no column of it open.
  func length(of whole: Double, scale: Double) -> Double {
    let pixels = share * (whole * scale).rounded() + points * scale
    // What was divided and multiplied again may miss a whole number by the last bits.
    let cut = (pixels.magnitude + 1e-6).rounded(.down)
    return (pixels < 0 ? -cut : cut) / scale
  }
}
