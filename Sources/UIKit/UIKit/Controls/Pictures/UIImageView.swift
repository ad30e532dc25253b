public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A view that shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UIImageView.self)
  }
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  private func setUp(_ image: UIImage? = nil, _ highlightedImage: UIImage? = nil) {
    isUserInteractionEnabled = false
    isOpaque = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  // MARK: Pictures

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      show()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  open var highlightedImage: UIImage? { didSet { show() } }
  open var isHighlighted = false { didSet { show() } }
  open var animationImages: [UIImage]? { didSet { show() } }
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages != nil }
  open func stopAnimating() { isAnimating = false }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint is that of the views around, and so is light or dark.
    if isTemplate || shown?.imageAsset != nil { show() }
  }

  /// The picture that is shown now.
  private var shown: UIImage? {
    ((isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first)?
      .resolved(for: traitCollection)
  }

  private var isTemplate: Bool {
    guard let shown else { return false }
    return shown.renderingMode == .alwaysTemplate
      || (shown.isSymbolImage && shown.renderingMode == .automatic)
  }

  private func show() {
    guard let shown, let pixels = shown.cgImage else {
      (layer.contents, layer.backdrop) = (nil, nil)
      return
    }
    let tint = isTemplate ? shown.look.tint ?? tintColor : shown.look.tint
    guard needsDrawing(shown) else {
      layer.backdrop = nil
      layer.contentsScale = shown.scale
      layer.contentsTint = tint?.resolvedColor(with: traitCollection).cgColor
      layer.contents = pixels
      return
    }
    // A picture that is turned, or has edges that keep their size, is put together.
    layer.contents = nil
    let size = shown.capInsets == .zero ? shown.size : bounds.size
    layer.backdrop = .layers(
      shown.drawing(in: size, tint: tint?.resolvedColor(with: traitCollection)), size: size)
  }

  private func needsDrawing(_ image: UIImage) -> Bool {
    image.imageOrientation != .up || image.capInsets != .zero
  }

  // MARK: Extents

  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let shown, shown.capInsets != .zero { show() }
  }
}
