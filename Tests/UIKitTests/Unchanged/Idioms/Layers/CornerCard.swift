import UIKit

/// A layer whose outline follows a property of its own: it makes the outline when it is displayed, and has the
/// property move as the block around it moves.
private final class CornerLayer: CAShapeLayer {
  @NSManaged var radius: CGFloat

  override var frame: CGRect { didSet { setNeedsDisplay() } }

  override static func needsDisplay(forKey key: String) -> Bool {
    key == "radius" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == "radius", let action = super.action(forKey: "backgroundColor") as? CAAnimation
    else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(forKey: event) ?? radius
    animation.duration = action.duration
    animation.timingFunction = action.timingFunction
    animation.delegate = action.delegate
    return animation
  }

  override func display() {
    let side = presentation()?.radius ?? radius
    path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
  }
}

/// A corner that covers what is below it.
final class CornerView: UIView {
  override class var layerClass: AnyClass { CornerLayer.self }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    (layer as? CornerLayer)?.fillColor = UIColor.blue.cgColor
  }

  var radius: CGFloat {
    get { (layer as? CornerLayer)?.radius ?? 0 }
    set { (layer as? CornerLayer)?.radius = newValue }
  }
}

/// A card whose corner grows, by itself or while another card comes.
final class CornerCard: UIViewController {
  private(set) var corner = CornerView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(corner)
  }

  func grow() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.corner.radius = 40 }
  }

  /// The corner is new when it begins to grow.
  func growAtOnce() {
    corner.removeFromSuperview()
    corner = CornerView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.addSubview(corner)
    grow()
  }

  func present() {
    let page = UIViewController()
    page.view.backgroundColor = .white
    present(page, animated: true)
    page.transitionCoordinator?.animate(alongsideTransition: { _ in self.corner.radius = 40 })
  }
}
