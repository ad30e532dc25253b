/// What is said about a place in a source file.
package struct Finding: Equatable, Sendable {
  /// Whether the step can go on with it.
  package enum Severity: String, Sendable { case error, warning }

  /// The file as it was named.
  package let path: String
  /// The line, counted from one.
  package let line: Int
  /// The byte in the line, counted from one.
  package let column: Int
  /// Whether it ends the build.
  package let severity: Severity
  /// What is wrong, and how to go on.
  package let message: String

  /// As compilers write it.
  package var text: String { "\(path):\(line):\(column): \(severity): \(message)" }
}
