import UIKit

/// One animator object for both ways, as in many tutorials.
final class TwoWays: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let moving = context.view(forKey: key) else { return }
    let container = context.containerView
    let small = CGAffineTransform(scaleX: 0.2, y: 0.2)
    if isPresenting {
      moving.transform = small
      moving.alpha = 0
      container.addSubview(moving)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        moving.transform = self.isPresenting ? .identity : small
        moving.alpha = self.isPresenting ? 1 : 0
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class TwoWaysDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = TwoWays()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = true
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = false
    return animator
  }
}
