public import SegueMotion

/// Display times of the pictures of a recording, without the pictures.
public struct RecordedTimes: Sendable {
  /// Start of each picture, counted from the first one.
  public private(set) var begins: [FrameTime] = []
  /// End of the last picture.
  public private(set) var end = FrameTime.zero
  /// The unit in which the file counts: no time is more exact than half of it.
  public let tick: FrameTime
  /// The shortest time that a picture is seen, in seconds.
  private(set) var shortest = Double.infinity

  /// No times yet of a recording that counts in this unit.
  public init(tick: FrameTime) {
    self.tick = tick
  }

  /// Adds the next picture.
  public mutating func add(begin: FrameTime, end: FrameTime) {
    begins.append(begin)
    self.end = end
    let seconds = end.seconds() - begin.seconds()
    if seconds > 0 { shortest = min(shortest, seconds) }
  }

  /// Returns `true` if a moment is no more than half a tick of the file after another one.
  func isAtOrBefore(_ moment: FrameTime, _ time: FrameTime) -> Bool {
    let half = FrameTime(numerator: tick.numerator, denominator: 2 * tick.denominator)
    guard let limit = time.adding(half) else { return moment < time }
    return !(limit < moment)
  }
}
