import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Context that an animator receives, and by which it answers.
@MainActor
final class ControllerTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let exchange: ControllerTransition

  init(of exchange: ControllerTransition) {
    self.exchange = exchange
    super.init()
  }

  private var plan: ControllerTransition.Plan { exchange.plan }

  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.isAnimated }
  var isInteractive: Bool { exchange.isInteractive }
  var transitionWasCancelled: Bool { exchange.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? plan.from : key == .to ? plan.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? plan.fromView : key == .to ? plan.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { plan.frames.initial(of: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { plan.frames.final(of: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    exchange.percent = percentComplete
    exchange.coordinator.show(percentComplete)
  }

  func finishInteractiveTransition() {
    exchange.isInteractive = false
    exchange.coordinator.letGo(toEnd: true)
    exchange.coordinator.interactionChanged()
  }

  func cancelInteractiveTransition() {
    exchange.wasCancelled = true
    exchange.isInteractive = false
    exchange.coordinator.letGo(toEnd: false)
    exchange.coordinator.interactionChanged()
  }

  func pauseInteractiveTransition() {
    exchange.wasCancelled = false
    exchange.isInteractive = true
    exchange.coordinator.hold()
    exchange.coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) { exchange.complete(didComplete) }
}

/// Property animators that are led by hand, and play what is left once they are let go.
@MainActor
final class DrivenAnimators {
  private let animators: [any UIViewImplicitlyAnimating]

  init(_ animators: [any UIViewImplicitlyAnimating]) {
    self.animators = animators
    for animator in animators { animator.pauseAnimation() }
  }

  func show(_ fraction: CGFloat) {
    for animator in animators { animator.fractionComplete = fraction }
  }

  /// Stops on the way to either end, and says how far the way to the end is.
  func hold() -> CGFloat {
    for animator in animators {
      animator.pauseAnimation()
      animator.isReversed = false
    }
    return animators.first?.fractionComplete ?? 0
  }

  /// Ends at one of the two ends, where the animators have been led.
  func end(toEnd: Bool) {
    for animator in animators {
      animator.stopAnimation(false)
      animator.finishAnimation(at: toEnd ? .end : .start)
    }
  }

  /// Plays the rest of the way, or back, in a part of the animators' time.
  func letGo(toEnd: Bool, part: CGFloat, _ curve: any UITimingCurveProvider) {
    for animator in animators {
      animator.isReversed = !toEnd
      animator.continueAnimation(withTimingParameters: curve, durationFactor: part)
    }
  }
}
