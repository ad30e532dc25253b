import SegueGeometry

/// A straight edge convolved with a Gaussian, averaged over the width of a pixel.
///
/// Values come from a table with 64 steps per standard deviation, between which interpolation errs by
/// less than 1/100 000.
struct EdgeProfile {
  private let reach: Double
  private let stepsPerPixel: Double
  private let table: [Double]

  /// The profile of a blur; a standard deviation below 1/16 pixel counts as that.
  init(sigma: Double) {
    let sigma = max(sigma, 1.0 / 16)
    let reach = 4 * sigma + 0.5
    let stepsPerPixel = 64 / sigma
    self.reach = reach
    self.stepsPerPixel = stepsPerPixel
    table = (0...Int(2 * reach * stepsPerPixel) + 1).map { index in
      let distance = Double(index) / stepsPerPixel - reach
      return EdgeProfile.integral(distance + 0.5, sigma)
        - EdgeProfile.integral(distance - 0.5, sigma)
    }
  }

  /// The integral of the normal distribution up to `x`.
  private static func integral(_ x: Double, _ sigma: Double) -> Double {
    let z = x / sigma
    let density = Elementary.exp(-z * z / 2) * 0.3989422804014327
    let below = 0.5 * (1 + Elementary.erf(z * 0.7071067811865476))
    return x * below + sigma * density
  }

  /// How much of a pixel lies behind an edge, for the distance from the edge to the pixel's center.
  private func value(_ distance: Double) -> Double {
    let place = (distance + reach) * stepsPerPixel
    if place <= 0 { return 0 }
    let index = Int(min(place, 1e6))
    if index >= table.count - 1 { return 1 }
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  /// The coverage of a pixel by the segment between two edges, of 65 536 = 1.
  func share(_ from: Double, _ to: Double, pixel: Int) -> UInt32 {
    let center = Double(pixel) + 0.5
    let share = value(center - from) - value(center - to)
    return UInt32(min(max((share * 65_536).rounded(), 0), 65_536))
  }

  /// The coverage of each of a run of pixels.
  func shares(_ from: Double, _ to: Double, _ pixels: Range<Int>) -> [UInt32] {
    pixels.map { share(from, to, pixel: $0) }
  }
}
