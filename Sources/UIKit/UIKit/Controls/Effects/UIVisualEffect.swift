public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC
package import SegueSceneGraph

/// Effect of a visual effect view on what lies behind it.
open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  /// Returns the filters for the pixels behind, and the color over them.
  package func recipe(in traits: UITraitCollection) -> Recipe? { nil }
}

extension UIVisualEffect {
  /// Filters for the pixels behind a view, and the color over them.
  package struct Recipe {
    package var filters: [Filter]
    package var tint: UIColor
  }
}

/// A blur of what lies behind, with a color over it.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case extraDark
    case regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
  public override init() {
    style = .regular
    super.init()
  }

  package override func recipe(in traits: UITraitCollection) -> UIVisualEffect.Recipe? {
    let (white, alpha, radius) = style.look(isDark: traits.userInterfaceStyle == .dark)
    return UIVisualEffect.Recipe(
      filters: [.blur(sigma: radius), .saturation(1.8)], tint: UIColor(white: white, alpha: alpha))
  }
}

extension UIBlurEffect.Style {
  /// The gray over the blur, how much it covers, and the deviation of the blur in points.
  ///
  /// The first three are those of Apple's sample code `UIImage+ImageEffects` of 2013. Apple has
  /// published none for the materials of iOS 13: these are near what devices show.
  func look(isDark: Bool) -> (white: CGFloat, alpha: CGFloat, radius: Double) {
    switch self {
    case .extraLight: (0.97, 0.82, 20)
    case .light: (1, 0.3, 30)
    case .dark, .extraDark: (0.11, 0.73, 20)
    case .regular: isDark ? UIBlurEffect.Style.dark.look(isDark: true) : (0.97, 0.7, 25)
    case .prominent: isDark ? (0.2, 0.7, 25) : (0.97, 0.82, 20)
    case .systemUltraThinMaterial: material(light: 0.4, dark: 0.45, isDark: isDark)
    case .systemThinMaterial: material(light: 0.55, dark: 0.6, isDark: isDark)
    case .systemMaterial: material(light: 0.7, dark: 0.72, isDark: isDark)
    case .systemThickMaterial: material(light: 0.84, dark: 0.82, isDark: isDark)
    case .systemChromeMaterial: material(light: 0.78, dark: 0.75, isDark: isDark)
    case .systemUltraThinMaterialLight: material(light: 0.4, dark: 0.45, isDark: false)
    case .systemThinMaterialLight: material(light: 0.55, dark: 0.6, isDark: false)
    case .systemMaterialLight: material(light: 0.7, dark: 0.72, isDark: false)
    case .systemThickMaterialLight: material(light: 0.84, dark: 0.82, isDark: false)
    case .systemChromeMaterialLight: material(light: 0.78, dark: 0.75, isDark: false)
    case .systemUltraThinMaterialDark: material(light: 0.4, dark: 0.45, isDark: true)
    case .systemThinMaterialDark: material(light: 0.55, dark: 0.6, isDark: true)
    case .systemMaterialDark: material(light: 0.7, dark: 0.72, isDark: true)
    case .systemThickMaterialDark: material(light: 0.84, dark: 0.82, isDark: true)
    case .systemChromeMaterialDark: material(light: 0.78, dark: 0.75, isDark: true)
    }
  }

  private func material(
    light: CGFloat, dark: CGFloat, isDark: Bool
  ) -> (white: CGFloat, alpha: CGFloat, radius: Double) {
    isDark ? (0.14, dark, 30) : (0.97, light, 30)
  }
}

/// Effect that makes content stand out from a blur; here it is shown as it is.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// Glass: a strong blur with little color of its own.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
  public override init() {
    style = .regular
    super.init()
  }

  package override func recipe(in traits: UITraitCollection) -> UIVisualEffect.Recipe? {
    let isDark = traits.userInterfaceStyle == .dark
    let tint =
      tintColor?.withAlphaComponent(0.35)
      ?? UIColor(white: isDark ? 0.1 : 1, alpha: style == .clear ? 0.05 : 0.2)
    return UIVisualEffect.Recipe(
      filters: [.blur(sigma: style == .clear ? 12 : 40), .saturation(1.8)], tint: tint)
  }
}

/// A view that does something to what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  private var shown: EffectView?
  private let inside = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp(effect)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
    readInterface(coder, as: UIVisualEffectView.self)
  }

  private func setUp(_ effect: UIVisualEffect?) {
    inside.accessibilityIdentifier = "content"
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inside.frame = bounds
    addSubview(inside)
    self.effect = effect
  }

  open var contentView: UIView { inside }

  /// Set in an animation block, one effect passes into the other.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { replaceEffect() } }
  }

  private func replaceEffect() {
    let old = shown
    shown = effect?.recipe(in: traitCollection).map { EffectView($0) }
    let isMoving = ViewAnimation.current != nil && ViewAnimation.isEnabled
    for view in children.compactMap({ $0 as? EffectView }) where view !== old || !isMoving {
      view.removeFromSuperview()
    }
    if let shown {
      UIView.performWithoutAnimation {
        shown.frame = bounds
        shown.alpha = isMoving ? 0 : 1
        insertSubview(shown, at: 0)
      }
      shown.alpha = 1
    }
    // One that fades away stays, unseen, until the next takes its place.
    old?.alpha = 0
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let recipe = effect?.recipe(in: traitCollection) { shown?.show(recipe) }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let recipe = effect?.recipe(in: traitCollection) { shown?.show(recipe) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in children where view is EffectView { view.frame = bounds }
    // Filters end where the view's corners do.
    shown?.layer.cornerRadius = layer.cornerRadius
    shown?.layer.maskedCorners = layer.maskedCorners
    shown?.layer.cornerCurve = layer.cornerCurve
  }
}

/// View that filters the pixels behind, with a color over them.
private final class EffectView: UIView {
  init(_ recipe: UIVisualEffect.Recipe) {
    super.init(frame: .zero)
    accessibilityIdentifier = "effect"
    isUserInteractionEnabled = false
    show(recipe)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ recipe: UIVisualEffect.Recipe) {
    layer.backdrop = .filters(recipe.filters)
    backgroundColor = recipe.tint
  }
}
