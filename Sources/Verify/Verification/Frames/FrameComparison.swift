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
    for distance in 1...limit {
      if isSame(old, new, later: distance) { return distance }
      if isSame(new, old, later: distance) { return -distance }
    }
    return nil
  }

  /// Returns true if `new` shows what `old` shows, `distance` frames later.
  private static func isSame(_ old: [String], _ new: [String], later distance: Int) -> Bool {
    let shared = min(old.count, new.count - distance)
    guard shared > 1, (0..<shared).allSatisfy({ old[$0] == new[$0 + distance] }) else {
      return false
    }
    return new.prefix(distance).allSatisfy { $0 == old[0] }
      && old.dropFirst(shared).allSatisfy { $0 == old[old.count - 1] }
      && new.dropFirst(shared + distance).allSatisfy { $0 == old[old.count - 1] }
      && Set(old.prefix(shared)).count > 1
  }
}
