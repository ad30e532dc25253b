import SegueMotion

/// An animation with one timing parameter replaced by a possible former value.
struct Retiming: Hashable {
  /// Delay added to the start.
  var delay: Time = .zero
  /// Duration of the animation; `nil` to keep the present one.
  var duration: Time?
  /// By which curve or spring; `nil` for its own.
  var pace: TimingCurve?

  /// The animation as it would be.
  func applied(to animation: Animation) -> Animation {
    var animation = animation
    if delay != .zero {
      if animation.groups.isEmpty {
        animation.timing.begin = animation.timing.begin + delay
      } else {
        animation.groups[0].timing.begin = animation.groups[0].timing.begin + delay
      }
    }
    if let pace {
      // A spring that says itself how long it takes does so with other numbers as well.
      if let own = animation.pace.naturalTime, own == animation.timing.duration,
        let natural = pace.naturalTime
      {
        animation.timing.duration = natural
      }
      animation.pace = pace
    }
    if let duration { animation.timing.duration = duration }
    return animation
  }
}

extension TimingCurve {
  /// Natural duration of a run.
  fileprivate var naturalTime: Time? {
    naturalDuration.flatMap { $0 <= 3600 ? Time.seconds(roundingUp: $0) : nil }
  }
}
