import SegueMotion

extension ReleaseRule {
  /// React Navigation's, and that of react-native-screens: 0.3 s of the finger's speed count.
  func reactNavigation(_ release: Release) -> Outcome {
    let projected = release.way + release.velocity * 0.3
    return onSpring(.system, release, isFinished: projected > release.length / 2)
  }
}
