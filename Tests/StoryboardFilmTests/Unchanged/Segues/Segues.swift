// swift-format-ignore-file
// Sources as an article about segues has them.

import UIKit

/// An object of the storyboard, which the navigation controller asks for its animators.
class NavigationControllerDelegate: NSObject, UINavigationControllerDelegate {
  @IBOutlet weak var navigationController: UINavigationController?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return FadeInAnimator()
  }
}

class FadeInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toVC = transitionContext.viewController(forKey: .to)
    transitionContext.containerView.addSubview(toVC!.view)
    toVC!.view.alpha = 0.0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toVC!.view.alpha = 1.0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

class MasterViewController: UIViewController {
  private(set) var returns = 0

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showDetail" {
      (segue.destination as! DetailViewController).text = (sender as? UIButton)?.currentTitle
    }
  }

  @IBAction func unwindToMaster(_ segue: UIStoryboardSegue) {
    returns += 1
  }
}

class DetailViewController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text.map { "by “\($0)”" }
  }
}
