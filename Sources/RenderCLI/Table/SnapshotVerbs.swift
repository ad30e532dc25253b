extension Operand {
  /// What the verbs about goldens look at.
  static let cases = Operand(
    "scene", is: .path(.scene), count: .oneOrMore,
    "Scene files, folders of them, or suites (suite.json, *.suite.json)")
}

extension Option {
  package static let goldens = Option(
    "goldens", takes: .path(.folder), in: .output, "The folder of the goldens",
    details: "Unless given, the folder 'goldens' beside each scene, or what a suite says.")

  package static let keep = Option(
    "keep", takes: .choice(of: KeptGoldens.self), called: "what",
    default: .text(KeptGoldens.all.rawValue), in: .output, "What is kept of each film")

  package static let recordMode = Option(
    "mode", takes: .choice(of: RecordChoice.self), called: "which",
    default: .text(RecordChoice.missing.rawValue), in: .output, "Which goldens are written",
    details: "Where the environment has CI=true, none is ever written.")

  package static let filter = Option(
    "filter", takes: .text, called: "words", in: .scene,
    "Only cases whose name has these words in it")

  package static let caseJobs = Option(
    "jobs", short: "j", takes: .integer(1...256), in: .output,
    "How many cases are drawn at once",
    details: "As many as there are processors unless given. It changes no byte.")

  package static let report = Option(
    "report", takes: .path(.output), in: .output, "Write a page that shows what came of it (.html)",
    details: """
      One file that a browser shows without anything else: verdicts, pictures of what was agreed and \
      of what is, which layers differ and since when.
      """)

  package static let junit = Option(
    "junit", takes: .path(.output), in: .output, "Write what came of it for CI systems (JUnit XML)")

  package static let summary = Option(
    "summary", takes: .path(.output), in: .output, "Add what came of it to a file, in Markdown",
    details: "What is in the file stays in front, as GitHub expects it of $GITHUB_STEP_SUMMARY.")

  /// Where verbs say what came of a run, besides the terminal.
  fileprivate static let reports: [Option] = [.report, .junit, .summary]

  /// What all verbs about goldens understand.
  fileprivate static let snapshots: [Option] = [
    .goldens, .keep, .filter, .set, .root, .reduceMotion, .caseJobs, .json,
  ]
}

extension Verb {
  package static let verify = Verb(
    "verify", "Hold films to what was agreed on them",
    details: """
      Draws every film and compares it with its goldens: what each layer does in each frame, the \
      digest of each frame, and a film strip. What differs is said in words, with the layer and the \
      frame where it begins. Ends with 1 if anything differs or a golden is missing.
      """,
    operands: [.cases],
    options: Option.snapshots + Option.reports,
    examples: [
      Example("render verify scenes/", "All scenes of a folder"),
      Example("render verify scenes/ --report report.html", "With a page that shows it"),
      Example("render verify suite.json --filter theme=dark", "The dark variants of a suite"),
    ])

  package static let record = Verb(
    "record", "Write down how films are",
    details: """
      Draws films and writes goldens: a timeline as text, a digest for each frame, a film strip. \
      Goldens that are there already are kept and compared, unless --mode says otherwise.
      """,
    operands: [.cases],
    options: [.recordMode] + Option.snapshots,
    examples: [
      Example("render record scenes/", "Goldens for scenes that have none"),
      Example("render record card.json --mode all", "All goldens of a scene anew"),
    ])

  package static let approve = Verb(
    "approve", "Agree to how films are now",
    details: """
      Draws films as 'verify' does, and writes the goldens of those that differ anew; all others \
      stay as they are.
      """,
    operands: [.cases],
    options: Option.snapshots,
    examples: [
      Example("render approve scenes/card.json", "Accept what 'verify' found about a scene")
    ])
}

extension Verb {
  package static let compare = Verb(
    "compare", "Explain how two scenes or pictures differ",
    details: """
      Compares two scenes, two pictures, or what two folders have under the same names, and says in \
      words what differs. That something does is no failure.
      """,
    operands: [
      Operand("old", is: .path(.file), "What was: a scene, a picture or a folder"),
      Operand("new", is: .path(.file), "What is"),
    ],
    options: [.set, .root, .reduceMotion, .json, .report],
    examples: [
      Example("render compare before.json after.json", "Two scenes"),
      Example("render compare main/frames/ branch/frames/", "The pictures of two folders"),
    ])

  package static let goldens = Verb(
    "goldens", "List goldens, or remove those nobody needs",
    details: """
      Lists the goldens beside the scenes, and which of them belong to no case any more; 'prune' \
      removes those.
      """,
    operands: [
      Operand("action", is: .choice(of: GoldensAction.self), "list or prune"),
      .cases,
    ],
    options: [.goldens, .json],
    examples: [
      Example("render goldens list scenes/", "What is kept of the scenes of a folder"),
      Example("render goldens prune scenes/", "Remove what scenes that are gone have left"),
    ])
}
