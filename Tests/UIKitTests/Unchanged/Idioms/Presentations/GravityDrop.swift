import UIKit

/// A page that falls by UIKit's dynamics, and completes when they rest.
final class GravityDrop: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate
{
  private var animator: UIDynamicAnimator?
  private var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    self.context = context
    context.containerView.addSubview(to)
    let animator = UIDynamicAnimator(referenceView: context.containerView)
    animator.delegate = self
    let gravity = UIGravityBehavior(items: [to])
    gravity.magnitude = 4
    animator.addBehavior(gravity)
    self.animator = animator
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    context?.completeTransition(true)
    context = nil
  }
}
