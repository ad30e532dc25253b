import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Context that an animator receives, and by which it answers.
@MainActor
final class ControllerTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: ControllerTransition

  init(of transition: ControllerTransition) {
    self.transition = transition
    super.init()
  }

  private var plan: ControllerTransition.Plan { transition.plan }

  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.wasCancelled }
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
    transition.percent = percentComplete
    transition.coordinator.show(percentComplete)
  }

  func finishInteractiveTransition() {
    transition.isInteractive = false
    transition.coordinator.letGo(toEnd: true)
    transition.coordinator.interactionChanged()
  }

  func cancelInteractiveTransition() {
    transition.wasCancelled = true
    transition.isInteractive = false
    transition.coordinator.letGo(toEnd: false)
    transition.coordinator.interactionChanged()
  }

  func pauseInteractiveTransition() {
    transition.wasCancelled = false
    transition.isInteractive = true
    transition.coordinator.hold()
    transition.coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }
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
