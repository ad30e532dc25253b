package import SegueCommandLine
import SegueSceneFile

/// Print the JSON schema of scene files or of suites.
package struct SchemaVerb: Verb {
  package static let row = VerbRow(
    "schema", in: .connect, summary: "Print the JSON schema of scene files or suites",
    details: """
      Prints what an editor needs to complete and explain scene files, or suites. A file names its \
      schema in its '$schema'.
      """,
    operands: [
      Operand(
        "kind", is: .choice(of: SchemaKind.self), count: .optional,
        summary: "What is described: scene (unless given) or suite")
    ],
    examples: [
      Example("render schema > scene.schema.json", "Write it beside your scenes"),
      Example("render schema suite > suite.schema.json", "The same for suites"),
    ])

  private let kind: SchemaKind

  package init(_ invocation: Invocation) {
    kind = invocation.operands.first.flatMap(SchemaKind.init(rawValue:)) ?? .scene
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    switch kind {
    case .scene: try terminal.write(SceneSchema.value)
    case .suite: try terminal.write(SuiteSchema.value)
    }
    return .done
  }
}

/// The kinds of files that a schema describes.
private enum SchemaKind: String, ChoiceList {
  case scene, suite

  var summary: String {
    switch self {
    case .scene: "scene files"
    case .suite: "files that name scenes and their variants"
    }
  }
}
