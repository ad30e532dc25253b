/// Finding about a place in a source file.
package struct RewriteFinding: Equatable, Sendable {
  /// Severities, which decide whether the step can go on.
  package enum Severity: String, Sendable { case error, warning }

  /// The file as it was named.
  package let path: String
  /// The line, counted from one.
  package let line: Int
  /// The byte in the line, counted from one.
  package let column: Int
  /// Severity of the finding, which decides whether it ends the build.
  package let severity: Severity
  /// Description of the problem, with a way to go on.
  package let message: String

  /// As compilers write it.
  package var text: String { "\(path):\(line):\(column): \(severity): \(message)" }
}
