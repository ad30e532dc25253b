import UIKit

/// Layout that moves: what the layout depends on changes, and the animation asks for it.
final class Accordion: UIViewController {
  private let panel = AccordionView()

  override func loadView() { view = panel }

  func toggle() {
    panel.isOpen.toggle()
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      self.view.layoutIfNeeded()
    }
  }
}

final class AccordionView: UIView {
  var isOpen = false { didSet { setNeedsLayout() } }
  private let head = UIView()
  private let body = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    head.accessibilityIdentifier = "head"
    body.accessibilityIdentifier = "body"
    head.backgroundColor = .gray
    body.backgroundColor = .yellow
    addSubview(head)
    addSubview(body)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    head.frame = CGRect(x: 0, y: 100, width: bounds.width, height: isOpen ? 240 : 60)
    body.frame = CGRect(x: 0, y: head.frame.maxY, width: bounds.width, height: 300)
  }
}
