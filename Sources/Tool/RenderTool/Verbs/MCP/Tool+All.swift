import SegueAudit
package import SegueMCP

extension Tool {
  /// The tools for agents, in the order in which they work: write, check, look, hold to guidelines and goldens.
  package static let all = [check, explain, draw, presets, curve, audit, map, fit, verify]

  package static let check = Tool(
    name: "check",
    summary: """
      Find every mistake in scene files, without drawing. Each mistake has its line, what was found, what \
      was expected, and a hint. Do this after every change of a scene.
      """,
    command: ["check", "--json"], parameters: scene, isAnsweredByMistakes: true)

  static let explain = Tool(
    name: "explain",
    summary: """
      Say what moves in a scene or in a transition: each animation with its times, its curve or spring and \
      its values.
      """,
    command: ["explain", "--json"],
    parameters: scene + [
      ToolParameter(
        "transition", .text, in: .operand,
        summary: "A transition's name in place of a scene, such as ios.push.")
    ])

  static let draw = Tool(
    name: "draw",
    summary: """
      Look at a scene: one moment of it, or some moments side by side. Five moments of the whole film \
      unless 'at' or 'moments' says otherwise.
      """,
    command: ["draw"],
    parameters: scene + [
      ToolParameter(
        "at", .text, in: .option("--at"), summary: "The one moment to see: 350ms, 0.35s, or end."),
      ToolParameter(
        "moments", .number, in: .option("--moments"), summary: "How many moments, from 1 to 40."),
      ToolParameter("from", .text, in: .option("--from"), summary: "The first of several moments."),
      ToolParameter("to", .text, in: .option("--to"), summary: "The last of several moments."),
      ToolParameter(
        "by", .choice(["time", "movement"]), in: .option("--by"),
        summary: "What is even about several moments: the time between them, or how much moves."),
      ToolParameter(
        "width", .number, in: .option("--width"),
        summary: """
          How many pixels wide a moment is; unless given, one has up to 844 along its longer edge, and of \
          several each is 240 wide.
          """),
      ToolParameter(
        "background", .text, in: .option("--background"),
        summary:
          "The color below all layers, in place of the scene's: white, #1C1C1E or transparent."),
    ],
    defaults: [
      Tool.Default(missing: "at", words: ["--strip"]),
      Tool.Default(missing: "width", beside: "at", words: ["--for=docs"]),
    ], answer: .picture)

  static let presets = Tool(
    name: "presets",
    summary: """
      List the transitions that have names, by family: iOS, Material, Compose, CSS, FFmpeg's xfade and \
      others, with what may be changed about each.
      """,
    command: ["presets", "--json"],
    parameters: [
      ToolParameter(
        "names", .texts, in: .operand,
        summary: "Transitions and families, such as ios; all unless given.")
    ])

  static let curve = Tool(
    name: "curve",
    summary: """
      Sample an easing or a spring, or convert it into the code of a platform. It may be written as in a \
      scene, or as the code of any of these platforms.
      """,
    command: ["curve"],
    parameters: [
      ToolParameter(
        "curve", .text, in: .operand,
        summary:
          "Such as ease-in-out, .spring(response: 0.5, dampingFraction: 0.8) or cubic-bezier(0.2, 0, 0, 1)."
      ).required,
      ToolParameter(
        "as", .choice(LanguageChoice.allCases.map(\.rawValue)), in: .option("--as"),
        summary: "The language of the code; samples of the curve unless given."),
      ToolParameter(
        "duration", .text, in: .option("--duration"), summary: "How long the curve takes: 350ms."),
    ],
    defaults: [Tool.Default(missing: "as", words: ["--json"])])

  static let audit = Tool(
    name: "audit",
    summary: """
      Hold a scene to guidelines for motion: durations, jumps, holes, flashes, gestures, reduced motion. \
      Each finding has its line, its frames, its bound, and what would mend it.
      """,
    command: ["audit", "--json"],
    parameters: scene + [
      ToolParameter(
        "profile", .choice(AuditProfile.allCases.map(\.rawValue)), in: .option("--profile"),
        summary: "Whose guidelines; hig unless given.")
    ])

  static let map = Tool(
    name: "map",
    summary: """
      List the screens of an app and the ways between them, put together from scenes with steps: which \
      pair uses which transition, what is missing, and what is done in two ways.
      """,
    command: ["map", "--json"],
    parameters: [
      ToolParameter(
        "paths", .texts, in: .operand, summary: "Scene files, folders of them, or suites."
      ).required
    ])

  static let fit = Tool(
    name: "fit",
    summary: """
      Find the spring or the curve by which something moves in a film that was recorded elsewhere, and its \
      code for seven platforms.
      """,
    command: ["fit", "--json"],
    parameters: [
      ToolParameter(
        "film", .text, in: .operand, summary: "The recording: MP4, MOV, WebM, GIF, APNG."
      ).required,
      ToolParameter(
        "region", .text, in: .option("--region"), summary: "Where to look: x,y,width,height."),
    ])

  static let verify = Tool(
    name: "verify",
    summary: """
      Hold the films of scenes or suites to their goldens, which 'render record' writes: what differs, \
      when, and the cause where it can be known.
      """,
    command: ["verify", "--json"],
    parameters: [
      ToolParameter(
        "paths", .texts, in: .operand, summary: "Scene files, folders of them, or suites."
      ).required,
      ToolParameter(
        "goldens", .text, in: .option("--goldens"), summary: "The folder of the goldens."),
      ToolParameter(
        "filter", .text, in: .option("--filter"),
        summary: "Only cases of this name, or like theme=dark."),
    ])

  /// The parameters of all tools that read one scene.
  private static let scene = [
    ToolParameter("path", .text, in: .operand, summary: "The scene's file."),
    ToolParameter("scene", .text, in: .scene, summary: "The scene itself, in place of a file."),
    ToolParameter(
      "set", .settings, in: .option("--set"), summary: "Values for the scene's variables."),
    ToolParameter(
      "root", .text, in: .option("--root"),
      summary: "The folder that no asset of the scene may lie outside of."),
    ToolParameter(
      "reduceMotion", .flag, in: .option("--reduce-motion"),
      summary: "Show what replaces motion for those who want less."),
  ]
}
