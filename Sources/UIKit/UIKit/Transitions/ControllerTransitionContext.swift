import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

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
