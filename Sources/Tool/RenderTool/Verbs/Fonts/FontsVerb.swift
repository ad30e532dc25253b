import SegueFilms
import SegueJSON
import SegueSceneFile

/// Print which fonts the texts of a scene are shown in.
package struct FontsVerb: Verb {
  package static let row = VerbRow(
    "fonts", summary: "Print which fonts the texts are shown in",
    details: """
      Prints, for each layer with a text, the faces that its letters are taken from, their files \
      with the beginning of the SHA-256, and the characters that no font of the scene has.
      """,
    operands: [.scene],
    options: [.set, .root, .reduceMotion, .json],
    examples: [
      Example("render fonts card.json", "The fonts of a scene"),
      Example("render fonts card.json --json", "The same for another program to read"),
    ])

  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(Failure) -> ExitCode {
    let scene = try SceneOpener(terminal, input).load(scene)
    var diagnostics = scene.diagnostics
    let setter = scene.document?.textSetter(in: scene.folder, into: &diagnostics)
    try terminal.show(diagnostics)
    guard let document = scene.document, !diagnostics.hasErrors else {
      throw .shown(diagnostics)
    }
    let answer = FontsAnswer(document.scene, setter)
    try isJSON ? terminal.write(answer.json) : terminal.write(answer.text)
    return .done
  }
}
