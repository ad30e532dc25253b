/// The user's own words inside a message: in single quotes, made visible, of bounded length.
public struct Quote: Hashable, Sendable, CustomStringConvertible {
  /// The words in quotes, ready for a message.
  public let description: String

  /// The most characters of the user's text that a message repeats.
  public static let limit = 80
  /// The most characters of a path that a message repeats: enough for any that people write.
  public static let pathLimit = 240

  /// The words `text` in quotes; of a long text the beginning.
  public init(_ text: String) {
    var shown = ""
    var room = Quote.limit
    for scalar in text.unicodeScalars {
      let next = scalar.visible
      room -= next.unicodeScalars.count
      guard room >= 0 else {
        shown += "…"
        break
      }
      shown.appendVisible(scalar)
    }
    description = "'\(shown)'"
  }

  /// The path of a file in quotes; of a long one the beginning and the end, which is its name.
  public init(path: String) {
    var shown = ""
    for scalar in path.unicodeScalars { shown.appendVisible(scalar) }
    let scalars = shown.unicodeScalars
    let half = Quote.pathLimit / 2
    description =
      scalars.count <= Quote.pathLimit
      ? "'\(shown)'" : "'\(String(scalars.prefix(half)))…\(String(scalars.suffix(half)))'"
  }
}
