// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics

/// Known traits of a view's environment: light or dark, its size, its resolution.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let traits: Traits

  public override init() { traits = Traits() }

  package init(_ traits: Traits) { self.traits = traits }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// The surroundings of what runs now.
  public class var current: UITraitCollection {
    get { unsafe currentTraits }
    set { unsafe currentTraits = newValue }
  }

  /// Runs `actions` with this as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let kept = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = kept
  }

  /// Returns true if every trait that the other one specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { traits.overridden(by: $0.traits) == traits } ?? true
  }

  /// Returns true if colors that depend on traits may look different.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traits.appearance != traitCollection?.traits.appearance
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }

  open func copy(with zone: NSZone?) -> Any { self }

  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.width ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.height ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.direction ?? .unspecified
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.contentSize ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { traits.legibility ?? .unspecified }
  open var displayGamut: UIDisplayGamut { traits.gamut ?? .unspecified }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var displayScale: CGFloat { traits.scale ?? 0 }

  // Belongs to the main thread, on which UIKit for Linux draws.
  nonisolated(unsafe) private static var currentTraits = UITraitCollection(.phone)
}

// MARK: Single traits

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(level: userInterfaceLevel))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(width: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(height: verticalSizeClass))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(contentSize: preferredContentSizeCategory))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(contrast: accessibilityContrast))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Traits(legibility: legibilityWeight))
  }

  public convenience init(displayGamut: UIDisplayGamut) { self.init(Traits(gamut: displayGamut)) }

  public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }
}

extension UITraitCollection {
  /// Values that a trait collection specifies; `nil` for the others.
  package struct Traits: Hashable, Sendable {
    package var style: UIUserInterfaceStyle?
    package var level: UIUserInterfaceLevel?
    package var idiom: UIUserInterfaceIdiom?
    package var width: UIUserInterfaceSizeClass?
    package var height: UIUserInterfaceSizeClass?
    package var direction: UITraitEnvironmentLayoutDirection?
    package var contentSize: UIContentSizeCategory?
    package var contrast: UIAccessibilityContrast?
    package var legibility: UILegibilityWeight?
    package var gamut: UIDisplayGamut?
    package var scale: CGFloat?

    package init(
      style: UIUserInterfaceStyle? = nil, level: UIUserInterfaceLevel? = nil,
      idiom: UIUserInterfaceIdiom? = nil, width: UIUserInterfaceSizeClass? = nil,
      height: UIUserInterfaceSizeClass? = nil, direction: UITraitEnvironmentLayoutDirection? = nil,
      contentSize: UIContentSizeCategory? = nil, contrast: UIAccessibilityContrast? = nil,
      legibility: UILegibilityWeight? = nil, gamut: UIDisplayGamut? = nil, scale: CGFloat? = nil
    ) {
      (self.style, self.level, self.idiom) = (style, level, idiom)
      (self.width, self.height, self.direction) = (width, height, direction)
      (self.contentSize, self.contrast, self.legibility) = (contentSize, contrast, legibility)
      (self.gamut, self.scale) = (gamut, scale)
    }

    /// A phone held upright, in light, at the default text size.
    package static let phone = Traits(
      style: .light, level: .base, idiom: .phone, width: .compact, height: .regular,
      direction: .leftToRight, contentSize: .large, contrast: .normal, legibility: .regular,
      gamut: .P3, scale: 3)

    /// These, with what others specify in their place.
    package func overridden(by others: Traits) -> Traits {
      Traits(
        style: others.style ?? style, level: others.level ?? level, idiom: others.idiom ?? idiom,
        width: others.width ?? width, height: others.height ?? height,
        direction: others.direction ?? direction, contentSize: others.contentSize ?? contentSize,
        contrast: others.contrast ?? contrast, legibility: others.legibility ?? legibility,
        gamut: others.gamut ?? gamut, scale: others.scale ?? scale)
    }

    /// Those on which colors depend.
    var appearance: Traits {
      Traits(style: style, level: level, contrast: contrast, gamut: gamut)
    }
  }
}
