/// A curve in the code of a platform.
public struct PreviewedCode: Hashable, Sendable, Codable {
  /// Display name of the language.
  public var title: String
  /// The code.
  public var text: String

  /// Code of a language.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
