import UIKit

/// A page that slides in by a property animator, which a finger may hold and let go.
final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// Is told what a driver needs to know.
  var noteContext: (UIViewControllerContextTransitioning) -> Void = { _ in }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    noteContext(context)
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: timing)
    let to = context.view(forKey: .to)
    let final = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? .zero
    to?.frame = final.offsetBy(dx: final.width, dy: 0)
    if let to { context.containerView.addSubview(to) }
    animator.addAnimations { to?.frame = final }
    animator.addCompletion { position in
      context.completeTransition(position == .end && !context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
