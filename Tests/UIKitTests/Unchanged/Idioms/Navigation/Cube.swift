import UIKit

/// Two pages are sides of a cube that turns.
final class Cube: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    let half = container.bounds.width / 2
    container.addSubview(to)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 800
    container.layer.sublayerTransform = perspective
    func side(_ angle: CGFloat) -> CATransform3D {
      var side = CATransform3DMakeTranslation(0, 0, -half)
      side = CATransform3DRotate(side, angle, 0, 1, 0)
      return CATransform3DTranslate(side, 0, 0, half)
    }
    to.layer.transform = side(.pi / 2)
    to.layer.isDoubleSided = false
    from.layer.isDoubleSided = false
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: {
        to.layer.transform = CATransform3DIdentity
        from.layer.transform = side(-.pi / 2)
      },
      completion: { _ in
        from.layer.transform = CATransform3DIdentity
        from.layer.isDoubleSided = true
        to.layer.isDoubleSided = true
        container.layer.sublayerTransform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
