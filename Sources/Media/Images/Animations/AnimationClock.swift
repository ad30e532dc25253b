/// The times at which the frames of a film are shown, in the whole ticks that a format counts in.
///
/// The tick of a frame is the one nearest to its time, whatever has been rounded before it: no error
/// adds up, and a frame is never further from its time than half a tick.
struct AnimationClock: Hashable, Sendable {
  /// The number of frames in ``seconds``.
  let frames: Int
  /// The number of seconds that ``frames`` take.
  let seconds: Int
  /// Number of ticks in a second.
  let ticksPerSecond: Int

  /// Returns the tick at which frame `index` is shown, and the one before it ends.
  func tick(of index: Int) -> Int {
    let doubled = Int128(index) * Int128(seconds) * Int128(ticksPerSecond) * 2
    return Int((doubled + Int128(frames)) / (Int128(frames) * 2))
  }

  /// The ticks from the begin of one frame to that of another.
  func ticks(in range: Range<Int>) -> Int {
    tick(of: range.upperBound) - tick(of: range.lowerBound)
  }

  /// The range in parts whose lengths are all admitted, each as long as can be; a part of one frame
  /// is always taken.
  func parts(of range: Range<Int>, _ isAdmitted: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = range.upperBound
      while end > start + 1, !isAdmitted(ticks(in: start..<end)) { end -= 1 }
      parts.append(start..<end)
      start = end
    }
    return parts
  }
}
