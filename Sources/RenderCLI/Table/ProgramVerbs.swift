import SegueRendering

extension Verb {
  package static let help = Verb(
    "help", "Explain the program or one of its verbs",
    details: "Prints what --help prints, or with --json the table of everything understood.",
    operands: [Operand("verb", is: .verb, count: .optional, "The verb to explain")],
    options: [.tableJSON],
    examples: [
      Example("render help tree", "Everything about one verb"),
      Example("render help --json", "Every verb and option, for another program to read"),
    ])

  package static let completions = Verb(
    "completions", "Print a completion script for a shell",
    details: "The script goes where the shell looks for completions, or is read by its start file.",
    operands: [Operand("shell", is: .choice(of: Shell.self), "bash, zsh or fish")],
    examples: [
      Example("eval \"$(render completions bash)\"", "In ~/.bashrc"),
      Example(
        "render completions fish > ~/.config/fish/completions/render.fish", "Once, for fish"),
    ])

  package static let manual = Verb(
    "manual", "Print the manual page",
    details: "Prints the manual in the language of man pages (roff).",
    examples: [Example("render manual | man -l -", "Read the manual without installing it")])
}

extension Option {
  package static let tableJSON = Option(
    "json", in: .output, "Write the table of verbs and options as JSON")
}

extension CommandTable {
  /// What this program understands.
  package static let render = CommandTable(
    program: "render", version: Engine.version,
    summary: "Draw, check and sample animated scenes without a screen",
    details: """
      A scene file says what is on a canvas and how it moves. Nothing here depends on a clock, a \
      screen or the machine: the same scene gives the same answer everywhere.
      """,
    defaultVerb: .draw,
    verbs: [
      .draw, .between, .presets, .explain, .check, .tree, .fonts, .curve, .verify, .record,
      .compare, .approve, .goldens, .preview, .new, .schema, .help,
      .completions, .manual,
    ],
    generalOptions: Option.general, variables: EnvironmentVariable.all)
}
