public import Foundation
internal import SegueGeometry
package import SegueSceneGraph

/// A color: components in a space, and an opacity.
public final class CGColor: Hashable, Sendable {
  /// Color space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// The color of a space with these components, the opacity last.
  package init(_ space: CGColorSpace, components: [CGFloat]) {
    (colorSpace, values) = (space, components)
  }

  /// The color of sRGB with these components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, components: [red, green, blue, alpha])
  }

  /// The color of sRGB with these components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The gray of this brightness.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.standardGray, components: [gray, alpha])
  }

  /// The gray of this brightness.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The color that a printer makes of these inks, without a profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(.deviceCMYK, components: [cyan, magenta, yellow, black, alpha])
  }

  /// The same color in sRGB.
  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The opacity.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The components, the opacity last.
  public var components: [CGFloat]? { values }

  /// Number of components, opacity included.
  public var numberOfComponents: Int { values.count }

  /// The color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace ?? .standard, components: values.dropLast() + [alpha])
  }

  /// The color itself, which does not change.
  public func copy() -> CGColor? { self }

  /// The color in another space; `nil` for one without components.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == colorSpace { return self }
    return ColorConversion.components(of: color, in: space).map { CGColor(space, components: $0) }
  }

  /// Returns true if spaces and components are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.values == b.values && a.colorSpace == b.colorSpace
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
  /// The color in sRGB.
  package var color: Color {
    ColorConversion.color(
      values.dropLast().map { Double($0) }, alpha: Double(alpha), in: colorSpace)
  }
}

/// The way of colors from one space to another, by way of sRGB.
private enum ColorConversion {
  /// The color in sRGB that components of a space make.
  static func color(_ components: [Double], alpha: Double, in space: CGColorSpace?) -> Color {
    switch (space?.model, components.count) {
    case (.monochrome, 1...):
      let gray = space?.isLinear == true ? encoded(components[0]) : components[0]
      return Color(white: gray, alpha: alpha)
    case (.cmyk, 4...):
      let rest = 1 - components[3]
      return Color(
        red: (1 - components[0]) * rest, green: (1 - components[1]) * rest,
        blue: (1 - components[2]) * rest, alpha: alpha)
    case (_, 3...):
      var light = SIMD3(components[0], components[1], components[2])
      guard let name = space?.name, name != CGColorSpace.sRGB, name != CGColorSpace.extendedSRGB
      else { return Color(light, alpha) }
      if space?.isLinear != true { light = light.mapped(linear) }
      if name == CGColorSpace.displayP3 { light = product(wideToStandard, light) }
      return Color(light.mapped(encoded), alpha)
    default: return .clear
    }
  }

  /// The components that a color has in a space, the opacity last.
  static func components(of color: Color, in space: CGColorSpace) -> [CGFloat]? {
    var values = SIMD3(color.red, color.green, color.blue)
    switch space.model {
    case .unknown: return nil
    case .monochrome:
      let light = product([luminances, luminances, luminances], values.mapped(linear)).x
      return [space.isLinear ? light : encoded(light), color.alpha]
    case .cmyk:
      let black = 1 - max(values.x, values.y, values.z)
      let inks = [values.x, values.y, values.z].map { black < 1 ? 1 - $0 / (1 - black) : 0 }
      return (inks + [black, color.alpha]).map { CGFloat($0) }
    case .rgb:
      if space.isLinear { values = values.mapped(linear) }
      if space.name == CGColorSpace.displayP3 {
        values = product(standardToWide, values.mapped(linear)).mapped(encoded)
      }
      return [values.x, values.y, values.z, color.alpha]
    }
  }

  /// The shares of red, green and blue in the brightness of light.
  private static let luminances = SIMD3(0.2126, 0.7152, 0.0722)
  /// From linear Display P3 to linear sRGB, whose white is the same, by rows.
  private static let wideToStandard: [SIMD3<Double>] = [
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.04205695470968816, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.07863604555063188, 1.0982736001409663],
  ]
  /// And back.
  private static let standardToWide: [SIMD3<Double>] = [
    [0.8224619687143623, 0.17753803128563775, 0],
    [0.03319419885096161, 0.9668058011490384, 0],
    [0.01708263072112003, 0.07239744066396346, 0.9105199286149165],
  ]

  private static func product(_ rows: [SIMD3<Double>], _ values: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows[0] * values).sum(), (rows[1] * values).sum(), (rows[2] * values).sum())
  }

  /// Light of an encoded component, as sRGB has it; odd, as its extended form.
  static func linear(_ value: Double) -> Double {
    let light = PortableMath.linearLight(ofSRGB: value.magnitude)
    return value < 0 ? -light : light
  }

  /// The encoded component of light.
  static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let value =
      size <= 0.0031308 ? size * 12.92 : 1.055 * PortableMath.pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

extension CGColorSpace {
  fileprivate var isLinear: Bool {
    [
      CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear,
      CGColorSpace.linearGray,
    ].contains(name)
  }
}

extension Color {
  fileprivate init(_ values: SIMD3<Double>, _ alpha: Double) {
    self.init(red: values.x, green: values.y, blue: values.z, alpha: alpha)
  }
}

extension SIMD3<Double> {
  fileprivate func mapped(_ change: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(change(x), change(y), change(z))
  }
}

// What Core Graphics takes as pointers to C arrays.

extension CGColor {
  /// The color of a space with these components, the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    unsafe self.init(
      space, components: Array(UnsafeBufferPointer(start: components, count: count)))
  }
}

extension CGGradient {
  /// The gradient of these colors, which are reached at these places from 0 to 1; `nil` for places
  /// that share the way evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let places = unsafe locations.map {
      unsafe UnsafeBufferPointer(start: $0, count: colors.count).map { Double($0) }
    }
    self.init(colors, places: places)
  }

  /// The gradient of colors whose components, the opacity last, stand one after the other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let all = unsafe Array(UnsafeBufferPointer(start: components, count: count * width))
    let colors = (0..<count).map {
      CGColor(space, components: Array(all[$0 * width..<($0 + 1) * width]))
    }
    unsafe self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Meaning of `#colorLiteral` where a color of Core Graphics is wanted.
extension CGColor: _ExpressibleByColorLiteral {
  /// The color of sRGB with these components.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
