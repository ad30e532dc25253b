public import Foundation
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
