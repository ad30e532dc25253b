import SegueMotion

/// What a platform does when a finger lets go of an exchange.
public enum ReleaseRule: String, Hashable, Sendable, CaseIterable {
  /// The published navigation library: a fast swipe, or a fifth of the way.
  case composed
  /// UIKit's edge swipe: half of the way, counting how far the finger would still have come; then
  /// a spring that takes over the finger's speed.
  case ios
  /// React Navigation: half of the way, counting 0.3 s of the finger's speed.
  case reactNavigation = "react-navigation"
  /// Flutter's Cupertino pages: a fling of a screen's width per second, or half of the way.
  case flutter
  /// Flutter's Cupertino sheets: a fling of two of the stage's heights per second, or a little less
  /// than half of the sheet's way.
  case flutterSheet = "flutter-sheet"
  /// A sheet that follows: half of the way and not moving back, or a fling.
  case sheet
  /// Android's predictive back: letting go always goes back; a finger that has returned cancels.
  case predictiveBack = "predictive-back"

  /// How far an exchange is when the finger has come `way` of `length` points.
  public func progress(after way: Double, of length: Double) -> Double {
    switch self {
    case .predictiveBack: BackGesture(width: length).progress(after: way)
    case .flutterSheet: min(max(way / (length * (1 - CupertinoSheet.gap)), 0), 1)
    default: min(max(way / length, 0), 1)
    }
  }

  /// What happens after `release`.
  public func release(_ release: Release) -> Outcome {
    switch self {
    case .composed: composed(release)
    case .ios: ios(release)
    case .reactNavigation: reactNavigation(release)
    case .flutter: flutter(release)
    case .flutterSheet: flutterSheet(release)
    case .sheet: sheet(release)
    case .predictiveBack: predictiveBack(release)
    }
  }
}

extension ReleaseRule {
  /// A spring sets off as fast as the finger moved, measured in what is left of the way.
  func onSpring(_ spring: Spring, _ release: Release, isFinished: Bool) -> Outcome {
    let rest = isFinished ? 1 - release.progress : release.progress
    guard rest > 0 else { return Outcome(isFinished: isFinished, duration: .zero, pace: .linear) }
    let velocity = release.velocity / release.length / rest * (isFinished ? 1 : -1)
    let launched = (try? spring.launched(at: velocity)) ?? spring
    let settling = launched.settlingDuration() ?? release.duration.seconds
    return Outcome(
      isFinished: isFinished, duration: .seconds(roundingUp: settling),
      pace: .spring(launched, SpringSampling(clampsOvershoot: true)))
  }
}
