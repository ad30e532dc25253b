import UIKit

/// A controller with an animator of its own: it turns twice, grows and appears.
final class SpinController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SpinAnimator() }
}

final class SpinAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 1.0 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: .to) else { return }
    context = transitionContext
    controller.view.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(controller.view)
    guard transitionContext.isAnimated else {
      transitionContext.completeTransition(true)
      return
    }
    let opacity = CABasicAnimation(keyPath: "opacity")
    opacity.fromValue = 0.0
    opacity.toValue = 1.0
    opacity.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let rotation = CABasicAnimation(keyPath: "transform.rotation")
    rotation.fromValue = 0.0
    rotation.toValue = 2.0 * 2.0 * Double.pi
    rotation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 0.1
    scale.toValue = 1.0
    scale.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let group = CAAnimationGroup()
    group.animations = [opacity, rotation, scale]
    group.duration = 1.0
    group.delegate = self
    controller.view.layer.add(group, forKey: "spin")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(!(context?.transitionWasCancelled ?? false))
  }
}
