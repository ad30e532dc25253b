package import SegueMotion

/// Finds the frame rate of a recording: the lowest usual one on whose raster all its pictures begin.
///
/// A picture that is shown for several frames is no hindrance, nor is a file that rounds its times.
package struct RateFinder {
  private let times: RecordedTimes

  /// The rates that films have.
  private static let usual: [FrameRate] = [
    FrameRate(10), FrameRate(12), FrameRate(15), FrameRate(20), FrameRate(24_000, per: 1_001),
    FrameRate(24), FrameRate(25), FrameRate(30_000, per: 1_001), FrameRate(30), FrameRate(40),
    FrameRate(48), FrameRate(50), FrameRate(60_000, per: 1_001), FrameRate(60), FrameRate(90),
    FrameRate(100), FrameRate(120),
  ]

  /// Looks at when all pictures of a recording are seen.
  package init(_ times: RecordedTimes) {
    self.times = times
  }

  /// The rate, and whether all pictures begin on its raster.
  package var rate: (rate: FrameRate, isRegular: Bool) {
    for rate in Self.usual where fits(rate) { return (rate, true) }
    let fastest = times.shortest.isFinite ? (1 / times.shortest).rounded(.up) : 60
    return (FrameRate(Int64(max(1, min(240, fastest)))), false)
  }

  private func fits(_ rate: FrameRate) -> Bool {
    let unit = 1 / rate.framesPerSecond
    let allowed = times.tick.seconds() * 0.51 + 1e-9
    // A raster finer than the ticks fits everything and means nothing.
    guard allowed < unit / 2 else { return false }
    var last = -1.0
    for begin in times.begins {
      let place = begin.seconds() / unit
      let nearest = place.rounded()
      guard abs(place - nearest) * unit <= allowed, nearest > last else { return false }
      last = nearest
    }
    return true
  }
}

/// Display times of the pictures of a recording, without the pictures.
package struct RecordedTimes: Sendable {
  /// Start of each picture, counted from the first one.
  package private(set) var begins: [FrameTime] = []
  /// End of the last picture.
  package private(set) var end = FrameTime.zero
  /// The unit in which the file counts: no time is more exact than half of it.
  package let tick: FrameTime
  /// The shortest time that a picture is seen, in seconds.
  private(set) var shortest = Double.infinity

  /// No times yet of a recording that counts in this unit.
  package init(tick: FrameTime) {
    self.tick = tick
  }

  /// Adds the next picture.
  package mutating func add(begin: FrameTime, end: FrameTime) {
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
