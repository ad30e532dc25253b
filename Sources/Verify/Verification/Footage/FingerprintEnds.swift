/// Beginnings and ends of two films, and whether they stand still there.
struct FingerprintEnds {
  private let match: FingerprintMatch
  private let isFirstSame: Bool
  private let isLastSame: Bool

  init(_ match: FingerprintMatch) {
    self.match = match
    isFirstSame = match.isSame(0, 0)
    isLastSame = match.isSame(match.old.frames.count - 1, match.new.frames.count - 1)
  }

  /// True if one film begins as the other ends, and ends as it begins.
  var areExchanged: Bool {
    !isFirstSame && !isLastSame && match.isSame(0, match.new.frames.count - 1)
      && match.isSame(match.old.frames.count - 1, 0)
  }

  /// Returns true if such a change of times is consistent with the ends: where both films stand still, they
  /// have to show the same.
  func allow(_ change: FingerprintPace.Change) -> Bool {
    let (old, new) = (match.old.frames, match.new.frames)
    switch change {
    case .backwards: return true
    case .elsewhen: return isFirstSame && isLastSame
    case .late, .longer:
      let isBegun = isFirstSame || !(rests(old.prefix(2)) && rests(new.prefix(2)))
      let isEnded = isLastSame || !(rests(old.suffix(2)) && rests(new.suffix(2)))
      return isBegun && isEnded
    }
  }

  private func rests(_ frames: ArraySlice<FrameFingerprint>) -> Bool {
    guard let first = frames.first, let last = frames.last else { return true }
    return match.isSame(first, last)
  }
}

extension FingerprintMatch {
  /// The frames of the old film that differ from the one before or behind them.
  var movingFrames: [Int] {
    let frames = old.frames
    return frames.indices.filter { index in
      index > 0 && !isSame(frames[index - 1], frames[index])
        || index + 1 < frames.count && !isSame(frames[index], frames[index + 1])
    }
  }
}
