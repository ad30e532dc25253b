import UIKit

/// Tabs slide in from the side on which they lie.
final class TabSlideDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let tabs = tabBarController.viewControllers ?? []
    guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else {
      return nil
    }
    return TabSlide(goesRight: to > from)
  }
}

final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let goesRight: Bool

  init(goesRight: Bool) {
    self.goesRight = goesRight
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.25
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let leaving = context.viewController(forKey: .from)
    else { return }
    let width = (goesRight ? 1 : -1) * context.containerView.bounds.width
    to.frame = context.initialFrame(for: leaving)
    to.center.x += width
    context.containerView.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      from.center.x -= width
      to.center.x -= width
    } completion: { finished in
      context.completeTransition(finished)
    }
  }
}
