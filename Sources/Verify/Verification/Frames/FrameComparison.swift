/// The frames of two films, by what identifies them.
package struct FrameComparison: Hashable, Sendable {
  /// Patterns of change from the frames of one film to those of the other, as far as they can be recognized.
  package enum Pattern: Hashable, Sendable {
    /// All frames are alike.
    case same
    /// The same frames, so many frames later; earlier if negative.
    case shifted(Int)
    /// Beginning and end are alike, what is between is not.
    case detour
    /// The first frame is another one, and so is the last.
    case bothEnds
    /// The first frame is another one.
    case beginning
    /// The last frame is another one.
    case end
  }

  /// The numbers of the frames that differ, among those that both films have.
  package let differing: [Int]
  /// Pattern of the difference.
  package let pattern: Pattern

  /// Compares what is with what was expected.
  package init(expected: [String], actual: [String]) {
    differing = (0..<min(expected.count, actual.count)).filter { expected[$0] != actual[$0] }
    guard let first = expected.first, let last = expected.last, !actual.isEmpty,
      expected != actual
    else {
      pattern = .same
      return
    }
    let isFirstSame = actual.first == first
    let isLastSame = actual.last == last
    if let shift = Self.shift(expected, actual) {
      pattern = .shifted(shift)
    } else {
      switch (isFirstSame, isLastSame) {
      case (true, true): pattern = .detour
      case (true, false): pattern = .end
      case (false, true): pattern = .beginning
      case (false, false): pattern = .bothEnds
      }
    }
  }

  /// Returns the number of frames by which everything is later; `nil` if the films differ in another way.
  ///
  /// The frames that a shift adds in front or behind have to be those that the other film begins or ends
  /// with; and something has to move, or a still film would count as shifted.
  private static func shift(_ old: [String], _ new: [String]) -> Int? {
    let limit = min(old.count, new.count) / 2
    guard limit > 0, Set(old).count > 2 else { return nil }
    let (later, earlier) = (ShiftSearch(old, new), ShiftSearch(new, old))
    for distance in 1...limit {
      if later.fits(distance) { return distance }
      if earlier.fits(distance) { return -distance }
    }
    return nil
  }
}
