import SegueGeometry

/// The box of a shadow as a straight part and slices that its corners shorten.
struct ShadowBox {
  /// A slice of the box: between two heights, from one side to the other.
  struct Slice {
    var top: Double
    var bottom: Double
    var left: Double
    var right: Double
  }

  let left: Double
  let right: Double
  let straightTop: Double
  let straightBottom: Double
  let slices: [Slice]

  init(_ shadow: Shadow) {
    func pixels(_ value: Int32) -> Double { Double(value) / 256 }
    let radii = shadow.radii.map(pixels)
    left = pixels(shadow.origin.x)
    right = pixels(shadow.end.x)
    let (top, bottom) = (pixels(shadow.origin.y), pixels(shadow.end.y))
    straightTop = top + max(radii[0], radii[1])
    straightBottom = max(bottom - max(radii[2], radii[3]), straightTop)
    let upper = ShadowBox.slices(left, right, radii[0], radii[1], shadow.sigma)
    let lower = ShadowBox.slices(left, right, radii[3], radii[2], shadow.sigma)
    slices =
      upper.map {
        Slice(top: top + $0.top, bottom: top + $0.bottom, left: $0.left, right: $0.right)
      }
      + lower.map {
        Slice(top: bottom - $0.bottom, bottom: bottom - $0.top, left: $0.left, right: $0.right)
      }
  }

  /// Slices of equal height from an end of the box inward, each as wide as the box is there on
  /// average, thin against both the corner and the blur.
  private static func slices(
    _ left: Double, _ right: Double, _ leftRadius: Double, _ rightRadius: Double, _ sigma: Int
  ) -> [Slice] {
    let height = max(leftRadius, rightRadius)
    guard height > 0 else { return [] }
    let blur = max(Double(sigma) / 65_536, 1.0 / 16)
    let count = Int(min(max(height, 4 * height / blur, 8), 512).rounded(.up))
    return (0..<count).map { index in
      let a = height * Double(index) / Double(count)
      let b = height * Double(index + 1) / Double(count)
      return Slice(
        top: a, bottom: b, left: left + inset(a, b, leftRadius),
        right: right - inset(a, b, rightRadius))
    }
  }

  /// How far a circular corner draws the side in, on average between two distances from its end.
  private static func inset(_ a: Double, _ b: Double, _ radius: Double) -> Double {
    if radius <= a { return 0 }
    let end = min(b, radius)
    // The integral of √(r² − s²) is (s·√(r² − s²) + r²·asin(s / r)) / 2.
    func integral(_ t: Double) -> Double {
      let s = radius - t
      let root = max(radius * radius - s * s, 0).squareRoot()
      return (s * root + radius * radius * Elementary.asin(min(s / radius, 1))) / 2
    }
    return (radius * (end - a) - (integral(a) - integral(end))) / (b - a)
  }
}
