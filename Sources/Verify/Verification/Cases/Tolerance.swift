package import SegueRaster

/// Tolerances for a film's pixels to differ from the golden ones.
///
/// It is about pixels alone: what layers do is compared exactly in any case. Where frames differ, it
/// is the film strip that is judged, the only pictures that are kept. Recordings are judged by all pixels where both
/// films are at hand; goldens have the mean colors of squares of each frame, and the strip.
public enum Tolerance: Hashable, Sendable {
  /// Not at all.
  case exact
  /// By so many levels in each channel.
  case levels(Int, because: String)
  /// In so many pixels of a frame, by so many levels in each channel.
  case pixels(PixelLimit, levels: Int, because: String)

  /// By what people do not see.
  case perceptual(because: String)
  /// By everything but where edges are.
  case movement(because: String)

  /// Number of a picture's pixels that may differ.
  public enum PixelLimit: Hashable, Sendable {
    /// So many.
    case count(Int)
    /// This share of all of them, between 0 and 1.
    case share(Double)
  }

  /// Reason for a tolerance of more than nothing.
  package var reason: String? {
    switch self {
    case .exact: nil
    case .levels(_, let reason), .pixels(_, _, let reason): reason
    case .perceptual(let reason), .movement(let reason): reason
    }
  }

  /// Returns true if two pictures are alike enough.
  package func accepts(_ expected: Surface, _ actual: Surface) -> Bool {
    let finding = PictureComparison(expected: expected, actual: actual).finding
    switch (self, finding) {
    // Frames may differ where the moments of the strip do not: only exact is exact.
    case (.exact, _): return false
    case (_, nil): return true
    case (.levels(let limit, _), .pixels(_, let levels, _)): return levels <= limit
    case (.pixels(let limit, let most, _), .pixels(let count, let levels, _)):
      return levels <= most
        && limit.allows(PixelShare(count, of: expected.width * expected.height))
    case (.perceptual, .pixels):
      return PerceptualRule().reason(expected: expected, actual: actual) == nil
    case (.movement, .pixels): return !FilmChanges(between: expected, and: actual).hasMovedEdges
    default: return false
    }
  }
}

extension Tolerance {
  /// Rule for what people see, where they decide.
  var rule: PerceptualRule? { if case .perceptual = self { PerceptualRule() } else { nil } }

  /// Returns true if the differences between two films are small enough, as far as they are between frames.
  func accepts(_ verdict: RecordingVerdict) -> Bool {
    guard let magnitude = verdict.magnitude, verdict.findings.allSatisfy(\.isBetweenFrames) else {
      return false
    }
    return switch self {
    case .exact: false
    case .levels(let limit, _): magnitude.levels <= limit
    case .pixels(let limit, let levels, _):
      magnitude.levels <= levels && limit.allows(magnitude.share)
    case .perceptual: !verdict.isVisible
    case .movement: !verdict.mayHaveMoved
    }
  }
}

extension Tolerance.PixelLimit {
  /// Returns true if so many pixels may differ.
  fileprivate func allows(_ share: PixelShare) -> Bool {
    switch self {
    case .count(let limit): share.count <= limit
    case .share(let limit): Double(share.count) <= limit * Double(share.total)
    }
  }
}
