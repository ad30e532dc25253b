import SegueCaseRuns
package import SegueCommandLine
package import SegueFarmVerbs
import SegueFiles

/// Write new goldens for films that differ from theirs.
package struct ApproveVerb: Verb {
  package static let row = VerbRow(
    "approve", in: .verify, summary: "Accept how films are now as their goldens",
    details: """
      Draws films as 'verify' does, and writes the goldens of those that differ anew; all others \
      stay as they are.
      """,
    operands: [.films],
    options: Option.verification + Option.sharing,
    examples: [
      Example("render approve scenes/card.json", "Accept what 'verify' found about a scene")
    ])

  package let verification: SharedVerification

  package init(_ invocation: Invocation) {
    verification = SharedVerification(invocation, mode: .failed)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    try await verification.run(on: terminal)
  }
}
