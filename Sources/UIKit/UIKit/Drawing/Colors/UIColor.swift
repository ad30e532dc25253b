// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics
internal import SegueSceneGraph

/// A color, or a rule that gives one for each kind of surroundings.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Form {
    case fixed(CGColor)
    /// A rule, with a name by which two of them are known to be the same.
    case dynamic(name: String?, (UITraitCollection) -> UIColor)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// No color.
  public override init() { form = .fixed(.clear) }

  public init(white: CGFloat, alpha: CGFloat) {
    form = .fixed(CGColor(gray: white, alpha: alpha))
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    form = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hsb = HueComponents(hue: hue, saturation: saturation, brightness: brightness)
    form = .fixed(CGColor(red: hsb.red, green: hsb.green, blue: hsb.blue, alpha: alpha))
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let wide = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
    form = .fixed(CGColor(wide, components: [red, green, blue, alpha]))
  }

  public init(cgColor: CGColor) { form = .fixed(cgColor) }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    form = .dynamic(name: nil, dynamicProvider)
  }

  /// The color that `#colorLiteral` means.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color in these surroundings.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch form {
    case .fixed: self
    case .dynamic(_, let rule): rule(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The color in the current surroundings.
  open var cgColor: CGColor {
    switch form {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The color with another opacity, in all surroundings.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch form {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let name, let rule):
      UIColor(
        .dynamic(name: name.map { "\($0) \(alpha)" }) { rule($0).withAlphaComponent(alpha) })
    }
  }

  open func copy(with zone: NSZone?) -> Any { self }

  /// Returns true if components and spaces are the same, or the rule is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (form, other.form) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.dynamic(let a, _), .dynamic(let b, _)): self === other || (a != nil && a == b)
    default: false
    }
  }

  open override var hash: Int {
    switch form {
    case .fixed(let color): color.hashValue
    case .dynamic(let name, _): name?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  // MARK: Drawing

  /// Sets the color of areas and lines.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of areas.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the color of lines.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// Type that `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

// Colors that are the same in all surroundings.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// Red, green, blue and opacity in sRGB.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    unsafe red?.pointee = color.red
    unsafe green?.pointee = color.green
    unsafe blue?.pointee = color.blue
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Brightness and opacity.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let gray = cgColor.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    guard let gray, let value = gray.components?.first else { return false }
    unsafe white?.pointee = value
    unsafe alpha?.pointee = gray.alpha
    return true
  }

  /// Hue, saturation, brightness and opacity.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    let hsb = HueComponents(red: color.red, green: color.green, blue: color.blue)
    unsafe hue?.pointee = hsb.hue
    unsafe saturation?.pointee = hsb.saturation
    unsafe brightness?.pointee = hsb.brightness
    unsafe alpha?.pointee = color.alpha
    return true
  }
}

/// A color by its place on the wheel of hues, from 0 to 1, how far it is from gray, and how bright.
private struct HueComponents {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    (self.hue, self.saturation) = (limited(hue), limited(saturation))
    self.brightness = limited(brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    saturation = brightness > 0 ? spread / brightness : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch brightness {
      case red: (green - blue) / spread
      case green: 2 + (blue - red) / spread
      default: 4 + (red - green) / spread
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var red: CGFloat { component(5) }
  var green: CGFloat { component(3) }
  var blue: CGFloat { component(1) }

  private func component(_ sixth: CGFloat) -> CGFloat {
    let place = (sixth + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
  }
}
