import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The chevron that leads back, in the color of the words beside it.
@MainActor
final class BackIndicator: UIView {
  /// The extents of the chevron with its round ends, in points.
  static let size = CGSize(width: 12, height: 20)
  /// Width of its stroke.
  private static let stroke: CGFloat = 2.5

  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityIdentifier = "navigation-bar.indicator"
    isUserInteractionEnabled = false
    shape.name = "navigation-bar.chevron"
    shape.fillColor = nil
    shape.lineWidth = BackIndicator.stroke
    (shape.lineCap, shape.lineJoin) = (.round, .round)
    let edge = BackIndicator.stroke / 2
    let (size, path) = (BackIndicator.size, UIBezierPath())
    path.move(to: CGPoint(x: size.width - edge, y: edge))
    path.addLine(to: CGPoint(x: edge, y: size.height / 2))
    path.addLine(to: CGPoint(x: size.width - edge, y: size.height - edge))
    shape.path = path.cgPath
    shape.frame = CGRect(origin: .zero, size: size)
    layer.addSublayer(shape)
  }

  /// Color of the chevron.
  var color: UIColor? {
    didSet {
      if color != oldValue {
        shape.strokeColor = color?.resolvedColor(with: traitCollection).cgColor
      }
    }
  }
}
