import HeadlessCoreGraphics
import ObjectiveC

/// The circle before a row that is edited: red with a minus, or green with a plus.
@MainActor
final class RowEditControl: UIControl {
  static let side: CGFloat = 22
  /// Distance by which a row moves aside for the circle.
  static let room: CGFloat = 38
  var isInsertion = false { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "edit-control"
    isOpaque = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    (isInsertion ? UIColor.systemGreen : .systemRed).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.white.setStroke()
    let lines = UIBezierPath()
    let (arm, middle) = (bounds.width * 0.25, CGPoint(x: bounds.midX, y: bounds.midY))
    lines.move(to: CGPoint(x: middle.x - arm, y: middle.y))
    lines.addLine(to: CGPoint(x: middle.x + arm, y: middle.y))
    if isInsertion {
      lines.move(to: CGPoint(x: middle.x, y: middle.y - arm))
      lines.addLine(to: CGPoint(x: middle.x, y: middle.y + arm))
    }
    lines.lineWidth = 2
    lines.stroke()
  }
}
