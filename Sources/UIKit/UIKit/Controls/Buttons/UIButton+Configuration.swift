public import HeadlessCoreGraphics
import ObjectiveC

/// Background of a button's content.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var customView: UIView?
  public var image: UIImage?
  public init() {}
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}

extension UIButton {
  /// Appearance of a button, in one value.
  @MainActor @preconcurrency
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    enum Family { case plain, gray, tinted, filled }

    let family: Family
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { takeInsets() } }
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var showsActivityIndicator = false
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    init(_ family: Family) { self.family = family }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public func updated(for button: UIButton) -> Configuration { self }

    private mutating func takeInsets() {
      let (across, down): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (8, 3)
        case .small: (10, 4)
        case .medium: (12, 7)
        case .large: (20, 15)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: down, leading: across, bottom: down, trailing: across)
    }
  }
}

extension UIButton.Configuration {
  var font: UIFont {
    .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body)
  }

  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return family == .filled ? .white : tint
  }

  func fill(tint: UIColor, isEnabled: Bool) -> UIColor {
    if let color = background.backgroundColor { return color }
    if family == .plain { return baseBackgroundColor ?? .clear }
    if !isEnabled { return .tertiarySystemFill }
    return switch family {
    case .filled: baseBackgroundColor ?? tint
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .gray, .plain: baseBackgroundColor ?? .secondarySystemFill
    }
  }
}

extension UIButton {
  /// Shows what a configuration says.
  func show(_ configuration: Configuration) {
    let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    let words =
      configuration.title ?? configuration.attributedTitle.map { String($0.characters) }
      ?? currentTitle
    if ownTitle.text != words { ownTitle.text = words }
    if ownTitle.font != configuration.font { ownTitle.font = configuration.font }
    if ownTitle.textColor != color { ownTitle.textColor = color }
    let image = (configuration.image ?? currentImage)?.asTemplate
    if ownImage.image != image { ownImage.image = image }
    if ownImage.tintColor != color { ownImage.tintColor = color }
    ownFill.backgroundColor = configuration.fill(tint: tintColor, isEnabled: isEnabled)
    ownFill.layer.borderWidth = configuration.background.strokeWidth
    ownFill.layer.borderColor = configuration.background.strokeColor?.cgColor
    // A touched button grows dimmer as a whole.
    for part in [ownTitle, ownImage, ownFill] { part.alpha = isHighlighted ? 0.75 : 1 }
  }

  /// Radius of the corners behind the content.
  var fillRadius: CGFloat {
    guard let configuration else { return 0 }
    return switch configuration.cornerStyle {
    case .capsule: bounds.height / 2
    case .small: 3
    case .large: 8.9
    case .fixed, .dynamic, .medium: configuration.background.cornerRadius
    }
  }
}
