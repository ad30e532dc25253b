import SegueMotion

extension TimeMapping {
  /// The whole of a transition.
  public init(whole plan: TransitionPlan) {
    self.init(plan.shownDuration, from: .zero, to: plan.duration)
  }
}

extension TransitionPlan {
  /// Duration of the transition in a film, and by its own time.
  var wholeTime: TimeMapping.Whole {
    TimeMapping.Whole(shown: shownDuration, duration: duration)
  }

  /// The transition as one run: that of the first movement that takes all of its time, or else one
  /// along UIKit's standard curve.
  var whole: TransitionTiming {
    let pace = layers.lazy.compactMap { $0.pace(ofAll: duration) }.first
    return TransitionTiming(duration, pace ?? .easing(.easeInOut))
  }
}

extension TransitionLayer {
  /// The pace of the first movement that goes from one value to another in all of the time.
  fileprivate func pace(ofAll duration: Time) -> TimingCurve? {
    for movement in movements where movement.animation.timing == Timing(duration: duration) {
      if case .basic = movement.animation.course { return movement.animation.pace }
    }
    guard case .layers(let layers) = content else { return nil }
    return layers.lazy.compactMap { $0.pace(ofAll: duration) }.first
  }
}
