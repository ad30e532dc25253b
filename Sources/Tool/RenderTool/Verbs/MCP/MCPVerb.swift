package import SegueCommandLine
import SegueFiles
import SegueMCP
import SegueTextSupport

/// Let agents check and draw scenes.
package struct MCPVerb: Verb {
  package static let row = VerbRow(
    "mcp", in: .connect, summary: "Let agents check and draw scenes",
    details: """
      Serves a program over the Model Context Protocol: reads messages on standard input, one to a line, \
      and answers on standard output until the input ends. The tools are \
      \(Tool.all.map(\.name).joined(with: "and")). Only \
      \(Tool.writing.map(\.name).joined(with: "and")) write a file, and only inside --root. A reference of \
      five pages and scenes to start from are resources, as is the schema of scenes. Whoever starts it \
      decides which files it may read.
      """,
    options: [.outputRoot],
    examples: [
      Example("render mcp", "As the command of a server in an agent's settings"),
      Example("render mcp --root films", "The same, where agents write into one folder alone"),
    ])

  /// The folder that tools write into.
  package let root: String

  package init(_ invocation: Invocation) {
    root = invocation.text(.outputRoot).present
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    let offer = ServerOffer(
      tools: Tool.all, resources: Resource.all, templates: ResourceTemplate.all,
      instructions: Self.instructions)
    try await MessageServer(offer, on: terminal, root: Folder(root)).run()
    return .done
  }

  /// The way to begin, for a model that knows nothing of the program.
  package static let instructions = """
    Segue draws, checks and measures transitions of screens without a device. A scene is JSON: layers and \
    what moves them, or screens and the steps between them.

    To make one: 'reference' (layer and movement; flow for screens), 'presets' for transitions with names, \
    write the scene, 'check' until it is ok, 'look' at it, 'audit' it, 'render' a movie for people. \
    'schema' has every member of one thing. To hold an app to a scene: record its screen, 'measure' what \
    moves in the recording, 'compare' the scene with it ('aligned': true). 'curve' has a spring or an \
    easing as the code of SwiftUI, UIKit, Compose, CSS, Flutter or React Native.

    'scene' is a scene itself, as an object or as text; 'path' is a file. Times are milliseconds as \
    numbers, or texts: 350, "350ms", "0.35s". Answers that would be long are cut and say so in 'cut'; \
    'full': true answers all.
    """
}

extension Tool {
  /// Those that may write a file.
  static var writing: [Tool] { all.filter { $0.effect == .writes } }
}

extension Option {
  package static let outputRoot = Option(
    "root", takes: .path(.folder), default: .text("."), in: .output,
    summary: "The folder that agents may write into",
    details: """
      Films and strips are written into this folder and those inside it, by no link out of it. It is the \
      current folder unless given.
      """)
}
