public import SegueMotion

/// The duration of a composed transition, and its timing curve.
///
/// The published library leaves timing to UIKit's property animators; so do we, to the step with
/// which they end a spring.
public struct ComposedAnimation: Hashable, Sendable {
  /// Duration of the transition.
  package var duration: Time
  /// The curve or the spring.
  package var pace: TimingCurve

  /// The animation along a curve.
  public init(_ easing: Easing, duration: Time = standardDuration) {
    self.duration = duration
    pace = .easing(easing)
  }

  /// The animation on a spring, which takes as long as it needs to settle.
  public init(_ spring: Spring) {
    self.init(pace: .spring(spring, .cut))
  }

  /// The animation at any pace; without a duration, springs take as long as they need.
  package init(pace: TimingCurve, duration: Time? = nil) {
    self.pace = pace.endingAsUIKit
    self.duration =
      duration ?? pace.naturalDuration.map { .seconds(roundingUp: $0) } ?? Self.standardDuration
  }

  /// Duration by the library's account, which knows nothing of springs; `nil` if that is true.
  var nominalDuration: Time? {
    guard case .spring = pace else { return nil }
    return Self.standardDuration
  }

  /// UIKit's duration of a transition.
  public static let standardDuration = Time.milliseconds(350)

  /// The library's default: slow at both ends.
  public static let standard = ComposedAnimation(.easeInOut)

  /// The animation, `factor` times as fast; springs stay as fast as they are.
  package func speed(_ factor: Double) -> ComposedAnimation {
    guard case .easing = pace, factor > 0 else { return self }
    var result = self
    result.duration = .seconds(duration.seconds / factor)
    return result
  }
}

extension TimingCurve {
  /// The same pace; a spring that would land is cut off, as property animators do it.
  fileprivate var endingAsUIKit: TimingCurve {
    guard case .spring(let spring, var sampling) = self, sampling.endsAs == nil else { return self }
    sampling.endsAs = .uiKit
    return .spring(spring, sampling)
  }
}
