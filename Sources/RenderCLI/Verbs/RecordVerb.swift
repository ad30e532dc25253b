package import SegueGoldens

/// Write the goldens of films.
package struct RecordVerb: Verb {
  package static let row = VerbRow(
    "record", summary: "Write down how films are",
    details: """
      Draws films and writes goldens: a timeline as text, a digest for each frame, a film strip. \
      Of films that were recorded elsewhere, a list of frames with their times and digests, a sheet that \
      shows each frame very small, and a film strip. \
      Goldens that are there already are kept and compared, unless --mode says otherwise.
      """,
    operands: [.films],
    options: [.recordMode] + Option.verification,
    examples: [
      Example("render record scenes/", "Goldens for scenes that have none"),
      Example("render record films/ --goldens goldens/", "Goldens for recorded films"),
      Example("render record card.json --mode all", "All goldens of a scene anew"),
    ])

  package let verification: Verification

  package init(_ invocation: Invocation) {
    let choice = invocation.choice(.recordMode, of: RecordChoice.self).present
    verification = Verification(invocation, mode: choice.mode)
  }

  package func run(on terminal: Terminal) async throws(Failure) -> ExitCode {
    try await verification.run(on: terminal)
  }
}

extension Option {
  package static let recordMode = Option(
    "mode", takes: .choice(of: RecordChoice.self), called: "which",
    default: .text(RecordChoice.missing.rawValue), in: .output,
    summary: "Which goldens are written",
    details: "Where the environment has CI=true, none is ever written.")
}

/// Which goldens `record` writes.
package enum RecordChoice: String, ChoiceList {
  case all, missing, failed

  package var summary: String {
    switch self {
    case .all: "all of them anew"
    case .missing: "those that are not there"
    case .failed: "those that fail"
    }
  }

  /// The mode of this name.
  package var mode: RecordMode {
    switch self {
    case .all: .all
    case .missing: .missing
    case .failed: .failed
    }
  }
}
