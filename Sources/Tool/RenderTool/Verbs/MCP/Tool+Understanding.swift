import SegueCommandLine
import SegueJSON
import SegueMCP

// What a scene says, without a picture of it.
extension Tool {
  static let check = Tool(
    name: "check",
    summary: """
      Find every mistake in scenes, without drawing. Each mistake has its line, what was found, what \
      was expected, and a hint. Do this after every change of a scene.
      """,
    parameters: [
      .paths("The scene's file; several in a list."),
      ToolParameter(
        "motion", .flag, in: .option("--motion"),
        summary: "Hold the movement to what the scene expects ('expect'), too."),
    ] + ToolParameter.scene.dropFirst() + [.full],
    answers: [
      ResultMember("scenes", .list, summary: "ok, duration, pixelSize, diagnostics, expectations")
    ]
  ) { (call) async throws(RunError) in
    ToolAnswer(try await call.run(["check", "--json"]).document())
  }

  static let explain = Tool(
    name: "explain",
    summary: """
      Say what moves in a scene or in a transition: each animation with its times, its curve or spring and \
      its values.
      """,
    parameters: ToolParameter.scene + [
      ToolParameter(
        "transition", .text, in: .operand,
        summary: "A transition's name in place of a scene, such as ios.push."),
      .full,
    ],
    answers: [
      ResultMember("duration", .number, summary: "ms"),
      ResultMember("epochs", .list, summary: "of a scene"),
      ResultMember("layers", .list, summary: "of a transition"),
    ]
  ) { (call) async throws(RunError) in
    ToolAnswer(try await call.run(["explain", "--json"]).document())
  }

  static let tree = Tool(
    name: "tree",
    summary: """
      List the layers as they stand at a moment: frame, matrix, opacity, text. For exact numbers, where \
      'look' shows only pixels.
      """,
    parameters: ToolParameter.scene + [
      ToolParameter(
        "at", .time, in: .option("--at"), summary: "350ms, end, several as in 0,50,100 or 0-400/50."
      ),
      .full,
    ],
    answers: [
      ResultMember("time", .number, summary: "ms"), ResultMember("layers", .list),
      ResultMember("moments", .list, summary: "time, layers: of several moments"),
    ]
  ) { (call) async throws(RunError) in
    ToolAnswer(try await call.run(["tree", "--json"]).document())
  }

  static let map = Tool(
    name: "map",
    summary: """
      List the screens of an app and the ways between them, put together from scenes with steps: which \
      pair uses which transition, what is missing, and what is done in two ways.
      """,
    parameters: [
      ToolParameter.paths("Scene files, folders of them, or suites.").required, .full,
    ],
    answers: [
      ResultMember("screens", .list), ResultMember("ways", .list), ResultMember("findings", .list),
    ]
  ) { (call) async throws(RunError) in
    ToolAnswer(try await call.run(["map", "--json"]).document())
  }
}
