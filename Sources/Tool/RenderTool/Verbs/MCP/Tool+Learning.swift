import SegueCommandLine
import SegueJSON
import SegueMCP

// What an agent reads before it writes a scene, and while it does.
extension Tool {
  static let reference = Tool(
    name: "reference",
    summary: """
      Read how scenes are written: a page each about layers, movement, springs, flows of screens and \
      gestures, with examples that work. Read layer and movement, or flow, before writing a scene.
      """,
    parameters: [
      ToolParameter(
        "topic", .choice(ReferencePage.allCases.map(\.rawValue)), in: .call,
        summary: "One page; all five unless given.")
    ],
    answers: [ResultMember("topics", .list), ResultMember("text", .text, summary: "Markdown")]
  ) { (call) throws(RunError) in
    let pages = call.text("topic").flatMap(ReferencePage.init(rawValue:)).map { [$0] }
    let chosen = pages ?? ReferencePage.allCases
    let text = chosen.map(\.text).joined(separator: "\n")
    return ToolAnswer(
      ["topics": .array(chosen.map { .string($0.rawValue) }), "text": .string(text)], text: text)
  }

  static let schema = Tool(
    name: "schema",
    summary: """
      Read a section of the JSON schema of scenes, such as layer, text, step or canvas: every member, \
      its values and what it means. Without a section: the names of all.
      """,
    parameters: [
      ToolParameter(
        "section", .text, in: .call, summary: "Such as layer; 'scene' is the top level."),
      ToolParameter(
        "full", .flag, in: .call,
        summary: "Answer all of it; without a section the whole schema, 360,000 characters."),
    ],
    answers: [
      ResultMember("section", .text), ResultMember("sections", .list),
      ResultMember("schema", .object, summary: "References name other sections."),
    ]
  ) { (call) throws(RunError) in
    guard let name = call.text("section") else {
      if call.isOn("full") { return ToolAnswer(["schema": SchemaSections.whole]) }
      return ToolAnswer(["sections": .array(SchemaSections.names.map { .string($0) })])
    }
    return ToolAnswer(["section": .string(name), "schema": try SchemaSections.section(name)])
  }

  static let presets = Tool(
    name: "presets",
    summary: """
      Find transitions that have names, such as ios.push or material.container-transform. Without \
      arguments: families, with how many and their names. A transition is 'family.name'.
      """,
    parameters: [
      ToolParameter(
        "family", .text, in: .operand,
        summary: "One family, such as ios: a line about each of its own."),
      ToolParameter(
        "transition", .text, in: .operand,
        summary: "One transition, such as ios.push: where it comes from, and what may be changed."),
    ],
    answers: [
      ResultMember("families", .list, summary: "family, count, names"),
      ResultMember("presets", .list, summary: "name, summary; of one all"),
    ]
  ) { (call) async throws(RunError) in
    let outline = PresetOutline(try await call.run(["presets", "--json"]).document())
    if call.text("transition")?.contains(".") == true { return ToolAnswer(outline.whole) }
    let isNamed = (call.text("transition") ?? call.text("family")) != nil
    return ToolAnswer(isNamed ? outline.lines : outline.families)
  }

  static let curve = Tool(
    name: "curve",
    summary: """
      Sample an easing or a spring, or convert it into the code of a platform. It may be written as in a \
      scene, or as the code of any of these platforms.
      """,
    parameters: [
      ToolParameter(
        "curve", .text, in: .operand,
        summary: "Such as ease-in-out or .spring(response: 0.5, dampingFraction: 0.8)."
      ).required,
      ToolParameter(
        "as", .choice(LanguageChoice.allCases.map(\.rawValue)), in: .option("--as"),
        summary: "The language of the code; samples of the curve unless given."),
      ToolParameter(
        "duration", .time, in: .option("--duration"), summary: "How long the curve takes: 350ms."),
    ],
    answers: [
      ResultMember("code", .text), ResultMember("samples", .list, summary: "time in ms, value"),
      ResultMember("duration", .number),
    ]
  ) { (call) async throws(RunError) in
    guard let language = call.text("as") else {
      return ToolAnswer(try await call.run(["curve", "--json"]).document())
    }
    let code = try await call.run(["curve"]).text()
    return ToolAnswer(["language": .string(language), "code": .string(code)], text: code)
  }
}
