import UIKit

/// The arriving page rises on a spring, the other one steps back.
final class SlideUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.38 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: to)
    to.view.frame = finalFrame.offsetBy(dx: 0, dy: container.bounds.height)
    container.addSubview(to.view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.88, initialSpringVelocity: 0.3, options: [.curveEaseOut],
      animations: {
        to.view.frame = finalFrame
        from.view.alpha = 0.85
        from.view.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
      },
      completion: { _ in
        from.view.transform = .identity
        from.view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
