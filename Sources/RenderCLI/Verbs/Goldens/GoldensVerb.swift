import SegueFiles
import SegueVerification
import SegueWords

/// List goldens, or remove those that belong to no case.
package struct GoldensVerb: Verb {
  package static let row = VerbRow(
    "goldens", summary: "List goldens, or remove those nobody needs",
    details: """
      Lists the goldens beside the scenes, and which of them belong to no case any more; 'prune' \
      removes those.
      """,
    operands: [
      Operand("action", is: .choice(of: GoldensAction.self), summary: "list or prune"),
      .films,
    ],
    options: [.goldens, .json],
    examples: [
      Example("render goldens list scenes/", "What is kept of the scenes of a folder"),
      Example("render goldens prune scenes/", "Remove what scenes that are gone have left"),
    ])

  /// What is done.
  package let action: GoldensAction
  /// Which cases there are.
  package let cases: CaseRequest
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    action = invocation.operands.first.flatMap(GoldensAction.init(rawValue:)).present
    cases = CaseRequest(invocation, paths: Array(invocation.operands.dropFirst()))
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(Failure) -> ExitCode {
    let plans = try CaseFinder(cases, terminal, takesRecordings: true).plans
    try plans.checkNames()
    let census = GoldenCensus(plans)
    switch action {
    case .list:
      try isJSON ? terminal.write(census.json) : terminal.write(census.text)
    case .prune:
      try census.checkOrphans(sparing: CaseFiles(plans, terminal))
      for orphan in census.orphans {
        try Failure.inWords { () throws(FileError) in
          for kind in orphan.kinds { try orphan.folder.remove(kind, of: orphan.name) }
        }
        try terminal.write("removed the goldens of \(Quote(path: orphan.name))\n")
      }
    }
    return .done
  }
}

/// What `goldens` does.
package enum GoldensAction: String, ChoiceList {
  case list, prune

  package var summary: String {
    switch self {
    case .list: "say which goldens there are"
    case .prune: "remove those that belong to no case"
    }
  }
}
