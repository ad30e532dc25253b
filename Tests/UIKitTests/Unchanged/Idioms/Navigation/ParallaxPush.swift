import UIKit

/// The new page comes from the right; the old one goes a third of the way.
final class ParallaxPush: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.35
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let (container, width) = (context.containerView, context.containerView.bounds.width)
    let isPush = operation == .push
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let (near, far) = (
      CGAffineTransform(translationX: -width / 3, y: 0),
      CGAffineTransform(translationX: width, y: 0)
    )
    to.transform = isPush ? far : near
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: [.curveEaseIn, .layoutSubviews]
    ) {
      to.transform = .identity
      from.transform = isPush ? near : far
    } completion: { _ in
      from.transform = .identity
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
