/// Print the manual page.
package struct ManualVerb: Verb {
  package static let row = VerbRow(
    "manual", in: .connect, summary: "Print the manual page",
    details: "Prints the manual in the language of man pages (roff).",
    examples: [Example("render manual | man -l -", "Read the manual without installing it")])

  package init(_ invocation: Invocation) {}

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    try terminal.write(ManualPage(terminal.commands.table).text)
    return .done
  }
}
