import UIKit

/// The old page is cut in two halves, which fold up to the left and to the right.
final class Fold: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.45
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    let (left, right) = from.bounds.divided(atDistance: from.bounds.width / 2, from: .minXEdge)
    container.addSubview(to)
    let halves = [left, right].compactMap { part -> UIView? in
      let half = from.resizableSnapshotView(
        from: part, afterScreenUpdates: false, withCapInsets: .zero)
      half?.frame = part
      return half
    }
    for (half, side) in zip(halves, ["left-half", "right-half"]) {
      half.accessibilityIdentifier = side
      container.addSubview(half)
    }
    halves.first?.hinge(at: CGPoint(x: 0, y: 0.5))
    halves.last?.hinge(at: CGPoint(x: 1, y: 0.5))
    from.removeFromSuperview()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        halves.first?.layer.transform = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
        halves.last?.layer.transform = CATransform3DRotate(perspective, -.pi / 2, 0, 1, 0)
      },
      completion: { _ in
        halves.forEach { $0.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension UIView {
  /// Moves the anchor point, and leaves the view where it is.
  fileprivate func hinge(at anchor: CGPoint) {
    let old = frame
    layer.anchorPoint = anchor
    frame = old
  }
}
