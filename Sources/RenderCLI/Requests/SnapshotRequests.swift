package import SegueGoldens
package import SegueVerification

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
  package let reports: ReportRequest
  /// All that is written besides goldens.
  package let outputs: [String]

  init(_ invocation: Invocation, mode: RecordMode) {
    paths = invocation.operands
    goldens = invocation.text(.goldens)
    kinds = invocation.given(.keep).flatMap { KeptGoldens(rawValue: $0)?.kinds }
    filter = invocation.text(.filter)
    self.mode = mode
    input = SceneInput(invocation)
    jobs = invocation.integer(.caseJobs)
    isJSON = invocation.isOn(.json)
    reports = ReportRequest(invocation)
    outputs = invocation.outputs
  }
}

/// Where to say what came of a run, besides the terminal.
package struct ReportRequest: Hashable, Sendable {
  /// The page; nil for none.
  package let page: String?
  /// The file for CI systems; nil for none.
  package let junit: String?
  /// The file that a summary is added to; nil for none.
  package let summary: String?

  init(_ invocation: Invocation) {
    page = invocation.text(.report)
    junit = invocation.text(.junit)
    summary = invocation.text(.summary)
  }
}

/// List goldens, or remove those that belong to no case.
package struct GoldensRequest: Hashable, Sendable {
  /// What is done.
  package let action: GoldensAction
  /// Which cases there are.
  package let cases: VerifyRequest

  init(_ invocation: Invocation) {
    action = invocation.operands.first.flatMap(GoldensAction.init(rawValue:)).present
    var rest = invocation
    rest.operands.removeFirst()
    cases = VerifyRequest(rest, mode: .never)
  }
}

/// Explain how two things differ.
package struct CompareRequest: Hashable, Sendable {
  /// What was.
  package let old: String
  /// What is.
  package let new: String
  package let input: SceneInput
  package let isJSON: Bool
  /// The page that shows it; nil for none.
  package let page: String?
  /// All that is written.
  package let outputs: [String]

  init(_ invocation: Invocation) {
    outputs = invocation.outputs
    old = invocation.operands.first.present
    new = invocation.operands.last.present
    input = SceneInput(invocation)
    isJSON = invocation.isOn(.json)
    page = invocation.text(.report)
  }
}
