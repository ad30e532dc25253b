/// Lays the frames of one film beside those of another, as few as possible left over on both sides.
struct FingerprintAlignment {
  /// Frames of the old film that the new one does not show: it shows the one before for longer, or goes on.
  private(set) var dropped: [Int] = []
  /// Frames of the new film that show the one before once more, and make the film longer.
  private(set) var doubled: [Int] = []
  /// By how many frames everything comes later, because the new film rests for longer before anything moves.
  private(set) var late = 0
  /// Number of the dropped frames in whose place the one before is shown, so that what follows comes in time.
  private(set) var heldCount = 0
  /// True if the aligned frames show no other difference.
  private(set) var isWhole = true

  /// True if single frames, missing or shown twice, are all that differs.
  ///
  /// Where what follows comes in time, two of three frames may be missing, as in a film of a third of the rate.
  var explainsAll: Bool {
    let count = Swift.min(match.old.frames.count, match.new.frames.count)
    let moved = dropped.count - heldCount + doubled.count
    return isWhole && !(dropped + doubled).isEmpty && moved <= Swift.max(2, count / 6)
      && 3 * heldCount <= 2 * match.movingCount
  }

  /// True if some frames are missing, and others are shown for longer.
  var isMixed: Bool { !dropped.isEmpty && (late != 0 || !doubled.isEmpty) }

  private let match: FingerprintMatch
  /// Maximum distance between matching frames, beside the difference in length.
  private static let reach = 8
  private static let far = Int32.max / 2
  /// The most places at which frames are laid beside each other.
  private static let most = 1 << 28

  /// Steps of the alignment from one place to the next.
  private enum Step: UInt8 { case same, other, left, added, none }

  init(_ match: FingerprintMatch) {
    self.match = match
    let (rows, columns) = (match.old.frames.count, match.new.frames.count)
    let band = Self.reach + abs(rows - columns)
    let width = 2 * band + 1
    // Films of such different lengths have more than single frames that differ.
    guard (rows + 1) * width <= Self.most else {
      isWhole = false
      return
    }
    var steps = [Step](repeating: .none, count: (rows + 1) * width)
    var before = [Int32](repeating: Self.far, count: width)
    for row in 0...rows {
      var costs = [Int32](repeating: Self.far, count: width)
      for slot in 0..<width {
        let column = row + slot - band
        guard column >= 0, column <= columns else { continue }
        var best: (Int32, Step) = row == 0 && column == 0 ? (0, .none) : (Self.far, .none)
        if row > 0, column > 0 {
          let isSame = match.isSame(row - 1, column - 1)
          best = min(best, (before[slot] + (isSame ? 0 : 3), isSame ? .same : .other))
        }
        if row > 0, slot + 1 < width { best = min(best, (before[slot + 1] + 2, .left)) }
        if column > 0, slot > 0 { best = min(best, (costs[slot - 1] + 2, .added)) }
        costs[slot] = best.0
        steps[row * width + slot] = best.1
      }
      before = costs
    }
    walk(steps, width: width, band: band)
  }

  private func min(_ a: (Int32, Step), _ b: (Int32, Step)) -> (Int32, Step) {
    b.0 < a.0 ? b : a
  }

  /// The frames from the last one before anything moves on: how long films rest before is their own.
  ///
  /// The recorder of a device is started by hand.
  init(fromFirstStepsOf match: FingerprintMatch) {
    let (old, new) = (match.old.frames, match.new.frames)
    let rests = (
      old: old.prefix { match.isSame(old[0], $0) }.count,
      new: new.prefix { match.isSame(old[0], $0) }.count
    )
    guard rests.old > 0, rests.new > 0 else {
      self.init(match)
      return
    }
    let skipped = (old: rests.old - 1, new: rests.new - 1)
    self.init(
      FingerprintMatch(
        match.old.from(skipped.old), match.new.from(skipped.new), asSeen: !match.isExact))
    dropped = dropped.map { $0 + skipped.old }
    doubled = doubled.map { $0 + skipped.new }
    late += skipped.new - skipped.old
  }

  /// Goes back along the steps, and notes what each means.
  private mutating func walk(_ steps: [Step], width: Int, band: Int) {
    var (row, column) = (match.old.frames.count, match.new.frames.count)
    while row > 0 || column > 0 {
      switch steps[row * width + column - row + band] {
      case .same: (row, column) = (row - 1, column - 1)
      case .other:
        (row, column) = (row - 1, column - 1)
        note(row, instead: column)
      case .left:
        row -= 1
        if rests(match.old.frames[...row]) {
          late -= 1
          continue
        }
        // One that shows nothing new is no loss.
        if row == 0 || !match.isSame(match.old.frames[row - 1], match.old.frames[row]) {
          dropped.append(row)
        }
      case .added:
        column -= 1
        noteAdded(column)
      case .none: return isWhole = false
      }
    }
    dropped.reverse()
    doubled.reverse()
  }

  private mutating func note(_ row: Int, instead column: Int) {
    // It stands still where the old film goes on.
    let stands =
      column > 0 && match.isSame(match.new.frames[column - 1], match.new.frames[column])
    guard row > 0, stands || match.isSame(row - 1, column) else { return isWhole = false }
    dropped.append(row)
    heldCount += 1
  }

  /// Returns `true` if these first frames of a film show what the old one begins with, and nothing else.
  private func rests(_ frames: ArraySlice<FrameFingerprint>) -> Bool {
    frames.allSatisfy { match.isSame(match.old.frames[0], $0) }
  }

  private mutating func noteAdded(_ column: Int) {
    let frames = match.new.frames
    if rests(frames[...column]) {
      late += 1
      return
    }
    // Of two frames that are the same, either may be the one too many.
    let isTwice =
      column > 0 && match.isSame(frames[column - 1], frames[column])
      || column + 1 < frames.count && match.isSame(frames[column + 1], frames[column])
    guard isTwice else { return isWhole = false }
    // Behind the last movement it is only an end that is longer.
    if !frames[column...].allSatisfy({ match.isSame($0, frames[column]) }) {
      doubled.append(column)
    }
  }
}

extension FingerprintMatch {
  /// Number of frames of the old film that show something else than the one before.
  fileprivate var movingCount: Int {
    zip(old.frames, old.frames.dropFirst()).count { !isSame($0, $1) }
  }
}

extension FrameFingerprints {
  /// The film without its first frames.
  fileprivate func from(_ frame: Int) -> FrameFingerprints {
    laid(out: Array(frame..<frames.count), at: rate)
  }
}
