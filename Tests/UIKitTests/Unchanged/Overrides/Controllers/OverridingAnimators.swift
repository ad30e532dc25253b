import UIKit

/// Overrides what subclasses of UIViewPropertyAnimator override.
class OverridingAnimator: UIViewPropertyAnimator {
  override var isRunning: Bool { super.isRunning }
  override var isReversed: Bool {
    get { super.isReversed }
    set { super.isReversed = newValue }
  }
  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set { super.fractionComplete = newValue }
  }
  override var state: UIViewAnimatingState { super.state }
  override var delay: TimeInterval { super.delay }
  override var duration: TimeInterval { super.duration }
  override var timingParameters: UITimingCurveProvider? { super.timingParameters }
  override var isInterruptible: Bool {
    get { super.isInterruptible }
    set { super.isInterruptible = newValue }
  }
  override var scrubsLinearly: Bool {
    get { super.scrubsLinearly }
    set { super.scrubsLinearly = newValue }
  }
  override var pausesOnCompletion: Bool {
    get { super.pausesOnCompletion }
    set { super.pausesOnCompletion = newValue }
  }
  override func startAnimation() { super.startAnimation() }
  override func startAnimation(afterDelay delay: TimeInterval) {
    super.startAnimation(afterDelay: delay)
  }
  override func pauseAnimation() { super.pauseAnimation() }
  override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    super.finishAnimation(at: finalPosition)
  }
  override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    super.addAnimations(animation, delayFactor: delayFactor)
  }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    super.addCompletion(completion)
  }
  override func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) { super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
}
