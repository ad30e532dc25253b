import UIKit

/// Fades pages in, on and back.
final class FadeInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    to.view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.insertSubview(to.view, aboveSubview: from.view)
    to.view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      to.view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Picks the animator by what the app does.
final class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operations.append(operation)
    switch operation {
    case .push, .pop: return FadeInAnimator()
    default: return nil
    }
  }
}

/// Takes the place of the page on top: the delegate sees a push.
final class ReplaceTopSegue: UIStoryboardSegue {
  override func perform() {
    guard let navigationController = source.navigationController else { return }
    var controllers = navigationController.viewControllers
    controllers.removeLast()
    controllers.append(destination)
    navigationController.setViewControllers(controllers, animated: true)
  }
}
