import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Looks of a bar: its background and its line.
///
/// A bar keeps a copy, as UIKit's do, and is laid out again when the copy changes.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  open var backgroundColor: UIColor? { didSet { changed() } }
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  open var shadowColor: UIColor? = .separator { didSet { changed() } }
  open var shadowImage: UIImage? { didSet { changed() } }
  /// True if nothing is seen behind the bar unless the app says what.
  private(set) var isTransparent = false
  /// The bar that keeps the looks.
  weak var bar: UIView?

  public required override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  public required init?(coder: NSCoder) { super.init() }

  open func configureWithTransparentBackground() { configure(transparent: true) }
  open func configureWithOpaqueBackground() { configure(transparent: false) }
  open func configureWithDefaultBackground() { configure(transparent: false) }

  private func configure(transparent: Bool) {
    (backgroundColor, backgroundImage, backgroundEffect, shadowImage) = (nil, nil, nil, nil)
    isTransparent = transparent
    shadowColor = transparent ? nil : .separator
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }
  func copied() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Takes all looks of another bar's.
  func take(_ other: UIBarAppearance) {
    isTransparent = other.isTransparent
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    (backgroundImageContentMode, shadowColor) = (
      other.backgroundImageContentMode, other.shadowColor
    )
  }

  func changed() { bar?.setNeedsLayout() }

  /// The same looks, kept by a bar.
  func kept(by bar: UIView) -> Self {
    let copy = copied()
    copy.bar = bar
    return copy
  }

  /// Color behind the bar, where the app has not given the bar itself one.
  func background(_ own: UIColor?) -> UIColor {
    backgroundColor ?? (isTransparent ? .clear : own ?? .systemBackground)
  }
}

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    changed()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (
      other.titleTextAttributes, other.largeTitleTextAttributes
    )
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}

@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
