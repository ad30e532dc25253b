/// Print what teaches a shell to complete command lines.
package struct CompletionsVerb: Verb {
  package static let row = VerbRow(
    "completions", in: .connect, summary: "Print a completion script for a shell",
    details: "The script goes where the shell looks for completions, or is read by its start file.",
    operands: [
      Operand("shell", is: .choice(of: Shell.self), summary: "bash, zsh or fish")
    ],
    examples: [
      Example("eval \"$(render completions bash)\"", "In ~/.bashrc"),
      Example(
        "render completions fish > ~/.config/fish/completions/render.fish", "Once, for fish"),
    ])

  package let shell: Shell

  package init(_ shell: Shell) { self.shell = shell }

  package init(_ invocation: Invocation) {
    shell = invocation.operands.first.flatMap(Shell.init(rawValue:)).present
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    try terminal.write(CompletionScript(terminal.commands.table, for: shell).text)
    return .done
  }
}
