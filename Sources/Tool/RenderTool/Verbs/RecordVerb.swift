import SegueCaseRuns
package import SegueCommandLine
package import SegueFarmVerbs

/// Write the goldens of films.
package struct RecordVerb: Verb {
  package static let row = VerbRow(
    "record", in: .verify, summary: "Record the goldens of films",
    details: """
      Draws films and writes goldens: a timeline as text, a digest for each frame, a film strip. \
      Of films that were recorded elsewhere, a list of frames with their times and digests, a sheet that \
      shows each frame very small, and a film strip. \
      Goldens that are there already are kept and compared, unless --mode says otherwise.
      """,
    operands: [.films],
    options: [.recordMode] + Option.verification + Option.sharing,
    examples: [
      Example("render record scenes/", "Goldens for scenes that have none"),
      Example("render record films/ --goldens goldens/", "Goldens for recorded films"),
      Example("render record card.json --mode all", "All goldens of a scene anew"),
    ])

  package let verification: SharedVerification

  package init(_ invocation: Invocation) {
    let choice = invocation.choice(.recordMode, of: RecordChoice.self).present
    verification = SharedVerification(invocation, mode: choice.mode)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    try await verification.run(on: terminal)
  }
}
