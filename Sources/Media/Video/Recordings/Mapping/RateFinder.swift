public import SegueMotion

/// Finds the frame rate of a recording: the lowest usual one on whose raster all its pictures begin.
///
/// A picture that is shown for several frames is no hindrance, nor is a file that rounds its times.
public struct RateFinder {
  private let times: RecordedTimes

  /// The rates that films have.
  private static let usual: [FrameRate] = [
    FrameRate(10), FrameRate(12), FrameRate(15), FrameRate(20), FrameRate(24_000, per: 1_001),
    FrameRate(24), FrameRate(25), FrameRate(30_000, per: 1_001), FrameRate(30), FrameRate(40),
    FrameRate(48), FrameRate(50), FrameRate(60_000, per: 1_001), FrameRate(60), FrameRate(90),
    FrameRate(100), FrameRate(120),
  ]

  /// Looks at when all pictures of a recording are seen.
  public init(_ times: RecordedTimes) {
    self.times = times
  }

  /// The rate, and whether all pictures begin on its raster.
  public var rate: (rate: FrameRate, isRegular: Bool) {
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
