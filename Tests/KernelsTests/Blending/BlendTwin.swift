import SegueRaster
import TestSupport

/// The W3C's formulas in double precision, on colors without their alpha.
enum BlendTwin {
  /// The operators that are blend modes: those with a formula here.
  static let modes = CompositeOperator.allCases.filter { mixture(of: $0) != nil }

  /// What a blend mode makes of two colors.
  private enum Mixture {
    /// Of each channel of the backdrop and of the source, by itself.
    case separate((Double, Double) -> Double)
    /// Of all channels of both.
    case whole(([Double], [Double]) -> [Double])
  }

  /// The channels in 0...255 that a mode makes.
  static func result(
    of mode: CompositeOperator, _ source: UInt32, over backdrop: UInt32
  ) -> [Double] {
    let (s, d) = (channels(source).map(Double.init), channels(backdrop).map(Double.init))
    let (sa, da) = (s[3] / 255, d[3] / 255)
    let cs = s.prefix(3).map { s[3] == 0 ? 0 : $0 / s[3] }
    let cb = d.prefix(3).map { d[3] == 0 ? 0 : $0 / d[3] }
    let mixed =
      switch mixture(of: mode) {
      case .separate(let mix): zip(cb, cs).map(mix)
      case .whole(let mix): mix(cb, cs)
      case nil: preconditionFailure("\(mode) is no blend mode")
      }
    let colors = (0..<3).map { i in
      sa * (1 - da) * cs[i] + sa * da * mixed[i] + (1 - sa) * da * cb[i]
    }
    return (colors + [sa + da - sa * da]).map { $0 * 255 }
  }

  /// The formula of a mode, of the backdrop and the source; `nil` for operators that are none.
  private static func mixture(of mode: CompositeOperator) -> Mixture? {
    switch mode {
    case .multiply: .separate { b, s in b * s }
    case .screen: .separate { b, s in b + s - b * s }
    case .overlay: .separate { b, s in hardLight(s, b) }
    case .darken: .separate { b, s in min(b, s) }
    case .lighten: .separate { b, s in max(b, s) }
    case .colorDodge: .separate { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: .separate { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .hardLight: .separate(hardLight)
    case .softLight: .separate(softLight)
    case .difference: .separate { b, s in abs(b - s) }
    case .exclusion: .separate { b, s in b + s - 2 * b * s }
    case .hue: .whole { b, s in withLum(withSat(s, sat(b)), lum(b)) }
    case .saturation: .whole { b, s in withLum(withSat(b, sat(s)), lum(b)) }
    case .color: .whole { b, s in withLum(s, lum(b)) }
    case .luminosity: .whole { b, s in withLum(b, lum(s)) }
    case .clear, .source, .destination, .sourceOver, .destinationOver, .sourceIn, .destinationIn,
      .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .exclusiveOr,
      .luminanceIn, .luminanceOut, .plus, .modulate:
      nil
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
