import SegueMotion
import SegueSceneFile

/// Print the layers of a scene at one moment.
package struct TreeVerb: Verb {
  package static let row = VerbRow(
    "tree", summary: "Print the layers at one moment",
    details: """
      Prints the layers of the scene as they stand at one moment, one to a line in the order in \
      which they are painted, with the values that the animations give them.
      """,
    operands: [.scene],
    options: [.at, .set, .root, .reduceMotion, .json],
    examples: [
      Example("render tree card.json --at 350ms", "The layers 350 milliseconds in"),
      Example("render tree card.json --set title=Hello", "The same scene with another title"),
    ])

  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let time: Duration
  package let isJSON: Bool

  package init(
    scene: String, input: SceneInput = SceneInput(), time: Duration, isJSON: Bool = false
  ) {
    self.scene = scene
    self.input = input
    self.time = time
    self.isJSON = isJSON
  }

  package init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    time = invocation.time(.at).present
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(Failure) -> ExitCode {
    let document = try SceneOpener(terminal, input).loadWithoutMistakes(scene)
    let answer = TreeAnswer(document.scene, at: Time(time))
    try isJSON ? terminal.write(answer.json) : terminal.write(answer.text)
    return .done
  }
}

extension Option {
  package static let at = Option(
    "at", takes: .time, default: .time(.zero), in: .scene, summary: "The moment to look at",
    details: """
      Milliseconds, as in 350 or 350ms, or seconds, as in 0.35s. Moments past the end show the \
      settled scene.
      """)
}
