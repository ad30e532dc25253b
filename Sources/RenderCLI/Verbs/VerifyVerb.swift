import SegueGoldens

/// Hold films to their goldens.
package struct VerifyVerb: Verb {
  package static let row = VerbRow(
    "verify", summary: "Hold films to what was agreed on them",
    details: """
      Draws every film and compares it with its goldens: what each layer does in each frame, the \
      digest of each frame, and a film strip. What differs is said in words: each value where it differs \
      most, and the cause where it can be proven, such as another damping. \
      What a scene expects of its movement ('expect') is looked at as well, and alone where there are no goldens. \
      Ends with 1 if anything differs or a golden is missing.
      """,
    operands: [.cases],
    options: Option.verification + Option.reports + [.base],
    examples: [
      Example("render verify scenes/", "All scenes of a folder"),
      Example("render verify scenes/ --report report.html", "With a page that shows it"),
      Example(
        "render verify scenes/ --report report.html --base main",
        "With the films of a branch beside"),
      Example("render verify suite.json --filter theme=dark", "The dark variants of a suite"),
    ])

  package let verification: Verification

  package init(_ invocation: Invocation) {
    verification = Verification(invocation, mode: .never)
  }

  package func run(on terminal: Terminal) async throws(Failure) -> ExitCode {
    try await verification.run(on: terminal)
  }
}
