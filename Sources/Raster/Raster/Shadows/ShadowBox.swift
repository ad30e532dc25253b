import SegueGeometry

/// The box of a shadow, and the slices that its corners take away from it.
struct ShadowBox {
  /// A slice: between two heights, from one side to the other.
  struct Slice {
    var top: Double
    var bottom: Double
    var left: Double
    var right: Double
  }

  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// For each rounded corner, the slices outside of its curve.
  let corners: [[Slice]]

  init(_ shadow: BoxShadow) {
    func pixels(_ value: Int32) -> Double { Double(value) / 256 }
    let left = pixels(shadow.origin.x)
    let right = pixels(shadow.end.x)
    let top = pixels(shadow.origin.y)
    let bottom = pixels(shadow.end.y)
    let sigma = max(Double(shadow.sigma) / 65_536, 1.0 / 16)
    corners = shadow.radii.map(pixels).enumerated().filter { $0.element > 0 }.map { index, radius in
      let isUpper = index < 2
      let isLeft = index == 0 || index == 3
      return ShadowBox.slices(radius, sigma).map { slice in
        Slice(
          top: isUpper ? top + slice.from : bottom - slice.to,
          bottom: isUpper ? top + slice.to : bottom - slice.from,
          left: isLeft ? left : right - slice.inset, right: isLeft ? left + slice.inset : right)
      }
    }
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// Slices of equal height from the end of the box inward, each as wide as the corner draws the
  /// side in on average, thin against both the corner and the blur.
  private static func slices(
    _ radius: Double, _ sigma: Double
  ) -> [(from: Double, to: Double, inset: Double)] {
    let count = Int(min(max(4 * radius / sigma, 8), 256).rounded(.up))
    return (0..<count).map { index in
      let from = radius * Double(index) / Double(count)
      let to = radius * Double(index + 1) / Double(count)
      return (from, to, inset(from, to, radius))
    }
  }

  /// Returns the inset of the side by a circular corner, averaged between two distances from its end.
  private static func inset(_ a: Double, _ b: Double, _ radius: Double) -> Double {
    // The integral of √(r² − s²) is (s·√(r² − s²) + r²·asin(s / r)) / 2.
    func integral(_ t: Double) -> Double {
      let s = radius - t
      let root = max(radius * radius - s * s, 0).squareRoot()
      return (s * root + radius * radius * PortableMath.asin(min(s / radius, 1))) / 2
    }
    return (radius * (b - a) - (integral(a) - integral(b))) / (b - a)
  }
}
