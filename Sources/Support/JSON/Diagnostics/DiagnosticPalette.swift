/// The escape sequences around the parts of a message; all empty for plain text.
package struct DiagnosticPalette: Hashable, Sendable {
  /// In front of the place.
  package var place: String
  /// In front of the word "error" and the mark under the line.
  package var error: String
  /// In front of the word "warning" and the mark under the line.
  package var warning: String
  /// In front of the word "note" and the mark under the line.
  package var note: String
  /// In front of the message itself.
  package var message: String
  /// In front of the word "hint".
  package var hint: String
  /// In front of the line number.
  package var gutter: String
  /// Behind each of these.
  package var reset: String

  /// No colors.
  package static let plain = DiagnosticPalette(
    place: "", error: "", warning: "", note: "", message: "", hint: "", gutter: "", reset: "")

  /// The eight colors that every terminal has.
  package static let ansi = DiagnosticPalette(
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
