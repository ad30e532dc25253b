public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A control that makes a number larger or smaller by steps.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  private let less = UILabel()
  private let more = UILabel()
  private let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UIStepper.self)
  }

  static let size = CGSize(width: 94, height: 32)

  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  private var number = 0.0
  open var minimumValue = 0.0 { didSet { value = number } }
  open var maximumValue = 100.0 { didSet { value = number } }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private func setUp() {
    bounds.size = UIStepper.size
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    for (label, text) in [(less, "–"), (more, "+")] {
      label.text = text
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20)
      addSubview(label)
    }
    line.backgroundColor = .separator
    addSubview(line)
  }

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    (less.frame, more.frame) = (halves.slice, halves.remainder)
    line.frame = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let old = number
    let next = number + (touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    if wraps, next > maximumValue {
      number = minimumValue
    } else if wraps, next < minimumValue {
      number = maximumValue
    } else {
      value = next
    }
    if number != old { send([.valueChanged, .primaryActionTriggered], event) }
  }
}
