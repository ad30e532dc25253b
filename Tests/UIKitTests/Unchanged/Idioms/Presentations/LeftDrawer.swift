import UIKit

/// A menu that comes from the left, and leaves a part of the screen free.
final class DrawerPresentation: UIPresentationController {
  private let insets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 80)

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: insets)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame.size = frameOfPresentedViewInContainerView.size
  }
}

final class LeftDrawer: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = context.viewController(forKey: key) else { return }
    if isPresentation { context.containerView.addSubview(controller.view) }
    let shown =
      isPresentation
      ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    var hidden = shown
    hidden.origin.x = -shown.width
    controller.view.frame = isPresentation ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
      animations: { controller.view.frame = self.isPresentation ? shown : hidden },
      completion: { finished in
        if !self.isPresentation { controller.view.removeFromSuperview() }
        context.completeTransition(finished)
      })
  }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { LeftDrawer(isPresentation: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { LeftDrawer(isPresentation: false) }
}
