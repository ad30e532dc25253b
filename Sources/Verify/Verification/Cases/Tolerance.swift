package import SegueRaster

/// Tolerances for a film's pixels to differ from the golden ones.
///
/// It is about pixels alone: what layers do is compared exactly in any case. Where frames differ, it
/// is the film strip that is judged, the only pictures that are kept.
public enum Tolerance: Hashable, Sendable {
  /// Not at all.
  case exact
  /// By so many levels in each channel.
  case levels(Int, because: String)

  /// By what people do not see.
  case perceptual(because: String)

  /// Reason for a tolerance of more than nothing.
  package var reason: String? {
    switch self {
    case .exact: nil
    case .levels(_, let reason), .perceptual(let reason): reason
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
    case (.perceptual, .pixels):
      return PerceptualRule().reason(expected: expected, actual: actual) == nil
    default: return false
    }
  }
}
