public import Foundation
public import HeadlessCoreGraphics
public import HeadlessUIKit

/// A color, which may depend on its surroundings.
nonisolated public struct Color: Hashable, Sendable {
  /// Color spaces of components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The parts of a color.
  indirect enum Form: Hashable, Sendable {
    case fixed(Resolved)
    case dynamic(UIColor)
    case asset(String, bundle: Bundle?)
    case accent
    case faded(Form, by: Double)
    case mixed(Form, with: Form, by: Double, in: Gradient.ColorSpace)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    form = .fixed(
      Resolved(CGColor(colorSpace.space, components: [red, green, blue, opacity])))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let color = UIColor(
      hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    form = .fixed(Resolved(color.cgColor))
  }

  public init(_ name: String, bundle: Bundle? = nil) { form = .asset(name, bundle: bundle) }

  public init(_ resource: ColorResource) { form = .asset(resource.name, bundle: resource.bundle) }

  public init(uiColor: UIColor) { form = .dynamic(uiColor) }
  @_disfavoredOverload
  public init(_ color: UIColor) { form = .dynamic(color) }
  public init(cgColor: CGColor) { form = .fixed(Resolved(cgColor)) }
  public init(_ cgColor: CGColor) { form = .fixed(Resolved(cgColor)) }
  public init(_ resolved: Resolved) { form = .fixed(resolved) }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(form, by: opacity)) }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color { Color(.mixed(form, with: rhs.form, by: fraction, in: colorSpace)) }
}

extension Color {
  /// The color in these surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    form.resolved(in: environment)
  }

  public var cgColor: CGColor? {
    if case .fixed(let color) = form { color.cgColor } else { nil }
  }
}

extension Color: CustomStringConvertible {
  public var description: String { "\(form)" }
}

extension Color: View {
  public typealias Body = Never
}

extension Color.RGBColorSpace {
  /// The space in Core Graphics.
  fileprivate var space: CGColorSpace {
    let name =
      switch self {
      case .sRGB: CGColorSpace.extendedSRGB
      case .sRGBLinear: CGColorSpace.extendedLinearSRGB
      case .displayP3: CGColorSpace.displayP3
      }
    return CGColorSpace(name: name) ?? CGColorSpaceCreateDeviceRGB()
  }
}

extension Color.Form {
  fileprivate func resolved(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .fixed(let color): return color
    case .dynamic(let color):
      return Color.Resolved(color.resolvedColor(with: environment.traits).cgColor)
    case .asset(let name, let bundle):
      let color = UIColor(named: name, in: bundle, compatibleWith: environment.traits)
      return color.map { Self.dynamic($0).resolved(in: environment) } ?? .invisible
    case .accent: return Self.dynamic(.systemBlue).resolved(in: environment)
    case .faded(let base, let opacity): return base.resolved(in: environment).faded(by: opacity)
    case .mixed(let first, let second, let fraction, let space):
      let (a, b) = (first.resolved(in: environment), second.resolved(in: environment))
      return a.mixed(with: b, by: min(max(fraction, 0), 1), in: space)
    }
  }
}

extension UIColor {
  /// The color, which goes on to depend on its surroundings.
  public convenience init(_ color: Color) {
    self.init { UIColor(cgColor: color.resolve(in: EnvironmentValues($0)).cgColor) }
  }
}

// The colors of the system are UIKit's.
extension Color {
  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let accentColor = Color(.accent)
}
