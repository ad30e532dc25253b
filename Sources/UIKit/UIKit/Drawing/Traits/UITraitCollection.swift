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
