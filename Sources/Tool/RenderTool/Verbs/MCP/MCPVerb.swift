package import SegueCommandLine
import SegueMCP

/// Let agents check and draw scenes.
package struct MCPVerb: Verb {
  package static let row = VerbRow(
    "mcp", in: .connect, summary: "Let agents check and draw scenes",
    details: """
      Serves a program over the Model Context Protocol: reads messages on standard input, one to a line, \
      and answers on standard output until the input ends. The tools are check, explain, draw, presets, \
      curve and verify; none of them writes a file. The schema of scenes, and scenes to start from, are \
      resources. Whoever starts it decides which files it may read.
      """,
    examples: [
      Example("render mcp", "As the command of a server in an agent's settings")
    ])

  package init(_ invocation: Invocation) {}

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    let server = MessageServer(
      on: terminal, tools: Tool.all, resources: Resource.all, instructions: Self.instructions)
    try await server.run()
    return .done
  }

  private static let instructions = """
    Segue draws and checks transitions of screens, written as scene files in JSON. Read the resource \
    segue://scene.schema.json for what a scene may say, or one of the templates to start from. Write a \
    scene, 'check' it, 'draw' it to see moments of it, and 'verify' it where goldens were recorded.
    """
}
