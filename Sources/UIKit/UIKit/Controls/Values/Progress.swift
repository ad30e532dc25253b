public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A bar that shows how much of something is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  private let done = UIView()
  private var share: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UIProgressView.self)
  }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = CGSize(width: 150, height: 4)
  }

  private func setUp() {
    clipsToBounds = true
    layer.cornerRadius = 2
    done.accessibilityIdentifier = "done"
    addSubview(done)
  }

  open var progressViewStyle = Style.default
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  open func setProgress(_ progress: Float, animated: Bool) {
    share = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }
  open var progressTintColor: UIColor? {
    didSet {
      noteLook(\UIProgressView.progressTintColor, progressTintColor)
      setNeedsLayout()
    }
  }
  open var trackTintColor: UIColor? {
    didSet {
      noteLook(\UIProgressView.trackTintColor, trackTintColor)
      setNeedsLayout()
    }
  }
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    done.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(share), height: bounds.height)
    done.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemFill
  }
}

/// Spokes that turn while something is waited for.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100, large
  }
  private let spokes = SpokesLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UIActivityIndicatorView.self)
  }
  public init(style: Style) {
    super.init(frame: .zero)
    setUp(style)
  }

  private func setUp(_ style: Style = .medium) {
    self.style = style
    bounds.size = intrinsicContentSize
    layer.addSublayer(spokes)
    isHidden = true
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .secondaryLabel {
    didSet {
      noteLook(\UIActivityIndicatorView.color, color)
      setNeedsLayout()
    }
  }
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    (isAnimating, isHidden) = (true, false)
    spokes.turn()
  }
  open func stopAnimating() {
    isAnimating = false
    spokes.removeAllAnimations()
    if hidesWhenStopped { isHidden = true }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // What leaves its window stops moving.
    if isAnimating, window != nil, spokes.animationKeys() == nil { spokes.turn() }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let shown = style == .white || style == .whiteLarge ? UIColor.white : color ?? .secondaryLabel
    spokes.show(
      in: bounds, side: intrinsicContentSize.width,
      shown.resolvedColor(with: traitCollection).cgColor)
    CATransaction.commit()
  }
}

/// Eight spokes around a middle, each fainter than the one before.
private final class SpokesLayer: CALayer {
  private static let count = 8

  func show(in box: CGRect, side: CGFloat, _ color: CGColor) {
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
    position = CGPoint(x: box.midX, y: box.midY)
    while (sublayers ?? []).count < Self.count { addSublayer(CALayer()) }
    for (index, spoke) in (sublayers ?? []).enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: side * 0.13, height: side * 0.3)
      spoke.cornerRadius = side * 0.065
      spoke.backgroundColor = color
      spoke.anchorPoint = CGPoint(x: 0.5, y: 0.5 * side / (side * 0.3))
      spoke.position = CGPoint(x: side / 2, y: side / 2)
      spoke.setAffineTransform(
        CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.count)))
      spoke.opacity = 0.25 + 0.75 * Float(index) / Float(Self.count - 1)
    }
  }

  /// Turns by one spoke at a time, once around in a second.
  func turn() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<Self.count).map { 2 * Double.pi * Double($0) / Double(Self.count) }
    animation.calculationMode = .discrete
    animation.duration = 1
    animation.repeatCount = .infinity
    add(animation, forKey: "turn")
  }
}
