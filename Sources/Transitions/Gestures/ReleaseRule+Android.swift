import SegueMotion

extension ReleaseRule {
  /// Android's predictive back: what is left of the time passes as it is; cancelled, the time passes
  /// back along Android's curve.
  func predictiveBack(_ release: Release) -> Outcome {
    let isFinished = release.progress > 0 && release.velocity >= 0
    let rest = isFinished ? 1 - release.progress : release.progress
    return Outcome(
      isFinished: isFinished, duration: release.duration.scaled(by: rest),
      pace: isFinished ? .linear : .easing(.fastOutSlowIn))
  }
}
