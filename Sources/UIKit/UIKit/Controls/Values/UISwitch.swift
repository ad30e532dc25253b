public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A control that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  private let thumb = UIView()
  private var isOnNow = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UISwitch.self)
  }

  /// Switches have one size.
  static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2

  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    isOnNow = on
    if animated {
      UIView.animate(withDuration: 0.25) { self.show() }
    } else {
      show()
    }
  }
  open var onTintColor: UIColor? {
    didSet {
      noteLook(\UISwitch.onTintColor, onTintColor)
      show()
    }
  }
  open var thumbTintColor: UIColor? {
    didSet {
      noteLook(\UISwitch.thumbTintColor, thumbTintColor)
      show()
    }
  }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  private func setUp() {
    bounds.size = UISwitch.size
    thumb.accessibilityIdentifier = "thumb"
    thumb.isUserInteractionEnabled = false
    let side = UISwitch.size.height - 2 * UISwitch.margin
    thumb.bounds.size = CGSize(width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    layer.cornerRadius = UISwitch.size.height / 2
    addSubview(thumb)
    show()
  }

  private func show() {
    let half = UISwitch.size.height / 2
    thumb.center = CGPoint(x: isOn ? UISwitch.size.width - half : half, y: half)
    thumb.backgroundColor = thumbTintColor ?? .white
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    layer.opacity = isEnabled ? 1 : 0.5
  }

  override func stateHasChanged() {
    super.stateHasChanged()
    show()
  }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override var endEvents: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { setOn(!isOn, animated: true) }
  }
}
