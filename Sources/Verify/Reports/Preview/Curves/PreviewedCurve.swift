import SegueTextSupport

/// A curve by which something moves.
package struct PreviewedCurve: Hashable, Sendable, Codable {
  /// Name of the curve beside the movements.
  package var name: String
  /// Everything about it.
  package var details: String
  /// Movements that use the curve.
  package var users: [String]
  /// Duration of the shown part, in milliseconds.
  package var milliseconds: Double
  /// Its values at even distances in time, 0 at the beginning and 1 where it leads to.
  package var values: [Double]
  /// The curve in the code of platforms; none where it is no curve of theirs.
  package var codes: [PreviewedCode]

  /// A curve through these values.
  package init(
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
  package var length: String { "\(NumberText.format(milliseconds, atMost: 1)) ms" }
}

/// A curve in the code of a platform.
package struct PreviewedCode: Hashable, Sendable, Codable {
  /// Display name of the language.
  package var title: String
  /// The code.
  package var text: String

  /// Code of a language.
  package init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
