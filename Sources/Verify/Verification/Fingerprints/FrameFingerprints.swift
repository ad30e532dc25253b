package import SegueMotion

/// A film as its pixels alone tell it: what is seen in each frame.
package struct FrameFingerprints: Sendable {
  /// Grid that divides the pictures.
  package let grid: FingerprintGrid
  /// The rate on whose raster the frames are.
  package let rate: FrameRate
  /// True if every pixel is as it was filmed; otherwise a codec has changed them.
  package let isExact: Bool
  /// True if a codec may have kept colors more coarsely than lightness, as those of movies do.
  package let hasCoarseColors: Bool
  /// The frames.
  package internal(set) var frames: [FrameFingerprint] = []

  /// A film without frames.
  package init(
    in grid: FingerprintGrid, at rate: FrameRate, isExact: Bool, hasCoarseColors: Bool = false
  ) {
    self.hasCoarseColors = hasCoarseColors
    self.grid = grid
    self.rate = rate
    self.isExact = isExact
  }

  /// The most bytes that frames may take.
  private static let limit = 1 << 29

  /// Adds a frame; says whether there is room for it.
  package mutating func add(_ frame: FrameFingerprint) -> Bool {
    if let last = frames.last, last.identity == frame.identity {
      frames.append(last)
      return true
    }
    guard frames.count * grid.count * 8 < Self.limit else { return false }
    frames.append(frame)
    return true
  }

  /// The film whose frames show these frames, at another rate.
  package func laid(out numbers: [Int], at rate: FrameRate) -> FrameFingerprints {
    var other = FrameFingerprints(
      in: grid, at: rate, isExact: isExact, hasCoarseColors: hasCoarseColors)
    other.frames = numbers.map { frames[$0] }
    return other
  }

  /// The film at a lower rate: each frame shows what is seen at its time.
  func thinned(to rate: FrameRate) -> FrameFingerprints {
    let step = self.rate.framesPerSecond / rate.framesPerSecond
    // A time that both rates have may be a little too early.
    let numbers = (0..<frames.count).map { Int(Double($0) * step + 0.01) }
    return laid(out: numbers.filter { $0 < frames.count }, at: rate)
  }

  /// Returns the time at which a frame begins, in milliseconds.
  func milliseconds(_ frame: Double) -> Int {
    Int((frame * 1_000 / rate.framesPerSecond).rounded())
  }

  /// The film with other colors, as `change` says of each mean.
  func recolored(_ change: (UInt32) -> UInt32) -> FrameFingerprints {
    var other = FrameFingerprints(
      in: grid, at: rate, isExact: false, hasCoarseColors: hasCoarseColors)
    other.frames = frames.map { frame in
      FrameFingerprint(
        means: frame.means.map(change), sums: frame.sums, identity: frame.identity, in: grid)
    }
    return other
  }
}
