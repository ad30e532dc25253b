/// Comparison modes for two recorded films.
package enum ComparisonMode: Hashable, Sendable, Codable {
  /// Every pixel counts.
  case exact
  /// Visible differences count, in squares with a side of so many pixels.
  case perceptual(square: Int)
  /// Movement alone counts, because colors mean something else on each side.
  case motion(square: Int)

  /// Description of the comparison mode.
  package var words: String {
    switch self {
    case .exact: "in every pixel"
    case .perceptual(let side): "by what people see, in squares of \(side) pixels"
    case .motion(let side): "by movement alone, in squares of \(side) pixels"
    }
  }

  /// Name of the comparison mode in programs.
  package var name: String {
    switch self {
    case .exact: "exact"
    case .perceptual: "perceptual"
    case .motion: "motion"
    }
  }
}
