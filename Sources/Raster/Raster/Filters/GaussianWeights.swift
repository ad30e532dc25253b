import SegueGeometry

/// A Gaussian as whole weights that sum to 65 536, each the integral over one pixel.
struct GaussianWeights: Hashable, Sendable {
  /// The weights, the middle one for the pixel itself; 65 536 itself does not fit and counts as one
  /// less.
  let weights: [UInt16]

  /// The number of pixels on either side.
  var radius: Int { weights.count / 2 }

  /// Weights that reach three and a half standard deviations far; what lies beyond, an eighth of a
  /// level at an edge, is left out, and the rest sums to one again.
  init(sigma: Double) {
    guard sigma > 0 else {
      weights = [65_535]
      return
    }
    let radius = GaussianWeights.radius(sigma)
    func below(_ x: Double) -> Double { PortableMath.erf(x / sigma * 0.7071067811865476) }
    let parts = (-radius...radius).map { below(Double($0) + 0.5) - below(Double($0) - 0.5) }
    let total = parts.reduce(0, +)
    var whole = parts.map { Int(($0 / total * 65_536).rounded()) }
    whole[radius] += 65_536 - whole.reduce(0, +)
    weights = whole.map { UInt16(min($0, 65_535)) }
  }

  /// Returns the radius of the weights for a standard deviation.
  static func radius(_ sigma: Double) -> Int { Int((3.5 * sigma).rounded(.up)) }
}
