/// Color as the author meant it: sRGB, straight alpha, components from 0 to 1.
///
/// Components are the encoded ones of the screen, as designers write them; nothing is linear.
/// Animations may carry them beyond their range; whoever draws clamps.
public struct Color: Hashable, Sendable {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// The opacity.
  package var alpha: Double

  /// The color with these components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The gray of this brightness.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The color with these bytes, written as `0xRRGGBB`.
  public init(rgb: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Nothing.
  public static let clear = Color(white: 0, alpha: 0)

  /// The components in the order red, green, blue, alpha.
  package var components: SIMD4<Double> { [red, green, blue, alpha] }

  /// The color with these components, in the order red, green, blue, alpha.
  package init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }

  /// True if nothing shows through.
  package var isOpaque: Bool { alpha >= 1 }
}
