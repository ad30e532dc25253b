public import HeadlessCoreGraphics

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

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
