public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

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
    didSet { if effect !== oldValue { exchange() } }
  }

  private func exchange() {
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
  init(_ recipe: EffectRecipe) {
    super.init(frame: .zero)
    accessibilityIdentifier = "effect"
    isUserInteractionEnabled = false
    show(recipe)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ recipe: EffectRecipe) {
    layer.backdrop = .filters(recipe.filters)
    backgroundColor = recipe.tint
  }
}
