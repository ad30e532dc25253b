/// Cuts of a film into segments that are encoded each by itself, and the pictures encoded of each.
///
/// The cuts depend on the film alone, whoever renders which part of it and with how many workers. Where
/// no frames are known to be the same, there is one every two seconds, counted from the start of the
/// film, and what remains at the end belongs to the segment before it if it is shorter than half a
/// segment. Frames that show the picture before them cost nothing and do not count; a picture that stays
/// for a while is a good place for a cut, because it is refined anyway, and a key frame in the middle of
/// one is the same as that at its beginning.
package struct SegmentPlan: Hashable, Sendable {
  /// The number of pictures of a segment in which everything moves and that is not the last.
  package let length: Int
  /// The number of frames of the film.
  package let frameCount: Int
  /// The frames of every segment, in order.
  package let segments: [Range<Int>]
  /// The stretches of frames that show one picture, in order.
  private let stills: [Range<Int>]
  /// True if pictures that stay are refined.
  private let refines: Bool

  /// The cuts of a film of `frameCount` frames in which nothing is known to stand still.
  package init(frameCount: Int, format: MovieFormat) {
    self.init(frameCount: frameCount, format: format, stills: [], refines: false)
  }

  /// The cuts of a film in which the pictures of `stills` stay for two frames or more.
  init(frameCount: Int, format: MovieFormat, stills: [Range<Int>], refines: Bool) {
    precondition(frameCount > 0, "a film has at least one frame")
    self.frameCount = frameCount
    self.stills = stills
    self.refines = refines
    length = Self.length(for: format)
    var cutter = SegmentCutter(frameCount: frameCount, length: length, stills)
    segments = cutter.segments()
  }

  /// The frames of two seconds, rounded; at least two, because no two key frames may be neighbors.
  static func length(for format: MovieFormat) -> Int {
    max(2, (4 * format.frames + format.seconds) / (2 * format.seconds))
  }

  /// The number of segments.
  package var count: Int { segments.count }

  /// The frames of a segment.
  package func frames(ofSegment index: Int) -> Range<Int> {
    precondition((0..<count).contains(index), "the film has no such segment")
    return segments[index]
  }

  /// Returns the pictures encoded of a segment.
  package func pictures(ofSegment index: Int) -> SegmentPictures {
    let frames = frames(ofSegment: index)
    let inside = stills.lazy.filter { $0.overlaps(frames) }.map { $0.clamped(to: frames) }
    var pictures = SegmentPictures()
    var next = frames.lowerBound
    for still in inside {
      pictures.addMoving(still.lowerBound - next)
      pictures.add(stays: still.count, isRest: refines && isRest(still))
      next = still.upperBound
    }
    pictures.addMoving(frames.upperBound - next)
    // What a film ends with is looked at for as long as somebody likes.
    if refines, frames.upperBound == frameCount { pictures.refineLast() }
    return pictures
  }

  private func isRest(_ still: Range<Int>) -> Bool {
    still.count >= SegmentCutter.rest(for: length)
  }
}

/// Cuts a film into segments.
private struct SegmentCutter {
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

/// Distinct pictures of a segment that are encoded.
package struct SegmentPictures: Hashable, Sendable {
  /// For how many frames each picture is shown.
  private(set) var durations: [Int] = []
  /// The pictures that stay for a while, by their number in the segment.
  private(set) var rests: [Int] = []
  /// The first frame of each picture, in frames from the start of the segment.
  private var firstFrames: Set<Int> = []
  private var frameCount = 0

  /// Nothing of a segment yet.
  init() {}

  mutating func addMoving(_ count: Int) {
    for _ in 0..<count { add(stays: 1, isRest: false) }
  }

  mutating func add(stays count: Int, isRest: Bool) {
    if isRest { rests.append(durations.count) }
    firstFrames.insert(frameCount)
    durations.append(count)
    frameCount += count
  }

  mutating func refineLast() {
    let last = durations.count - 1
    if rests.last != last { rests.append(last) }
  }

  /// Returns `true` if a frame, counted from the start of the segment, shows another picture than the one
  /// before.
  func isNew(_ frame: Int) -> Bool { firstFrames.contains(frame) }
}
