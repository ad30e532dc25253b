import UIKit

/// Core Animation alone: a transaction around two animations, with a block for its end.
final class TransactionFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    CATransaction.begin()
    CATransaction.setAnimationDuration(transitionDuration(using: context))
    CATransaction.setCompletionBlock {
      from.layer.removeAllAnimations()
      context.completeTransition(!context.transitionWasCancelled)
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    from.layer.add(fade, forKey: "fade")
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.byValue = 0.5
    grow.duration = 0.2
    grow.timingFunction = CAMediaTimingFunction(name: .linear)
    from.layer.add(grow, forKey: "grow")
    CATransaction.commit()
  }
}
