/// The times at which a course reaches what it passes, as fractions of its run, and the curves between
/// them.
struct KeyTimes: Hashable, Sendable {
  /// The times, which never go back.
  let times: [Double]
  /// The curve from each time to the next; even where there are too few.
  let easings: [Easing]

  /// A place between two times.
  struct Place {
    /// The index of the last time that has come.
    let stretch: Int
    /// The fraction of the way to the next one, eased; a curve may leave 0...1.
    let fraction: Double
  }

  /// The last of `count` stretches that has begun at `progress`.
  func stretch(at progress: Double, of count: Int) -> Int {
    times[..<count].lastBegun { $0 <= progress }
  }

  /// The fraction of a stretch at `progress`; beyond the ends of the run a stretch goes on.
  func fraction(at progress: Double, inStretch index: Int) -> Double {
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? (progress - times[index]) / length : 1
    return (0...1).contains(progress) ? min(max(fraction, 0), 1) : fraction
  }

  /// The fraction of a stretch by the curve that it has.
  func eased(_ fraction: Double, inStretch index: Int) -> Double {
    easings.indices.contains(index) ? easings[index].value(at: fraction) : fraction
  }

  /// The place at `progress`.
  func place(at progress: Double) -> Place {
    let index = stretch(at: progress, of: times.count - 1)
    let fraction = fraction(at: progress, inStretch: index)
    return Place(stretch: index, fraction: eased(fraction, inStretch: index))
  }

  /// Stretches per run at a place that a run passes at one of its ends, by the curve there.
  func rate(atEndOf index: Int, isLast: Bool) -> Double {
    let length = times[index + 1] - times[index]
    let slope = easings.indices.contains(index) ? easings[index].slope(at: isLast ? 1 : 0) : 1
    return length > 0 ? slope / length : 0
  }
}
