import UIKit

/// Overrides what subclasses of UIPercentDrivenInteractiveTransition override.
class OverridingDriver: UIPercentDrivenInteractiveTransition {
  override var percentComplete: CGFloat { super.percentComplete }
  override var duration: CGFloat { super.duration }
  override var completionSpeed: CGFloat {
    get { super.completionSpeed }
    set { super.completionSpeed = newValue }
  }
  override var completionCurve: UIView.AnimationCurve {
    get { super.completionCurve }
    set { super.completionCurve = newValue }
  }
  override var timingCurve: UITimingCurveProvider? {
    get { super.timingCurve }
    set { super.timingCurve = newValue }
  }
  override var wantsInteractiveStart: Bool {
    get { super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }
  override func pause() { super.pause() }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func cancel() { super.cancel() }
  override func finish() { super.finish() }
  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) { super.startInteractiveTransition(transitionContext) }
}
