extension Option {
  package static let families = Option(
    "families", in: .output, "Print the names of the families alone")

  package static let names = Option(
    "names", in: .output, "Print the names alone, one to a line")

  package static let sheet = Option(
    "sheet", in: .output, "Draw five moments of each",
    details: """
      One moment each after no time, a quarter, half, three quarters and all of it. With -o a.png \
      the transitions stand in one picture, with their names where the font Inter is installed; \
      with -o folder/ each has a film strip of its own.
      """)

  package static let sheetOutput = Option(
    "output", short: "o", takes: .path(.output), called: "path",
    default: .text("presets.png"), in: .output, "Where the sheet goes",
    details: "A .png, or a folder (ending in /) for a picture of each transition.")

  package static let before = Option(
    "before", takes: .path(.file), called: "picture", in: .transition,
    "The screen that is there first (PNG, JPEG or WebP)",
    details: "Without pictures a list and a photo are shown, which this program draws itself.")

  package static let after = Option(
    "after", takes: .path(.file), called: "picture", in: .transition,
    "The screen that takes its place")
}

extension Verb {
  package static let presets = Verb(
    "presets", "List the transitions, or draw them",
    details: """
      Lists every transition that has a name, family by family, and says what is seen. Names of \
      transitions or families narrow the list.
      """,
    operands: [
      Operand(
        "name", is: .transition(.selection), count: .any,
        "Transitions and families; all unless given"
      )
    ],
    options: [
      .sheet, .sheetOutput, .replacing, .names, .families, .json, .before, .after, .operation,
      .device, .rightToLeft, .reduceMotion,
    ],
    examples: [
      Example("render presets", "All of them"),
      Example("render presets classic ios.push", "A family and one more"),
      Example("render presets --sheet -o sheet.png", "What each looks like"),
      Example(
        "render presets composed --sheet --before a.png --after b.png -o strips/",
        "A film strip of each, with screens of your own"),
    ])

  package static let explain = Verb(
    "explain", "Print what a transition or a scene is made of",
    details: """
      Prints in plain numbers what a transition expands to on a device: its layers from bottom to \
      top, what stands and what moves in each, from where to where, when, and on which curve; or, of \
      a scene, what moves from which moment on. Lengths are points, angles degrees.
      """,
    operands: [
      Operand(
        "subject", is: .transition(.subject),
        "A transition's name, or a JSON object, or a scene file")
    ],
    options: [.operation, .device, .rightToLeft, .set, .root, .reduceMotion, .json],
    examples: [
      Example("render explain ios.push", "A push"),
      Example("render explain ios.push --operation pop --device ipad-pro-11", "The way back"),
      Example("render explain card.json", "What moves in a scene"),
      Example("render explain '{\"composed\": \"swing\"}' --json", "For another program to read"),
    ])
}
