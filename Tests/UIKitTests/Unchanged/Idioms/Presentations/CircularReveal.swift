import UIKit

/// A growing circle uncovers the pushed screen.
final class CircularReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var context: UIViewControllerContextTransitioning?
  private let origin: CGPoint

  init(from origin: CGPoint) {
    self.origin = origin
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    self.context = context
    context.containerView.addSubview(to)
    let start = CGRect(x: origin.x - 10, y: origin.y - 10, width: 20, height: 20)
    let far = CGPoint(
      x: max(origin.x, to.bounds.width - origin.x), y: max(origin.y, to.bounds.height - origin.y))
    let radius = (far.x * far.x + far.y * far.y).squareRoot()
    let end = start.insetBy(dx: 10 - radius, dy: 10 - radius)
    let mask = CAShapeLayer()
    mask.name = "reveal"
    mask.path = UIBezierPath(ovalIn: end).cgPath
    to.layer.mask = mask
    let grow = CABasicAnimation(keyPath: "path")
    grow.fromValue = UIBezierPath(ovalIn: start).cgPath
    grow.toValue = mask.path
    grow.duration = transitionDuration(using: context)
    grow.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    grow.delegate = self
    mask.add(grow, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: .to)?.layer.mask = nil
    context?.completeTransition(!(context?.transitionWasCancelled ?? true))
  }
}
