public import SegueSceneGraph

/// The step with which a spring ends because its platform's do: what is left of its way is passed at
/// once.
public struct LastStep: Hashable, Sendable {
  /// Whose springs end so.
  public let platform: SpringSampling.Platform
  /// The fraction of the way that is passed.
  public let share: Double
  /// Change of each number in the last step; `nil` for values that are more than numbers.
  public let change: SIMD4<Double>?
}

extension Animation {
  /// Time before the end at which a spring is sampled, in seconds; longer than the end is uncertain, and too
  /// short for a step.
  private static let moment = 1e-6

  /// The step with which the animation ends; `nil` if it is no spring, its spring lands, or something
  /// else ends it.
  ///
  /// - Parameter model: the layer's own value, without animations.
  public func lastStep(model: Value) -> LastStep? {
    guard case .spring(let spring, let sampling) = pace, let platform = sampling.endsAs,
      section == nil, !timing.autoreverses, timing.repeatCount == 1, timing.repeatDuration == nil,
      let ending = timing.end, groups.last.map({ $0.start < $0.end && ending <= $0.end }) ?? true
    else { return nil }
    let end = min(timing.duration.seconds, sampling.end ?? .infinity)
    let last = spring.value(at: max(end - Self.moment, 0), sampled: sampling)
    var change: SIMD4<Double>?
    if case .numbers(let a) = shown(at: last, model), case .numbers(let b) = shown(at: 1, model) {
      change = b - a
    }
    return LastStep(platform: platform, share: (1 - last).magnitude, change: change)
  }

  /// The value at a fraction of the way, as it is shown.
  private func shown(at fraction: Double, _ model: Value) -> Value {
    var value = passed(at: fraction, model: model)
    if let boxPart { value = boxPart.value(ofCorners: value) }
    if let resolution { value = value.rounded(toParts: resolution) }
    return value
  }
}
