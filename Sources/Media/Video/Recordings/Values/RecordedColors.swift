/// Meaning of the samples of a movie, as the movie itself states it.
public struct RecordedColors: Hashable, Sendable {
  /// The matrix, such as `bt709`; `unknown` where nothing is said.
  public let matrix: String
  /// `limited` or `full`; nothing where it is not said.
  public let range: String?
}
