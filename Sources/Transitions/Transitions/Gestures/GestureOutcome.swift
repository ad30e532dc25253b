public import SegueMotion

/// Completion of a transition when the finger has let go.
public struct GestureOutcome: Hashable, Sendable {
  /// True if it is carried out; otherwise it is undone.
  public var isFinished: Bool
  /// Duration of the completion.
  public var duration: Time
  /// Timing curve of the completion.
  public var pace: TimingCurve
}

extension GestureOutcome {
  /// Returns the progress of the transition `time` after the finger has let go of it at `progress`.
  public func progress(at time: Time, from progress: Double) -> Double {
    let target: Double = isFinished ? 1 : 0
    guard time < duration else { return target }
    let fraction = pace.fraction(at: time.seconds, of: duration.seconds)
    return progress + (target - progress) * fraction
  }
}
