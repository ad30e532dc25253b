import UIKit

/// A card that a finger pulls down to close.
public final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private var interactor: UIPercentDrivenInteractiveTransition?

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.layer.cornerRadius = 24
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    view.addGestureRecognizer(pan)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view.window).y / view.bounds.height
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      interactor?.update(max(way, 0))
    case .ended:
      let isFast = pan.velocity(in: view.window).y > 800
      way > 0.4 || isFast ? interactor?.finish() : interactor?.cancel()
      interactor = nil
    case .cancelled:
      interactor?.cancel()
      interactor = nil
    default: break
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}
