import HeadlessCoreGraphics
import ObjectiveC

/// The "i" in a circle at the end of a row, which tells the table's delegate that it was touched.
@MainActor
final class DetailButton: UIControl {
  /// UIKit's extent of the circle, in points.
  static let side: CGFloat = 22

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: DetailButton.side, height: DetailButton.side))
    accessibilityIdentifier = "cell.detail"
    isOpaque = false
    addAction(UIAction { [weak self] _ in self?.wasTouched() }, for: .touchUpInside)
    setNeedsDisplay()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func wasTouched() {
    let around = Array(sequence(first: self as UIView) { $0.superview })
    guard let cell = around.lazy.compactMap({ $0 as? UITableViewCell }).first,
      let table = around.lazy.compactMap({ $0 as? UITableView }).first,
      let path = table.indexPath(for: cell)
    else { return }
    table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.set()
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.25, dy: 1.25))
    circle.lineWidth = 1.5
    circle.stroke()
    let x = bounds.midX
    UIBezierPath(ovalIn: CGRect(x: x - 1.25, y: 5.5, width: 2.5, height: 2.5)).fill()
    UIBezierPath(
      roundedRect: CGRect(x: x - 0.9, y: 9.5, width: 1.8, height: 7), cornerRadius: 0.9
    ).fill()
  }
}
