import SegueGeometry

/// A straight edge convolved with a Gaussian, at pixel centers.
///
/// Values come from a table with 64 steps per standard deviation, between which interpolation errs by
/// less than 1/100 000.
struct EdgeProfile {
  /// Distance from the edge, in pixels, beyond which the shadow is nothing or everything.
  let reach: Double
  private let stepsPerPixel: Double
  private let table: [Double]

  /// The profile of a blur.
  ///
  /// One below 3/8 pixel counts as that, which is as soft as an edge with anti-aliasing.
  init(sigma: Double) {
    let sigma = max(sigma, 0.375)
    let reach = 4 * sigma
    let stepsPerPixel = 64 / sigma
    self.reach = reach
    self.stepsPerPixel = stepsPerPixel
    table = (0...512).map { index in
      0.5 * (1 + PortableMath.erf((Double(index) / 64 - 4) * 0.7071067811865476))
    }
  }

  /// Returns the share that lies behind an edge at a distance from it.
  private func value(_ distance: Double) -> Double {
    let place = (distance + reach) * stepsPerPixel
    if place <= 0 { return 0 }
    if place >= Double(table.count - 1) { return 1 }
    let index = Int(place)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  /// The coverage of each of a run of pixels by the segment between two edges, of 65 536 = 1.
  func shares(_ from: Double, _ to: Double, _ pixels: Range<Int>) -> [UInt32] {
    pixels.map { pixel in
      let center = Double(pixel) + 0.5
      let share = value(center - from) - value(center - to)
      return UInt32(min(max(share * 65_536, 0), 65_536) + 0.5)
    }
  }
}
