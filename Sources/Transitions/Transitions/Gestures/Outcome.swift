public import SegueMotion

/// How an exchange ends when the finger has let go.
public struct Outcome: Hashable, Sendable {
  /// Whether it is carried out; otherwise it is undone.
  public var isFinished: Bool
  /// How long that takes.
  public var duration: Time
  /// How it proceeds.
  public var pace: Pace
}

extension Outcome {
  /// How far the exchange is `time` after the finger has let go of it at `progress`.
  public func progress(at time: Time, from progress: Double) -> Double {
    let target: Double = isFinished ? 1 : 0
    guard time < duration else { return target }
    let fraction = pace.fraction(at: time.seconds, of: duration.seconds)
    return progress + (target - progress) * fraction
  }
}
