import SegueCaseRuns
package import SegueCommandLine
package import SegueFarmVerbs
import SegueFiles
import SegueFilmRequests

/// Hold films to their goldens.
package struct VerifyVerb: Verb {
  package static let row = VerbRow(
    "verify", in: .verify, summary: "Verify films against their goldens",
    details: """
      Draws every film and compares it with its goldens: what each layer does in each frame, the \
      digest of each frame, and a film strip. What differs is said in words: each value where it differs \
      most, and the cause where it can be proven, such as another damping. \
      What a scene expects of its movement ('expect') is looked at as well, and alone where there are no goldens. \
      Recorded films (APNG, animated WebP, GIF, MP4, MOV, WebM, folders of numbered PNGs) have goldens of \
      their own, written by 'render record': their pixels are compared, and what differs is named. Where \
      every pixel was kept on both sides every pixel counts, elsewhere what people see; each case says \
      which. With --aligned a recording of a device or a simulator is laid on the scene that it is held to, \
      and its movement is compared, as 'render compare' does; where it can't tell, it says why, and that \
      passes, or is 75 with --strict; --from and --to cut a recording in which more moves. A folder whose \
      PNGs are numbered is a recording if it has no scenes, and of a folder without scenes all films are looked at. \
      Ends with 1 if anything differs or a golden is missing.
      """,
    operands: [.films],
    options: Option.verification + Option.reports
      + [.base, .against, .aligned, .strict, .from, .to]
      + Option.sharing,
    examples: [
      Example("render verify scenes/", "All scenes of a folder"),
      Example("render verify scenes/ --report report.html", "With a page that shows it"),
      Example(
        "render verify scenes/ --report report.html --base main",
        "With the films of a branch beside"),
      Example("render verify push.mp4 --goldens goldens/", "A film that was recorded elsewhere"),
      Example("render verify push.mp4 --against push.json", "The same, beside the scene"),
      Example(
        "render verify simulator.mov --against push.json --aligned", "The movement of an app"),
      Example("render verify suite.json --filter theme=dark", "The dark variants of a suite"),
    ])

  package let verification: SharedVerification

  package init(_ invocation: Invocation) {
    verification = SharedVerification(invocation, mode: .never)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    try await verification.run(on: terminal)
  }
}
