package import SegueCommandLine
import SegueJSON
import SegueSceneFile

/// Print the JSON schema of scene files, of suites, or of an answer.
package struct SchemaVerb: Verb {
  package static let row = VerbRow(
    "schema", in: .connect, summary: "Print the JSON schema of scene files, suites, or an answer",
    details: """
      Prints what an editor needs to complete and explain scene files, or suites: a file names its schema \
      in its '$schema'. Or prints what a program needs that reads what a verb writes with --json; such a \
      schema is open, as members may be added.
      """,
    operands: [
      Operand(
        "kind", is: .choice(choices), count: .optional,
        summary: "What is described: scene (unless given), suite, or the JSON of a verb")
    ],
    examples: [
      Example("render schema > scene.schema.json", "Write it beside your scenes"),
      Example("render schema suite > suite.schema.json", "The same for suites"),
      Example("render schema verify", "What 'render verify --json' writes"),
    ])

  private static let choices =
    [
      Choice("scene", "scene files"), Choice("suite", "files that name scenes and their variants"),
    ] + AnswerKind.all.map(\.choice)

  private let kind: String

  package init(_ invocation: Invocation) { kind = invocation.operands.first ?? "scene" }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    switch kind {
    case "suite": try terminal.write(SuiteSchema.value)
    case let name: try terminal.write(AnswerKind.named(name)?.schema ?? SceneSchema.value)
    }
    return .done
  }
}
