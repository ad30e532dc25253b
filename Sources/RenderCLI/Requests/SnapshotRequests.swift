package import SegueSnapshots

/// Hold these films to their goldens, or write the goldens.
package struct VerifyRequest: Hashable, Sendable {
  /// Scene files, folders and suites.
  package let paths: [String]
  /// The folder of the goldens; nil for the usual one.
  package let goldens: String?
  /// What is kept; nil where a suite may say it.
  package let kinds: Set<GoldenKind>?
  /// The words that a case's name must have.
  package let filter: String?
  package let mode: RecordMode
  package let input: SceneInput
  package let jobs: Int?
  package let isJSON: Bool

  init(_ invocation: Invocation, mode: RecordMode) {
    paths = invocation.operands
    goldens = invocation.text(.goldens)
    kinds = invocation.given(.keep).flatMap { KeptGoldens(rawValue: $0)?.kinds }
    filter = invocation.text(.filter)
    self.mode = mode
    input = SceneInput(invocation)
    jobs = invocation.integer(.caseJobs)
    isJSON = invocation.isOn(.json)
  }
}
