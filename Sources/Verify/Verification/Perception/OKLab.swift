import SegueGeometry

/// A color as people see it: how light it is, and two opposing pairs of hues.
///
/// OKLab, with the lightness of Ottosson's toe function, in which equal steps look equal from black
/// to white; black is 0 and white 1.
struct OKLab: Hashable {
  let lightness: Double
  let greenRed: Double
  let blueYellow: Double

  /// The opaque color with these sRGB levels.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let l = Self.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Self.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Self.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns the visible difference between two colors, between 0 and about 1: the difference of the
  /// lightnesses, and that of the hues as the crow flies.
  func distance(to other: OKLab) -> Double {
    let (a, b) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
    return abs(lightness - other.lightness) + (a * a + b * b).squareRoot()
  }

  /// The light of each sRGB level, white being 1.
  private static let linear: [Double] = (0..<256).map { level in
    PortableMath.linearLight(ofSRGB: Double(level) / 255)
  }

  private static func cubeRoot(_ x: Double) -> Double { x <= 0 ? 0 : PortableMath.pow(x, 1 / 3) }

  private static func toe(_ x: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let y = k3 * x - k1
    return (y + (y * y + 4 * k2 * k3 * x).squareRoot()) / 2
  }
}
