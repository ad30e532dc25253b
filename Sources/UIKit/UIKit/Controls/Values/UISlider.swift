public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A control that chooses a number from a range.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIImageView()
  private var thumbImages = UIControl.StateTable<UIImage>()
  /// Distance of the finger's hold from the thumb's middle.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UISlider.self)
  }

  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  // MARK: The number

  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  private var number: Float = 0
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }
  open var minimumValue: Float = 0 { didSet { setValue(number, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(number, animated: false) } }
  open var isContinuous = true

  // MARK: Looks

  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteLook(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
      setNeedsLayout()
    }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteLook(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
      setNeedsLayout()
    }
  }
  open var thumbTintColor: UIColor? {
    didSet {
      noteLook(\UISlider.thumbTintColor, thumbTintColor)
      setNeedsLayout()
    }
  }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
    setNeedsLayout()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  private func setUp() {
    for (part, name) in [(minimumTrack, "track.low"), (maximumTrack, "track.high")] {
      part.accessibilityIdentifier = name
      part.isUserInteractionEnabled = false
      part.layer.cornerRadius = UISlider.trackHeight / 2
    }
    thumb.accessibilityIdentifier = "thumb"
    for part in [maximumTrack, minimumTrack, thumb] { addSubview(part) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Where

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - UISlider.trackHeight / 2,
      width: max(bounds.width - 4, 0), height: UISlider.trackHeight)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      thumbImages[state]?.size ?? CGSize(width: UISlider.thumbSide, height: UISlider.thumbSide)
    let way = max(bounds.width - size.width, 0)
    return CGRect(
      x: bounds.minX + way * share(of: value), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func share(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let grip = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let (low, high) = track.divided(atDistance: max(grip.midX - track.minX, 0), from: .minXEdge)
    (minimumTrack.frame, maximumTrack.frame, thumb.frame) = (low, high, grip)
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.image = thumbImages[state]
    let isPlain = thumb.image == nil
    thumb.backgroundColor = isPlain ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = isPlain ? grip.height / 2 : 0
    thumb.layer.shadowOpacity = isPlain ? 0.15 : 0
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
  }

  // MARK: The finger

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let box = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    grip = place.x - box.midX
    return box.insetBy(dx: -10, dy: -10).contains(place)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let box = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let way = bounds.width - box.width
    guard way > 0 else { return true }
    let share = Float((touch.location(in: self).x - grip - bounds.minX - box.width / 2) / way)
    value = minimumValue + (maximumValue - minimumValue) * share
    if isContinuous { send(.valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send(.valueChanged, event) }
  }
}
