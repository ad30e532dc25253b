import SegueCommandLine
import SegueJSON
import SegueMCP

// What a scene looks like: for the agent's eyes, and as files for people.
extension Tool {
  static let look = Tool(
    name: "look",
    summary: """
      See a scene: five moments side by side, or one, as large as a budget of tokens allows. The legend \
      says which moment each picture shows.
      """,
    parameters: ToolParameter.scene + [
      ToolParameter(
        "at", .time, in: .option("--at"), summary: "The one moment to see: 350ms, 0.35s, or end."),
      ToolParameter("moments", .number, in: .call, summary: "How many moments, 1 to 40."),
      .from, .to,
      ToolParameter(
        "by", .choice(["time", "movement"]), in: .option("--by"),
        summary: "What is even about the moments: time, or how much moves."),
      ToolParameter(
        "tokens", .number, in: .call,
        summary: "The budget for the picture, at 750 pixels a token; 1500 unless given."),
      ToolParameter(
        "width", .number, in: .call,
        summary: "How many pixels wide a moment is, whatever that costs."),
      .background,
    ],
    answers: [
      ResultMember("moments", .list, summary: "ms, left to right"),
      ResultMember("pixelSize", .list),
      ResultMember("tokens", .number), ResultMember("legend", .text),
    ]
  ) { (call) async throws(RunError) in
    let budget = try LookBudget(call)
    let names = ToolParameter.sceneNames
    let checked = try await call.run(["check", "--json"], with: names)
    guard checked.code == .done, let canvas = try checked.document().firstPixelSize else {
      // As people read mistakes, which takes fewer words than for programs.
      throw try await call.run(["check"], with: names).failure
    }
    let view = budget.view(of: canvas)
    let given = names.union(["at", "from", "to", "by", "background"])
    return try await call.withPicture { (path) async throws(RunError) in
      let words = ["draw", "--json", "--output=\(path)"] + view.words
      let document = try await call.run(words, with: given).document()
      return ToolAnswer(looking: document, at: try call.picture(at: path))
    }
  }

  static let render = Tool(
    name: "render",
    summary: """
      Write a film of a scene to a file, for people: a movie, an animated picture, or a strip of moments. \
      Nothing is written outside of the server's folder.
      """,
    parameters: ToolParameter.scene + [
      ToolParameter.output[0].required, ToolParameter.output[1],
      ToolParameter("at", .time, in: .option("--at"), summary: "One moment, for a .png."),
      ToolParameter(
        "moments", .number, in: .option("--moments"), summary: "How many moments a strip has."),
      .from, .to,
      ToolParameter(
        "width", .number, in: .option("--width"), summary: "Pixels; of a strip each's."),
      ToolParameter(
        "maxSize", .text, in: .option("--max-size"), summary: "The most bytes, such as 8MB."),
      .background,
    ],
    answers: writtenMembers, effect: .writes
  ) { (call) async throws(RunError) in
    let isStrip = call.isStrip && call.text("at") == nil
    let words = ["draw", "--json"] + call.replacing + (isStrip ? ["--strip"] : [])
    return ToolAnswer(try await call.run(words).document().written)
  }

  static let between = Tool(
    name: "between",
    summary: """
      See the transition between two pictures, such as screenshots: a strip of moments, or with 'output' \
      a file, as 'render' writes it.
      """,
    parameters: [
      ToolParameter(
        "before", .text, in: .operand, summary: "The picture that is there first: PNG, JPEG, WebP."
      ).required,
      ToolParameter("after", .text, in: .operand, summary: "The one that takes its place.")
        .required,
      ToolParameter(
        "transition", .text, in: .option("--with"),
        summary: "Its name; classic.cross-fade unless given."),
      ToolParameter(
        "operation", .choice(["push", "pop", "present", "dismiss"]), in: .option("--operation"),
        summary: "What the app does."),
      ToolParameter("duration", .time, in: .option("--duration"), summary: "How long it takes."),
      ToolParameter(
        "device", .text, in: .option("--device"), summary: "What the pictures are of: iphone-16."),
      ToolParameter(
        "fromBox", .text, in: .option("--from-box"),
        summary: "Where the second comes from: x,y,width,height in pixels of the first."),
      ToolParameter(
        "moments", .number, in: .option("--moments"), summary: "How many moments a strip has."),
      ToolParameter(
        "width", .number, in: .option("--width"), summary: "Pixels; of a strip each's."),
    ] + ToolParameter.output,
    answers: writtenMembers + [ResultMember("legend", .text)], effect: .writes
  ) { (call) async throws(RunError) in
    let words = ["between", "--json"]
    if call.text("output") != nil {
      let strip = call.isStrip ? ["--strip"] : []
      return ToolAnswer(try await call.run(words + call.replacing + strip).document().written)
    }
    return try await call.withPicture { (path) async throws(RunError) in
      let drawn = try await call.run(words + ["--strip", "--output=\(path)"]).document()
      return ToolAnswer(looking: drawn, at: try call.picture(at: path))
    }
  }

  /// The members of an answer about a file that was written.
  private static let writtenMembers = [
    ResultMember("output", .text), ResultMember("frames", .number), ResultMember("bytes", .number),
    ResultMember("duration", .number, summary: "ms"),
    ResultMember("moments", .list, summary: "ms, of a strip"),
  ]
}

extension ToolCall {
  /// True if a strip is to be written: a picture that does not move.
  fileprivate var isStrip: Bool { text("output")?.lowercased().hasSuffix(".png") == true }
}

extension JSONValue {
  /// An answer about a file without how long the work took, which is another each time.
  fileprivate var written: JSONValue { without(["seconds"]) }

  /// The pixels of the one scene that was checked.
  fileprivate var firstPixelSize: (width: Int, height: Int)? {
    guard case .array(let scenes) = self["scenes"],
      case .array(let size) = scenes.first?["pixelSize"],
      size.count == 2, case .number(let width) = size[0], case .number(let height) = size[1]
    else { return nil }
    return (Int(width), Int(height))
  }
}
