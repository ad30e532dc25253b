import SegueTextSupport

/// A curve by which something moves.
public struct PreviewedCurve: Hashable, Sendable, Codable {
  /// Name of the curve beside the movements.
  public var name: String
  /// Everything about it.
  public var details: String
  /// Movements that use the curve.
  public var users: [String]
  /// Duration of the shown part, in milliseconds.
  public var milliseconds: Double
  /// Its values at even distances in time, 0 at the beginning and 1 where it leads to.
  public var values: [Double]
  /// The curve in the code of platforms; none where it is no curve of theirs.
  public var codes: [PreviewedCode]

  /// A curve through these values.
  public init(
    name: String, details: String, users: [String], milliseconds: Double, values: [Double],
    codes: [PreviewedCode] = []
  ) {
    self.name = name
    self.details = details
    self.users = users
    self.milliseconds = milliseconds
    self.values = values
    self.codes = codes
  }

  /// Duration of the shown part, in words.
  public var length: String { "\(NumberText.format(milliseconds, atMost: 1)) ms" }
}

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
