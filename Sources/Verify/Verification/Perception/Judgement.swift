/// How two films that were recorded are compared.
public enum Judgement: Hashable, Sendable, Codable {
  /// Every pixel counts.
  case exact
  /// What people see counts, in squares with a side of so many pixels.
  case perceptual(square: Int)
  /// Movement alone counts, because colors mean something else on each side.
  case motion(square: Int)

  /// How it is done, in words.
  public var words: String {
    switch self {
    case .exact: "in every pixel"
    case .perceptual(let side): "by what people see, in squares of \(side) pixels"
    case .motion(let side): "by movement alone, in squares of \(side) pixels"
    }
  }

  /// What programs call it.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .perceptual: "perceptual"
    case .motion: "motion"
    }
  }
}
