import UIKit

/// Lets a card rise over the screen that it is opened from, and sink again.
public final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.45 }

  public func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(false)
      return
    }
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isPresenting {
      card.frame = context.containerView.bounds
      card.transform = below
      context.containerView.addSubview(card)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0
    ) {
      card.transform = self.isPresenting ? .identity : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
