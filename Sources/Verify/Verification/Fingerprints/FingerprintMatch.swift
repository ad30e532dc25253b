import SegueRaster

/// Tells which frames of two films show the same.
///
/// Where both films are exact, every pixel counts. Otherwise the mean colors of squares are compared as
/// people see them: frames look the same where no square differs by more than `strong`, fewer than
/// `patch` of them by more than `visible`, and no more than a `share` of them by more than `faint`, all
/// distances in OKLab. Of what differs in movies only a `coarse` share counts.
package struct FingerprintMatch {
  /// Difference that no square may have.
  package static let strong = 0.12
  /// Difference that only few squares may have.
  package static let visible = 0.05
  /// Number of squares that are no longer few.
  package static let patch = 3
  /// Difference that many squares may not have.
  package static let faint = 0.03
  /// Share of all squares that counts as many.
  package static let share = 0.04
  /// Weights of a difference in a movie, which keeps a quarter of the colors: of lightness, and of hues, which
  /// run over colored edges.
  package static let coarse = (lightness: 0.75, hue: 0.25)
  /// The levels that a codec is always allowed.
  private static let levels = 5

  let old: FrameFingerprints
  let new: FrameFingerprints
  let isExact: Bool
  /// Noise that does not count where every pixel was kept.
  private let noise: FilmNoise?
  /// Weights of a difference.
  private let counted: (lightness: Double, hue: Double)

  /// Two films; by what people see even where every pixel was kept, if that is `seen`, or by what differs more than
  /// `noise`.
  init(
    _ old: FrameFingerprints, _ new: FrameFingerprints, asSeen isSeen: Bool = false,
    beyond noise: FilmNoise? = nil
  ) {
    self.old = old
    self.new = new
    self.noise = noise
    isExact = old.isExact && new.isExact && !isSeen
    counted = old.hasCoarseColors || new.hasCoarseColors ? Self.coarse : (1, 1)
  }

  /// Returns true if a frame of the old film shows what one of the new film does.
  func isSame(_ a: Int, _ b: Int) -> Bool {
    if isExact, a == b, let squares = noise?.squares { return squares[a] == nil }
    return isSame(old.frames[a], new.frames[b])
  }

  /// Returns true if two frames show the same.
  func isSame(_ a: FrameFingerprint, _ b: FrameFingerprint) -> Bool {
    if isExact {
      if a.identity == b.identity { return true }
      return noise != nil && FilmNoise.squares(a, b).isEmpty
    }
    var (count, faint) = (0, 0)
    let some = max(2 * Self.patch, Int(Double(a.means.count) * Self.share))
    for index in a.means.indices {
      let distance = distance(a.means[index], b.means[index])
      if distance > Self.strong { return false }
      if distance > Self.visible { count += 1 }
      if distance > Self.faint { faint += 1 }
      if count >= Self.patch || faint > some { return false }
    }
    return true
  }

  /// The squares in which two frames differ.
  func differences(_ a: Int, _ b: Int) -> [Int] {
    if isExact, let noise {
      if a == b, let squares = noise.squares { return squares[a] ?? [] }
      return FilmNoise.squares(old.frames[a], new.frames[b])
    }
    let (a, b) = (old.frames[a], new.frames[b])
    if isExact { return a.differingSquares(from: b) }
    return a.means.indices.filter { distance(a.means[$0], b.means[$0]) > Self.visible }
  }

  /// Returns the visible difference between two colors; zero where they are within what a codec may do.
  private func distance(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    func step(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    if max(step(0), step(8), step(16)) <= Self.levels { return 0 }
    let (x, y) = (Self.color(a), Self.color(b))
    let lightness = abs(x.lightness - y.lightness)
    return counted.lightness * lightness + counted.hue * (x.distance(to: y) - lightness)
  }

  private static func color(_ word: UInt32) -> OKLab {
    OKLab(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16))
  }
}
