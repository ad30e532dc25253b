import UIKit

/// A layer on a spring of Core Animation, for as long as the spring takes to settle.
final class SpringDrop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    spring.settlingDuration
  }

  private var spring: CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.mass = 1
    spring.stiffness = 180
    spring.damping = 18
    spring.initialVelocity = 1
    return spring
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    let drop = spring
    drop.fromValue = -to.bounds.height / 2
    drop.toValue = to.layer.position.y
    drop.duration = drop.settlingDuration
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    to.layer.add(drop, forKey: "drop")
    CATransaction.commit()
  }
}
