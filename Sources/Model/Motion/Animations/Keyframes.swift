public import SegueSceneGraph

/// Several values to pass through, and when.
public struct Keyframes: Hashable, Sendable {
  /// Modes of interpolating between keyframes.
  public enum Mode: Hashable, Sendable {
    /// Straight from each value to the next.
    case linear
    /// Each value holds until the next one's time.
    case discrete
    /// Straight, at the same speed everywhere: times and easings are not heeded.
    case paced
    /// Along a smooth curve through the values, with a shape at each of them; missing ones are
    /// plain.
    case cubic([KochanekBartels])
    /// Along the same curve, at the same speed everywhere.
    case cubicPaced([KochanekBartels])
    /// Along the centripetal curve of Catmull and Rom through the values, as Flutter draws it, with a
    /// tension at each of them; missing ones are 0.
    case catmullRom([Double])
    /// Along Compose's spline, which hardly leaves the range between two neighbors; easings are
    /// not heeded.
    case monotone
  }

  /// The values, at least one.
  package let values: [Value]
  private let keyTimes: KeyTimes
  /// Mode of interpolating between keyframes.
  package let mode: Mode
  /// Direction in which points bend from each value to the next in mode `linear`.
  package let arc: PointArc.Mode

  private let course: SmoothTrack?

  /// The course through `values`.
  ///
  /// - Parameter times: fractions of the run, or `nil` to share it evenly.
  public init(
    _ values: [Value], times: [Double]? = nil, easings: [Easing] = [], mode: Mode = .linear,
    arc: PointArc.Mode = .linear
  ) {
    precondition(!values.isEmpty, "keyframes need at least one value")
    self.values = values
    self.mode = mode
    self.arc = arc
    keyTimes = KeyTimes(
      times: Keyframes.times(of: values, given: times, mode), easings: easings)
    course = SmoothTrack(through: values, at: keyTimes.times, mode)
  }

  /// Times at which the values are reached, as fractions of the run, never going back.
  ///
  /// A discrete course may have one time more: its end.
  package var times: [Double] { keyTimes.times }
  /// The curve from each value to the next; even where there are too few.
  package var easings: [Easing] { keyTimes.easings }

  /// The value at `progress`: the nearest one outside of all times, and beyond the ends of the run
  /// further along the first or the last stretch.
  package func value(at progress: Double) -> Value { value(at: progress, isBox: false) }

  /// The same, of values that may be the corners of boxes.
  func value(at progress: Double, isBox: Bool) -> Value {
    if values.count == 1 { return values[0] }
    if case .discrete = mode { return values[keyTimes.stretch(at: progress, of: values.count)] }
    if let course, let value = course.value(at: progress) { return value }
    let index = keyTimes.stretch(at: progress, of: values.count - 1)
    let fraction = eased(keyTimes.fraction(at: progress, inStretch: index), index)
    if let value = course?.value(inSegment: index, at: fraction) { return value }
    let (value, next) = (values[index], values[index + 1])
    return isBox
      ? value.interpolatedBox(to: next, at: fraction, arc: arc)
      : value.interpolated(to: next, at: fraction, arc: arc)
  }

  private func eased(_ fraction: Double, _ index: Int) -> Double {
    if case .paced = mode { return fraction }
    return keyTimes.eased(fraction, inStretch: index)
  }
}

extension Keyframes {
  /// Returns the times at which the values are reached: as given, evenly shared, or in proportion to distances.
  private static func times(of values: [Value], given: [Double]?, _ mode: Mode) -> [Double] {
    switch mode {
    case .paced:
      return PacedTimes.keyTimes(
        distances: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    case .discrete:
      if let given, given.count >= values.count { return given }
      return (0...values.count).map { Double($0) / Double(values.count) }
    default:
      if let given, given.count == values.count { return given }
      let last = Double(max(values.count - 1, 1))
      return values.indices.map { Double($0) / last }
    }
  }
}
