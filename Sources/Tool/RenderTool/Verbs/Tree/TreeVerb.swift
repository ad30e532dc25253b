package import SegueCommandLine
package import SegueFilmRequests
import SegueMotion
import SegueSceneFile

/// Print the layers of a scene at one moment.
package struct TreeVerb: Verb {
  package static let row = VerbRow(
    "tree", in: .understand, summary: "Print the layers at some moments",
    details: """
      Prints the layers of the scene as they stand at a moment, or at several, one to a line in the order in \
      which they are painted, with the values that the animations give them. Moments are listed until \
      \(TreeListing.mostLines) lines are reached, the first one whole in any case; if some are left out, the \
      run says how many, and ends with 65.
      """,
    operands: [.scene],
    options: [.at, .set, .root, .reduceMotion, .mirrored, .json],
    examples: [
      Example("render tree card.json --at 350ms", "The layers 350 milliseconds in"),
      Example("render tree card.json --at 0-400/100", "Five moments"),
      Example("render tree card.json --set title=Hello", "The same scene with another title"),
    ])

  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let times: [Duration]
  package let isJSON: Bool

  package init(
    scene: String, input: SceneInput = SceneInput(), times: [Duration], isJSON: Bool = false
  ) {
    self.scene = scene
    self.input = input
    self.times = times
    self.isJSON = isJSON
  }

  package init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    times = invocation.moments(.at)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let document = try SceneOpener(terminal, input).loadWithoutMistakes(scene)
    let moments = times.map { $0 == TimeText.end ? document.scene.duration : Time($0) }
    let listing = TreeListing(document.scene, at: moments, isJSON: isJSON)
    guard let shortfall = try listing.write(on: terminal) else { return .done }
    try terminal.warn(shortfall)
    return .invalidData
  }
}

extension Option {
  package static let at = Option(
    "at", takes: .moments, called: "times", default: .moments([.zero]), in: .scene,
    summary: "The moments to look at",
    details: """
      Milliseconds, as in 350 or 350ms, or seconds, as in 0.35s; several, as in 0,50,100; a range with \
      a step, as in 0-400/50; or 'end'. Moments past the end show the settled scene.
      """)
}
