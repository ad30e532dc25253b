extension Operand {
  static let scene = Operand(
    "scene", is: .path(.scene), "A scene file (.json or .json5), or - for standard input")
}

extension Option {
  package static let json = Option(
    "json", in: .output, "Write JSON for programs in place of text",
    details: """
      One document on standard output, whose first key is its schema version; messages for people \
      stay on standard error.
      """)

  package static let set = Option(
    "set", takes: .assignment, isRepeatable: true, in: .scene,
    "Give a variable of the scene a value",
    details: """
      The name must be one of the scene's 'vars'; the value is read as the type that is declared \
      there.
      """)

  package static let root = Option(
    "root", takes: .path(.folder), in: .scene, "The folder that no asset may lie outside of",
    details: """
      Pictures and fonts are found from the scene file's own folder, and must not lie outside of \
      this one. It is the scene file's folder unless given, or the current folder when the scene \
      comes from standard input. What a suite names, its scenes and its goldens, must lie in it too, \
      or in the suite's own folder unless it is given.
      """)

  package static let reduceMotion = Option(
    "reduce-motion", in: .scene, "Show what replaces motion for those who want less",
    details: """
      Every transition that moves something far gives way to its platform's variant for reduced \
      motion, mostly a cross-fade.
      """)

  package static let at = Option(
    "at", takes: .time, default: .time(.zero), in: .scene, "The moment to look at",
    details: """
      Milliseconds, as in 350 or 350ms, or seconds, as in 0.35s. Moments past the end show the \
      settled scene.
      """)

  package static let template = Option(
    "template", short: "t", takes: .choice(of: SceneTemplate.self), called: "name",
    default: .text(SceneTemplate.fade.rawValue), in: .scene, "What the new scene shows")

  package static let clobber = Option(
    "clobber", takes: .toggle, default: .flag(false), in: .output,
    "Replace the file if it exists")
}

extension Verb {
  package static let check = Verb(
    "check", "Find the mistakes in scene files",
    details: """
      Reads every scene and everything it refers to, and lists all mistakes at once, each with its \
      file, line and column. Draws nothing, but looks at moments all over the film for one that \
      takes more memory than there is.
      """,
    operands: [
      Operand(
        "scene", is: .path(.scene), count: .oneOrMore,
        "Scene files (.json or .json5), or - for standard input")
    ],
    options: [.set, .root, .reduceMotion, .memory, .json],
    examples: [
      Example("render check card.json", "Check one scene"),
      Example("render check scenes/*.json --json", "Check a folder, for another program to read"),
    ])

  package static let tree = Verb(
    "tree", "Print the layers at one moment",
    details: """
      Prints the layers of the scene as they stand at one moment, one to a line in the order in \
      which they are painted, with the values that the animations give them.
      """,
    operands: [.scene],
    options: [.at, .set, .root, .reduceMotion, .json],
    examples: [
      Example("render tree card.json --at 350ms", "The layers 350 milliseconds in"),
      Example("render tree card.json --set title=Hello", "The same scene with another title"),
    ])

  package static let fonts = Verb(
    "fonts", "Print which fonts the texts are shown in",
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

  package static let new = Verb(
    "new", "Write a scene to start from",
    details: """
      Writes a small scene that is complete, explained and free of mistakes: to the file, or to \
      standard output when none is named.
      """,
    operands: [
      Operand("file", is: .path(.output), count: .optional, "The file to write (.json or .json5)")
    ],
    options: [.template, .clobber],
    examples: [
      Example("render new card.json", "Write card.json, unless it exists"),
      Example("render new card.json --template spring", "Start from a layer on a spring"),
    ])
}

extension Verb {
  package static let schema = Verb(
    "schema", "Print the JSON schema of scene files",
    details: """
      Prints what an editor needs to complete and explain scene files. A scene names the file in \
      its '$schema'.
      """,
    examples: [
      Example("render schema > scene.schema.json", "Write it beside your scenes")
    ])
}
