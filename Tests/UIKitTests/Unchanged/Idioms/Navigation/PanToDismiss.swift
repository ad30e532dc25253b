import UIKit

/// A presented screen that a finger pulls down: what moves is told how far the finger has come.
final class PanToDismiss: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) var interactor: UIPercentDrivenInteractiveTransition?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pulled:", PanToDismiss.pulled(_:))))
  }

  /// Where the finger was when, as the recognizer told it.
  private(set) var moves: [(time: CFTimeInterval, translation: CGFloat)] = []

  private func pulled(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view.superview).y
    switch pan.state {
    case .began: fingerCameDown()
    case .changed:
      moves.append((CACurrentMediaTime(), translation))
      fingerMoved(by: translation)
    case .ended: fingerLetGo(isFast: pan.velocity(in: view.superview).y > 1500)
    default: fingerLetGo(isFast: false)
    }
  }

  func fingerCameDown() {
    interactor = UIPercentDrivenInteractiveTransition()
    dismiss(animated: true)
  }

  func fingerMoved(by translation: CGFloat) {
    interactor?.update(translation / view.bounds.height)
  }

  func fingerLetGo(isFast: Bool) {
    guard let interactor else { return }
    if isFast || interactor.percentComplete > 0.4 {
      interactor.completionSpeed = 1.5
      interactor.finish()
    } else {
      interactor.cancel()
    }
    self.interactor = nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideDown() }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.6
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { from.frame.origin.y = context.containerView.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
