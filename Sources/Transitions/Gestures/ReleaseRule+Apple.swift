import SegueMotion

extension ReleaseRule {
  /// UIKit's: where the finger would come to rest decides.
  ///
  /// UIKit publishes no numbers; a scroll view at its faster rate, which keeps 0.99 of the speed each
  /// millisecond, comes 0.099 s of it further.
  func ios(_ release: Release) -> Outcome {
    let projected = release.way + release.velocity * 0.099
    return onSpring(.system, release, isFinished: projected > release.length / 2)
  }

  /// A sheet's that follows the finger, as libraries have measured it.
  func sheet(_ release: Release) -> Outcome {
    let isFinished =
      release.velocity >= 800 || (release.progress >= 0.5 && release.velocity >= 0)
    let ratio = isFinished ? 1 : 0.84
    return onSpring(.response(0.4, dampingFraction: ratio), release, isFinished: isFinished)
  }
}
