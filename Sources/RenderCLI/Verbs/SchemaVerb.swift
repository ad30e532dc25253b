import SegueSceneFile

/// Print the JSON schema of scene files.
package struct SchemaVerb: Verb {
  package static let row = VerbRow(
    "schema", summary: "Print the JSON schema of scene files",
    details: """
      Prints what an editor needs to complete and explain scene files. A scene names the file in \
      its '$schema'.
      """,
    examples: [
      Example("render schema > scene.schema.json", "Write it beside your scenes")
    ])

  package init(_ invocation: Invocation) {}

  package func run(on terminal: Terminal) throws(Failure) -> ExitCode {
    try terminal.write(SceneSchema.value)
    return .done
  }
}
