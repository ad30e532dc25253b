import UIKit

/// A navigation controller's delegate that has one animator to go and another to come back.
final class OperationDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var asked: [UINavigationController.Operation] = []
  private(set) var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    asked.append(operation)
    switch operation {
    case .push, .pop: return ParallaxPush(operation)
    default: return nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
