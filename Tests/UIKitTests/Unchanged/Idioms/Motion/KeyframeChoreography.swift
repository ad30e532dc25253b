import UIKit

/// The old page steps back and fades while the new one comes up, each in its part of the time.
final class KeyframeChoreography: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    let height = to.bounds.height
    to.transform = CGAffineTransform(translationX: 0, y: height)
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0, options: linear
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
        to.transform = CGAffineTransform(translationX: 0, y: height / 4)
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        from.alpha = 0.4
      }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        to.transform = .identity
      }
    } completion: { _ in
      from.transform = .identity
      from.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
