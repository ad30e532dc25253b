public import SegueMotion

/// A finger as it lets go.
public struct Release: Hashable, Sendable {
  /// How far the exchange has come, from 0 to 1.
  public var progress: Double
  /// How fast the finger moves, in points per second, positive towards the end of the exchange.
  public var velocity: Double
  /// The way of a whole exchange, in points.
  public var length: Double
  /// How long the exchange takes without a finger.
  public var duration: Time

  /// The finger with these values.
  public init(progress: Double, velocity: Double, length: Double, duration: Time) {
    self.progress = progress
    self.velocity = velocity
    self.length = length
    self.duration = duration
  }

  /// The way that the finger has come, in points.
  var way: Double { progress * length }
}

/// How an exchange ends when the finger has let go.
public struct Outcome: Hashable, Sendable {
  /// Whether it is carried out; otherwise it is undone.
  public var isFinished: Bool
  /// How long that takes.
  public var duration: Time
  /// How it proceeds.
  public var pace: Pace
}

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
  /// A sheet that follows: half of the way and not moving back, or a fling.
  case sheet
  /// Android's predictive back: letting go always goes back; a finger that has returned cancels.
  case predictiveBack = "predictive-back"

  /// How far an exchange is when the finger has come `way` of `length` points.
  public func progress(after way: Double, of length: Double) -> Double {
    self == .predictiveBack
      ? BackGesture(width: length).progress(after: way) : min(max(way / length, 0), 1)
  }

  /// What happens after `release`.
  public func release(_ release: Release) -> Outcome {
    switch self {
    case .composed: composed(release)
    case .ios: ios(release)
    case .reactNavigation: reactNavigation(release)
    case .flutter: flutter(release)
    case .sheet: sheet(release)
    case .predictiveBack: predictiveBack(release)
    }
  }
}

extension ReleaseRule {
  /// More than 675 points a second, or a fifth of the way while not moving back by 200; what is left
  /// then passes up to 2.25 times as fast.
  private func composed(_ release: Release) -> Outcome {
    let isFinished =
      release.velocity > 675 || (release.progress >= 0.2 && release.velocity > -200)
    var rest = PercentDriven(duration: release.duration)
    guard isFinished else { return rest.cancel(from: release.progress) }
    rest.completionSpeed = min(max(release.velocity / 800, 0.99), 2.25)
    return rest.finish(from: release.progress)
  }

  /// Where the finger would come to rest decides.
  ///
  /// UIKit publishes no numbers; a scroll view at its faster rate, which keeps 0.99 of the speed each
  /// millisecond, comes 0.099 s of it further.
  private func ios(_ release: Release) -> Outcome {
    let projected = release.way + release.velocity * 0.099
    return onSpring(.system, release, isFinished: projected > release.length / 2)
  }

  private func reactNavigation(_ release: Release) -> Outcome {
    let projected = release.way + release.velocity * 0.3
    return onSpring(.system, release, isFinished: projected > release.length / 2)
  }

  /// A width a second decides by its direction; then 350 ms of Cupertino's curve, either way.
  private func flutter(_ release: Release) -> Outcome {
    let isFling = release.velocity.magnitude >= release.length
    return Outcome(
      isFinished: isFling ? release.velocity > 0 : release.progress > 0.5,
      duration: .milliseconds(350), pace: .easing(.cupertino))
  }

  private func sheet(_ release: Release) -> Outcome {
    let isFinished =
      release.velocity >= 800 || (release.progress >= 0.5 && release.velocity >= 0)
    let ratio = isFinished ? 1 : 0.84
    return onSpring(.response(0.4, dampingFraction: ratio), release, isFinished: isFinished)
  }

  /// What is left of the time passes as it is; cancelled, the time passes back along Android's curve.
  private func predictiveBack(_ release: Release) -> Outcome {
    let isFinished = release.progress > 0 && release.velocity >= 0
    let rest = isFinished ? 1 - release.progress : release.progress
    return Outcome(
      isFinished: isFinished, duration: release.duration.scaled(by: rest),
      pace: isFinished ? .linear : .easing(.cubicBezier(0.4, 0, 0.2, 1)))
  }

  /// A spring sets off as fast as the finger moved, measured in what is left of the way.
  private func onSpring(_ spring: Spring, _ release: Release, isFinished: Bool) -> Outcome {
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

extension Easing {
  /// Flutter's fit of the system's curve.
  fileprivate static let cupertino =
    Easing(named: "flutter.fast-ease-in-to-slow-ease-out") ?? .linear
}
