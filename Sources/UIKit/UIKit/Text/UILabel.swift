public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueSceneGraph

/// A view that shows words.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// Text that is shown, with attributes where code gave some.
  private var words = NSAttributedString(string: "")
  private var hasAttributes = false
  /// The rectangle in which the words stand, while the label draws itself for its layer.
  private var isDrawingForLayer = false
  /// The width at which lines were last broken, for layouts by constraints.
  private var lastWidth: CGFloat = 0

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    layoutState.hugging = .init(
      horizontal: UILayoutPriority(251), vertical: UILayoutPriority(251))
  }

  // MARK: Words

  open var text: String? {
    get { hasText ? words.string : nil }
    set {
      hasText = newValue != nil
      hasAttributes = false
      show(NSAttributedString(string: newValue ?? ""))
    }
  }
  private var hasText = false

  open var attributedText: NSAttributedString? {
    get { hasText ? attributed : nil }
    set {
      hasText = newValue != nil
      hasAttributes = newValue != nil
      show(newValue ?? NSAttributedString(string: ""))
    }
  }

  /// The words with the label's own looks as attributes.
  private var attributed: NSAttributedString {
    if hasAttributes { return words }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return NSAttributedString(
      string: words.string,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
  }

  private func show(_ new: NSAttributedString) {
    guard !new.isEqual(to: words) else { return }
    words = NSAttributedString(attributedString: new)
    changed()
  }

  /// Gives all words an attribute that was set on the label after them.
  private func overrideAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    if hasAttributes, words.length > 0, let value {
      let changed = NSMutableAttributedString(attributedString: words)
      // Foundation's addAttribute(_:value:range:) cannot replace an object.
      changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
      words = changed
    }
    changed()
  }

  // MARK: Looks

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      noteLook(\UILabel.font, font)
      if font != oldValue { overrideAttribute(.font, font) }
    }
  }
  open var textColor: UIColor! = .label {
    didSet {
      noteLook(\UILabel.textColor, textColor)
      if textColor != oldValue { overrideAttribute(.foregroundColor, textColor) }
    }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changed() } }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { changed() } }
  }
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { changed() } }
  }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { changed() } }
  }
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { changed() } }
  }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { changed() } }
  }
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { changed() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed() } }
  }
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  private func changed() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsDisplay()
  }

  // MARK: Extents

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? StyledText.endless : size.width
    return inPixels(styled(lines: numberOfLines).size(width: width))
  }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return sizeThatFits(.zero) }
    let isPlacedByConstraints = !translatesAutoresizingMaskIntoConstraints
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : isPlacedByConstraints ? lastWidth : 0
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { layer.backdrop = nil }
    // Lines are broken anew in a box of another width, which may need another height.
    guard numberOfLines != 1, lastWidth != bounds.width else { return }
    let old = intrinsicContentSize
    lastWidth = bounds.width
    if old != intrinsicContentSize { invalidateIntrinsicContentSize() }
  }

  /// Returns the rectangle of the text in a box: at its top, and no wider than the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = styled(lines: numberOfLines).fitting(bounds.height, width: bounds.width)
    let size = inPixels(text.size(width: bounds.width))
    let width = min(size.width, bounds.width)
    let rest = bounds.width - width
    let x: CGFloat =
      switch text.content.alignment {
      case .center: rest / 2
      case .trailing: rest
      case .leading, .justified: 0
      }
    return CGRect(
      x: bounds.minX + x, y: bounds.minY, width: width, height: min(size.height, bounds.height))
  }

  private func inPixels(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    isDrawingForLayer = true
    super.draw(layer, in: ctx)
    isDrawingForLayer = false
  }

  /// Puts the words into a rectangle, in its middle between top and bottom.
  open func drawText(in rect: CGRect) {
    let text = fitted(to: rect)
    let size = text.size(width: rect.width)
    let scale = UIScreen.main.scale
    let top = ((rect.minY + (rect.height - size.height) / 2) * scale).rounded() / scale
    let place = CGRect(x: rect.minX, y: top, width: rect.width, height: size.height)
    if !isDrawingForLayer {
      UIGraphicsGetCurrentContext()?.draw(text.layers(in: place))
    } else if !hasText || words.length == 0 {
      layer.backdrop = nil
    } else if text.isPlain {
      layer.backdrop = .text(text.content, text.box(in: place))
    } else {
      layer.backdrop = .layers(text.layers(in: place), size: bounds.size)
    }
  }

  /// The words with as many lines as there is room for, and smaller letters if that is asked for.
  private func fitted(to rect: CGRect) -> StyledText {
    let text = styled(lines: numberOfLines)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, rect.width > 0 else {
      return text.fitting(rect.height, width: rect.width)
    }
    let width = text.size().width
    if width <= rect.width { return text }
    // Widths of letters are not quite proportional where they are rounded.
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.01
    return styled(lines: 1, scale: max(rect.width / (width + 0.05), least))
  }

  private func styled(lines: Int, scale: CGFloat = 1) -> StyledText {
    var looks = TextLooks(font: font, color: currentColor, scale: scale, traits: traitCollection)
    looks.lines = lines
    looks.lineBreakMode = lineBreakMode
    // Where the label was not told how to align, a paragraph of the words may say it.
    looks.alignment = textAlignment == .natural ? nil : textAlignment
    guard let shadowColor, words.length > 0 else { return StyledText(words, looks) }
    let shadow = NSShadow()
    (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
    let shaded = NSMutableAttributedString(attributedString: words)
    shaded.addAttribute(
      .shadow, value: shadow, range: NSRange(location: 0, length: shaded.length))
    return StyledText(shaded, looks)
  }

  private var currentColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return (isHighlighted ? highlightedTextColor : nil) ?? textColor
  }

  /// Distances of the first line's baseline from the top, and of the last line's from the bottom.
  package override var baselines: TextBaselines? {
    let text = fitted(to: bounds)
    let top = (bounds.height - text.size(width: bounds.width).height) / 2
    let lines = text.baselines(width: bounds.width)
    return TextBaselines(
      first: top + (lines.first ?? 0), last: bounds.height - top - (lines.last ?? 0))
  }
}
