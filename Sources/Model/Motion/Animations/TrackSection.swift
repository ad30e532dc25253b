/// A part of a course: from one fraction of it to another, which may lie before the first or beyond
/// the course's ends.
///
/// So goes on what was caught midway: from where it is, to either end.
public struct TrackSection: Hashable, Sendable {
  /// Start of the section, as a fraction of the track.
  public var start: Double
  /// End of the section, as a fraction of the track.
  public var end: Double

  /// The part from `start` to `end`.
  public init(from start: Double, to end: Double) {
    self.start = start
    self.end = end
  }

  /// The fraction of the course at a fraction of the section, exact at both ends.
  func fraction(at fraction: Double) -> Double {
    fraction == 1 ? end : start + (end - start) * fraction
  }
}
