import UIKit

/// A card in the middle of the screen, over a shade that the coordinator fades in.
final class CardPresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let box = containerView?.bounds else { return .zero }
    return CGRect(x: 20, y: (box.height - 300) / 2, width: box.width - 40, height: 300)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    shade.accessibilityIdentifier = "shade"
    shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
    shade.alpha = 0
    containerView?.insertSubview(shade, at: 0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.layer.cornerRadius = 16
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      shade.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [shade] _ in shade.alpha = alpha })
  }
}

/// The card pops up with a little bounce, and shrinks away.
final class CardPopUp: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.5 : 0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    isPresenting ? popUp(context) : shrink(context)
  }

  private func popUp(_ context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let card = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    card.frame = context.finalFrame(for: to)
    context.containerView.addSubview(card)
    card.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: []
    ) {
      card.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func shrink(_ context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .from)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      card?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A controller that brings its own presentation along.
final class PopUpCardController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardPopUp(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardPopUp(isPresenting: false) }
}
