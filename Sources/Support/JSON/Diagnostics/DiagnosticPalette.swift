/// The escape sequences around the parts of a message; all empty for plain text.
public struct DiagnosticPalette: Hashable, Sendable {
  /// In front of the place.
  public var place: String
  /// In front of the word "error" and the mark under the line.
  public var error: String
  /// In front of the word "warning" and the mark under the line.
  public var warning: String
  /// In front of the word "note" and the mark under the line.
  public var note: String
  /// In front of the message itself.
  public var message: String
  /// In front of the word "hint".
  public var hint: String
  /// In front of the line number.
  public var gutter: String
  /// Behind each of these.
  public var reset: String

  /// No colors.
  public static let plain = DiagnosticPalette(
    place: "", error: "", warning: "", note: "", message: "", hint: "", gutter: "", reset: "")

  /// The eight colors that every terminal has.
  public static let ansi = DiagnosticPalette(
    place: "\u{1B}[1m", error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", note: "\u{1B}[1;36m",
    message: "\u{1B}[1m", hint: "\u{1B}[1;32m", gutter: "\u{1B}[2m", reset: "\u{1B}[0m")

  func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
