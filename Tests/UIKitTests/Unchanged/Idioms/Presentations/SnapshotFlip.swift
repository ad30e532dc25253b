import UIKit

/// Two snapshots turn about the vertical axis, one after the other, as a card does.
final class SnapshotFlip: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.6
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let front = from.view.snapshotView(afterScreenUpdates: false),
      let back = to.view.snapshotView(afterScreenUpdates: true)
    else { return context.completeTransition(false) }
    let container = context.containerView
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    container.layer.sublayerTransform = perspective
    to.view.frame = context.finalFrame(for: to)
    to.view.isHidden = true
    front.frame = from.view.frame
    back.frame = from.view.frame
    front.accessibilityIdentifier = "front"
    back.accessibilityIdentifier = "back"
    container.addSubview(to.view)
    container.addSubview(front)
    container.addSubview(back)
    from.view.isHidden = true
    back.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          front.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          back.layer.transform = CATransform3DMakeRotation(0, 0, 1, 0)
        }
      },
      completion: { _ in
        to.view.isHidden = false
        from.view.isHidden = false
        front.removeFromSuperview()
        back.removeFromSuperview()
        container.layer.sublayerTransform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
