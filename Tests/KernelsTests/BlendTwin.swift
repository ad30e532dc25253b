import SegueRaster
import TestSupport

/// The W3C's formulas in double precision, on colors without their alpha.
enum BlendTwin {
  /// The operators that are blend modes.
  static let modes: [CompositeOperator] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
    .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// The channels in 0...255 that a mode makes.
  static func result(
    of mode: CompositeOperator, _ source: UInt32, over backdrop: UInt32
  ) -> [Double] {
    let (s, d) = (channels(source).map(Double.init), channels(backdrop).map(Double.init))
    let (sa, da) = (s[3] / 255, d[3] / 255)
    let cs = s.prefix(3).map { s[3] == 0 ? 0 : $0 / s[3] }
    let cb = d.prefix(3).map { d[3] == 0 ? 0 : $0 / d[3] }
    let mixed = blended(mode, cb, cs)
    let colors = (0..<3).map { i in
      sa * (1 - da) * cs[i] + sa * da * mixed[i] + (1 - sa) * da * cb[i]
    }
    return (colors + [sa + da - sa * da]).map { $0 * 255 }
  }

  private static func blended(
    _ mode: CompositeOperator, _ cb: [Double], _ cs: [Double]
  ) -> [Double] {
    switch mode {
    case .hue: withLum(withSat(cs, sat(cb)), lum(cb))
    case .saturation: withLum(withSat(cb, sat(cs)), lum(cb))
    case .color: withLum(cs, lum(cb))
    case .luminosity: withLum(cb, lum(cs))
    default: zip(cb, cs).map { separable(mode, $0, $1) }
    }
  }

  private static func separable(_ mode: CompositeOperator, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: hardLight(s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: hardLight(b, s)
    case .softLight: softLight(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: preconditionFailure("\(mode) is no mode of single channels")
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b * 2 * s }
    let t = 2 * s - 1
    return b + t - b * t
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let light = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (light - b)
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func withLum(_ c: [Double], _ target: Double) -> [Double] {
    let moved = c.map { $0 + target - lum(c) }
    let (l, low, high) = (lum(moved), moved.min() ?? 0, moved.max() ?? 0)
    var result = moved
    if low < 0 { result = result.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { result = result.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return result
  }

  private static func withSat(_ c: [Double], _ target: Double) -> [Double] {
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { high > low ? ($0 - low) * target / (high - low) : 0 }
  }
}
