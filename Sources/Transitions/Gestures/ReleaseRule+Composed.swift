extension ReleaseRule {
  /// The published navigation library's: more than 675 points a second, or a fifth of the way while
  /// not moving back by 200; what is left then passes up to 2.25 times as fast.
  func composed(_ release: Release) -> Outcome {
    let isFinished =
      release.velocity > 675 || (release.progress >= 0.2 && release.velocity > -200)
    var rest = PercentDriven(duration: release.duration)
    guard isFinished else { return rest.cancel(from: release.progress) }
    rest.completionSpeed = min(max(release.velocity / 800, 0.99), 2.25)
    return rest.finish(from: release.progress)
  }
}
