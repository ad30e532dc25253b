import ObjectiveC
import SegueMotion
import SegueSceneGraph

// Keyframes as scenes have them.

extension CAKeyframeAnimation {
  /// The course through values, as many of them as are ever shown.
  func keyframes(_ values: [Value]) -> Keyframes {
    Keyframes(shown(values), times: times, easings: easings, mode: mode)
  }

  /// The curves between the values, or along the lines and curves of the outline.
  var easings: [Easing] { timingFunctions?.map(\.easing) ?? [] }

  /// The fractions of the run at which values are reached, where the animation says them.
  var times: [Double]? {
    let times = keyTimes?.map(\.doubleValue)
    guard calculationMode == .discrete else { return times }
    // A value is shown in the frame of the moment at which it begins, however its time was rounded.
    return times?.map { $0 > 0 && $0 < 1 ? max($0 - CAKeyframeAnimation.rounding, 0) : $0 }
  }

  /// Fraction of a run by which the time of a discrete value may be off.
  private static let rounding = 1e-9

  /// The values without those that take their turn only when the run is over: a discrete value is held
  /// until the time after its own.
  private func shown(_ values: [Value]) -> [Value] {
    guard calculationMode == .discrete, let keyTimes, keyTimes.count == values.count + 1 else {
      return values
    }
    let count = keyTimes.prefix { $0.doubleValue < 1 }.count
    return Array(values.prefix(max(count, 1)))
  }

  private var mode: Keyframes.Mode {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic(shapes)
    case .cubicPaced: .cubicPaced(shapes)
    default: .linear
    }
  }

  var pathMode: PathTrack.Mode {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  private var shapes: [KochanekBartels] {
    let count = [tensionValues, continuityValues, biasValues].compactMap { $0?.count }.max() ?? 0
    func number(_ values: [NSNumber]?, _ index: Int) -> Double {
      values.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    return (0..<count).map {
      KochanekBartels(
        tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
        bias: number(biasValues, $0))
    }
  }
}
