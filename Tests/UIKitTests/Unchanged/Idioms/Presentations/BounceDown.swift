import UIKit

/// The new screen falls down from above, and bounces.
final class BounceDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.8
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else { return }
    let final = context.finalFrame(for: to)
    to.view.frame = final.offsetBy(dx: 0, dy: -UIScreen.main.bounds.height)
    context.containerView.addSubview(to.view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0.1, usingSpringWithDamping: 0.4,
      initialSpringVelocity: 2, options: .curveLinear,
      animations: { to.view.frame = final },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
