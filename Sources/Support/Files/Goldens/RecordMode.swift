/// Policies for writing goldens in place of comparing.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All are written anew.
  case all
  /// Those that are not there are written; the others are compared.
  case missing
  /// All are compared, and those that fail are written anew.
  case failed
  /// None is ever written.
  case never
}

extension RecordMode {
  /// The variable of the environment that says when goldens are written.
  package static let variable = "SEGUE_RECORD"

  /// The mode in which a test runs: nothing is written in CI; else what the environment asks for,
  /// what the test's trait says, or nothing; `nil` where the environment asks for a mode that there is not.
  package static func chosen(
    by variables: [String: String], trait: RecordMode? = nil
  ) -> RecordMode? {
    if variables.wordOfCI != nil { return .never }
    guard let word = variables[variable], !word.isEmpty else { return trait ?? .never }
    return RecordMode(rawValue: word)
  }

  /// Description of the mode that the environment asks for, where there is no such mode, and of those that there are.
  package static func unknown(in variables: [String: String]) -> String {
    let words = allCases.map(\.rawValue).joined(separator: ", ")
    return "\(variable) is '\(variables[variable] ?? "")': expected \(words)"
  }
}

extension [String: String] {
  /// Value of `CI` on a machine that must not record goldens by itself: `true` or `1`; `nil` on others.
  ///
  /// Most systems say `true`, in capitals or not, and Vercel says `1`.
  package var wordOfCI: String? {
    self["CI"].flatMap { ["true", "1"].contains($0.lowercased()) ? $0 : nil }
  }
}
