import FoundationEssentials
package import SegueVerification

/// The variables of the process; tests of this room bring their own.
package enum ProcessVariables {
  /// The variables by their names.
  @TaskLocal package static var current = ProcessInfo.processInfo.environment
}

extension RecordMode {
  /// The variable that says when goldens are written.
  static let variable = "SEGUE_RECORD"

  /// The mode in which a test runs: nothing is written in CI; else what the environment asks for,
  /// what the test's trait says, or nothing.
  package static func chosen(
    by variables: [String: String], trait: RecordMode?
  ) throws(Obstacle) -> RecordMode {
    if variables.isCI { return .never }
    guard let word = variables[variable], !word.isEmpty else { return trait ?? .never }
    guard let mode = RecordMode(rawValue: word) else {
      let words = RecordMode.allCases.map(\.rawValue)
      throw Obstacle("\(variable) is '\(word)': expected \(words.joined(separator: ", "))")
    }
    return mode
  }
}

extension [String: String] {
  /// Whether this is a machine that agrees to nothing by itself.
  var isCI: Bool { self["CI"] == "true" }
}

/// Why a film cannot be looked at.
package struct Obstacle: Error, Hashable {
  /// The reason in words.
  package let message: String

  /// The reason in words.
  package init(_ message: String) { self.message = message }
}
