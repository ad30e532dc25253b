/// Cuts a film into segments.
struct SegmentCutter {
  private let frameCount: Int
  private let length: Int
  private let stills: [Range<Int>]
  /// The most frames from one key frame to the next while a picture stays: a player that goes to the
  /// last of them has this many to decode, but all of them are skipped.
  private let longest: Int
  private var starts = [0]
  /// The pictures of the segment at hand.
  private var pictures = 0
  /// The pictures of the film that follow.
  private var remaining: Int

  /// Cuts `frameCount` frames every `length` pictures; those of each of `stills` show one picture.
  init(frameCount: Int, length: Int, _ stills: [Range<Int>]) {
    self.frameCount = frameCount
    self.length = length
    self.stills = stills
    longest = 5 * length
    remaining = stills.reduce(frameCount) { $0 - ($1.count - 1) }
  }

  /// Returns the minimum number of frames of a picture that stays long enough to be looked at: a sixth of a
  /// second.
  static func rest(for length: Int) -> Int { max(2, length / 12) }

  /// The segments, in order.
  mutating func segments() -> [Range<Int>] {
    var frame = 0
    for still in stills {
      while frame < still.lowerBound { addMoving(&frame) }
      add(still)
      frame = still.upperBound
    }
    while frame < frameCount { addMoving(&frame) }
    return zip(starts, starts.dropFirst() + [frameCount]).map { $0..<$1 }
  }

  private var start: Int { starts[starts.count - 1] }

  private mutating func addMoving(_ frame: inout Int) {
    cut(at: frame, if: isDue(frame) && remaining * 2 >= length)
    count()
    frame += 1
  }

  private mutating func add(_ still: Range<Int>) {
    let isRest = still.count >= Self.rest(for: length)
    let isLong = still.upperBound - start > longest
    if isRest {
      let place = max(still.lowerBound, start + 2)
      let isGood = pictures * 4 >= length * 3 && remaining * 2 >= length
      cut(at: place, if: (isGood || isLong) && place < still.upperBound)
    } else {
      cut(at: still.lowerBound, if: isDue(still.lowerBound) && remaining * 2 >= length)
    }
    count()
    // Only where a picture began with a key frame can another one be the same.
    guard start >= still.lowerBound else { return }
    var next = start + longest
    while still.upperBound - next >= length {
      starts.append(next)
      next += longest
    }
  }

  /// Returns `true` if the current segment is complete.
  private func isDue(_ frame: Int) -> Bool {
    pictures >= length || frame - start >= longest
  }

  private mutating func count() {
    pictures += 1
    remaining -= 1
  }

  /// Begins a segment, unless that at hand has one frame only: no two key frames may be neighbors.
  private mutating func cut(at frame: Int, if isWanted: Bool) {
    guard isWanted, frame - start >= 2 else { return }
    starts.append(frame)
    pictures = 0
  }
}
