import SegueMotion

/// Rules by which platforms complete a transition when a finger lets go of it.
public enum ReleaseRule: Hashable, Sendable, CaseIterable {
  /// The published navigation library: a fast swipe, or a fifth of the way.
  case composed
  /// UIKit's edge swipe: half of the way, counting how far the finger would still have come; then
  /// a spring that takes over the finger's speed.
  case ios
  /// React Navigation: half of the way, counting 0.3 s of the finger's speed.
  case reactNavigation
  /// Flutter's Cupertino pages: a fling of a screen's width per second, or half of the way.
  case flutter
  /// Flutter's Cupertino sheets: a fling of two of the stage's heights per second, or a little less
  /// than half of the sheet's way.
  case flutterSheet
  /// A sheet that follows: half of the way and not moving back, or a fling.
  case sheet
  /// Android's predictive back: letting go always goes back; a finger that has returned cancels.
  case predictiveBack
  /// UIKit's percent-driven interaction, with an app's own numbers.
  case percentDriven(PercentDrivenRelease)

  /// Every rule, percent-driven interaction with UIKit's defaults.
  public static let allCases: [ReleaseRule] = [
    .composed, .ios, .reactNavigation, .flutter, .flutterSheet, .sheet, .predictiveBack,
    .percentDriven(PercentDrivenRelease()),
  ]

  /// Name of the rule.
  package var name: String {
    switch self {
    case .composed: "composed"
    case .ios: "ios"
    case .reactNavigation: "react-navigation"
    case .flutter: "flutter"
    case .flutterSheet: "flutter-sheet"
    case .sheet: "sheet"
    case .predictiveBack: "predictive-back"
    case .percentDriven: "percent-driven"
    }
  }

  /// The part of the stage that Flutter's Cupertino sheets leave free at the top.
  package static let cupertinoSheetGap = 0.08

  /// Returns the progress of a transition when the finger has come `way` of `length` points.
  package func progress(after way: Double, of length: Double) -> Double {
    switch self {
    case .predictiveBack: BackGesture(width: length).progress(after: way)
    case .flutterSheet: min(max(way / (length * (1 - Self.cupertinoSheetGap)), 0), 1)
    default: min(max(way / length, 0), 1)
    }
  }

  /// Returns the outcome of `release`.
  package func release(_ release: Release) -> GestureOutcome {
    switch self {
    case .composed: composed(release)
    case .ios: ios(release)
    case .reactNavigation: reactNavigation(release)
    case .flutter: flutter(release)
    case .flutterSheet: flutterSheet(release)
    case .sheet: sheet(release)
    case .predictiveBack: predictiveBack(release)
    case .percentDriven(let rule): rule.outcome(after: release)
    }
  }
}

// MARK: - Platforms

extension ReleaseRule {
  /// The published navigation library's: more than 675 points a second, or a fifth of the way while
  /// not moving back by 200; what is left then passes up to 2.25 times as fast.
  func composed(_ release: Release) -> GestureOutcome {
    let isFinished =
      release.velocity > 675 || (release.progress >= 0.2 && release.velocity > -200)
    var rest = PercentDriven(duration: release.duration)
    guard isFinished else { return rest.cancel(from: release.progress) }
    rest.completionSpeed = min(max(release.velocity / 800, 0.99), 2.25)
    return rest.finish(from: release.progress)
  }

  /// UIKit's: where the finger would come to rest decides.
  ///
  /// UIKit publishes no numbers; a scroll view at its faster rate, which keeps 0.99 of the speed each
  /// millisecond, comes 0.099 s of it further.
  func ios(_ release: Release) -> GestureOutcome {
    let projected = release.way + release.velocity * 0.099
    return onSpring(.system, release, isFinished: projected > release.length / 2)
  }

  /// A sheet's that follows the finger, as libraries have measured it.
  func sheet(_ release: Release) -> GestureOutcome {
    let isFinished =
      release.velocity >= 800 || (release.progress >= 0.5 && release.velocity >= 0)
    let ratio = isFinished ? 1 : 0.84
    return onSpring(.response(0.4, dampingFraction: ratio), release, isFinished: isFinished)
  }

  /// React Navigation's, and that of react-native-screens: 0.3 s of the finger's speed count.
  func reactNavigation(_ release: Release) -> GestureOutcome {
    let projected = release.way + release.velocity * 0.3
    return onSpring(.system, release, isFinished: projected > release.length / 2)
  }

  /// Flutter's Cupertino pages': a width a second decides by its direction; then 350 ms of
  /// Cupertino's curve, either way.
  func flutter(_ release: Release) -> GestureOutcome {
    let isFling = release.velocity.magnitude >= release.length
    return GestureOutcome(
      isFinished: isFling ? release.velocity > 0 : release.progress > 0.5,
      duration: .milliseconds(350), pace: .easing(.known("flutter.fast-ease-in-to-slow-ease-out")))
  }

  /// Flutter's Cupertino sheets': two heights a second decide by their direction, otherwise 48
  /// hundredths of the way; then 300 ms, slow at the end, either way.
  func flutterSheet(_ release: Release) -> GestureOutcome {
    let isFling = release.velocity.magnitude >= 2 * release.length
    return GestureOutcome(
      isFinished: isFling ? release.velocity > 0 : release.progress >= 0.48,
      duration: .milliseconds(300), pace: .easing(.easeOut))
  }

  /// Android's predictive back: what is left of the time passes as it is; cancelled, the time passes
  /// back along Android's curve.
  func predictiveBack(_ release: Release) -> GestureOutcome {
    let isFinished = release.progress > 0 && release.velocity >= 0
    let rest = isFinished ? 1 - release.progress : release.progress
    return GestureOutcome(
      isFinished: isFinished, duration: release.duration.scaled(by: rest),
      pace: isFinished ? .linear : .easing(.known("android.fast-out-slow-in")))
  }

  /// A spring sets off as fast as the finger moved, measured in what is left of the way.
  func onSpring(_ spring: Spring, _ release: Release, isFinished: Bool) -> GestureOutcome {
    let rest = isFinished ? 1 - release.progress : release.progress
    guard rest > 0 else {
      return GestureOutcome(isFinished: isFinished, duration: .zero, pace: .linear)
    }
    let velocity = release.velocity / release.length / rest * (isFinished ? 1 : -1)
    let launched = (try? spring.launched(at: velocity)) ?? spring
    let settling = launched.settlingDuration() ?? release.duration.seconds
    return GestureOutcome(
      isFinished: isFinished, duration: .seconds(roundingUp: settling),
      pace: .spring(launched, SpringSampling(clampsOvershoot: true)))
  }
}

/// Progress of Android's back gesture by the distance of a finger from the side of the display.
///
/// On a display as wide as a phone, progress is the part of the width. On a wider one it follows the
/// finger on the first stretch as on a display not much wider than a phone, and on the rest it
/// gradually becomes the part of the width.
package struct BackGesture: Hashable, Sendable {
  /// The width of the display, in points.
  package var width: Double
  /// The stretch on which progress is even: the width of a phone.
  package var linearDistance = 412.0
  /// The part of the rest of the width that counts on that stretch.
  package var share = 0.2

  /// The gesture on a display of this width.
  package init(width: Double) {
    self.width = width
  }

  /// The progress, from 0 to 1, after `way` points.
  package func progress(after way: Double) -> Double {
    guard width > linearDistance else { return min(max(way / width, 0), 1) }
    let start = linearDistance + (width - linearDistance) * share
    let beyond = (way - linearDistance) / (width - linearDistance)
    let target = way <= linearDistance ? start : start + (width - start) * beyond
    return min(max(way / target, 0), 1)
  }
}
