import UIKit

/// A stack whose next page a finger pulls up, as its animator moves it.
final class PulledUpNavigation: UINavigationController, UINavigationControllerDelegate {
  private var interactor: UIPercentDrivenInteractiveTransition?
  var nextPage: UIViewController = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
    view.addGestureRecognizer(pan)
  }

  @objc private func pull(_ gesture: UIPanGestureRecognizer) {
    let progress = -gesture.translation(in: view).y / view.bounds.height
    switch gesture.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      pushViewController(nextPage, animated: true)
    case .changed:
      interactor?.update(progress)
    case .ended:
      interactor?.update(progress)
      progress > 0.5 ? interactor?.finish() : interactor?.cancel()
      interactor = nil
    default:
      interactor?.cancel()
      interactor = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}
