/// Finds films that show the same some frames later.
enum FingerprintShift {
  /// Returns the number of frames by which everything is later; `nil` if the films differ in another way.
  ///
  /// What a shift adds in front or behind has to be what the other film begins or ends with, and something
  /// has to move.
  static func count(_ match: FingerprintMatch) -> Int? {
    let limit = min(match.old.frames.count, match.new.frames.count) / 2
    guard limit > 0 else { return nil }
    let back = FingerprintMatch(match.new, match.old)
    for distance in 1...limit {
      if isSame(match, later: distance) { return distance }
      if isSame(back, later: distance) { return -distance }
    }
    return nil
  }

  /// Returns the number of frames missing in front of the new film; `nil` if something else is different.
  static func cutBeginning(_ match: FingerprintMatch) -> Int? {
    let count = match.old.frames.count - match.new.frames.count
    guard count > 0, match.new.frames.count > 1 else { return nil }
    let isTail = match.new.frames.indices.allSatisfy { match.isSame($0 + count, $0) }
    return isTail ? count : nil
  }

  private static func isSame(_ match: FingerprintMatch, later distance: Int) -> Bool {
    let (old, new) = (match.old.frames, match.new.frames)
    let shared = min(old.count, new.count - distance)
    guard shared > 1, (0..<shared).allSatisfy({ match.isSame($0, $0 + distance) }) else {
      return false
    }
    let last = old[old.count - 1]
    return new.prefix(distance).allSatisfy { match.isSame(old[0], $0) }
      && old.dropFirst(shared).allSatisfy { match.isSame(last, $0) }
      && new.dropFirst(shared + distance).allSatisfy { match.isSame(last, $0) }
      && old.prefix(shared).contains { !match.isSame(old[0], $0) }
  }
}
