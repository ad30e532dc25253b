/// Distinct pictures of a segment that are encoded.
public struct SegmentPictures: Hashable, Sendable {
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
