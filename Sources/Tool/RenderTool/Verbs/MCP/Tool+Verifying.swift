import SegueCaseRuns
import SegueCommandLine
import SegueJSON
import SegueMCP

// What a scene or a recording is held to.
extension Tool {
  static let audit = Tool(
    name: "audit",
    summary: """
      Hold scenes or recorded films to guidelines for motion: durations, jumps, flashes, gestures, \
      reduced motion. Each finding has its line, its frames, its bound, and what would mend it.
      """,
    parameters: [
      .paths("Scene files, recordings (MP4, MOV, GIF), suites, or folders."),
      ToolParameter("scene", .text, in: .scene, summary: "A scene itself."),
      ToolParameter(
        "profile", .choice(ProfileChoice.allCases.map(\.rawValue)), in: .option("--profile"),
        summary: "Whose guidelines; those of the device unless given."),
      .rate, .full,
    ],
    answers: [ResultMember("scenes", .list, summary: "ok, errors, warnings, findings")]
  ) { (call) async throws(RunError) in
    ToolAnswer(try await call.run(["audit", "--json"]).document())
  }

  static let measure = Tool(
    name: "measure",
    summary: """
      Measure how things move in a film that was recorded elsewhere: what moves, from when, by which \
      spring or curve, and how certain that is. Where it is certain, the animations are ready for a scene.
      """,
    parameters: [
      ToolParameter(
        "path", .text, in: .operand, summary: "The recording: MP4, MOV, WebM, GIF, APNG."
      ).required,
      ToolParameter(
        "region", .text, in: .option("--region"),
        summary: "Where to look: x,y,width,height in pixels."),
      .rate, .from, .to,
      ToolParameter(
        "as", .choice(codeLanguages), in: .call, summary: "The language of the curve's code."),
      .full,
    ],
    answers: [
      ResultMember("certain", .boolean),
      ResultMember(
        "movements", .list, summary: "does, certain, doubt, best (begin in ms, spring), animations"),
      ResultMember("remarks", .list),
    ]
  ) { (call) async throws(RunError) in
    let document = try await call.run(["fit", "--json"]).document()
    if call.isOn("full") { return ToolAnswer(document) }
    return ToolAnswer(document.measured(in: call.text("as")))
  }

  /// The languages in which a curve that was measured can be written.
  private static let codeLanguages = LanguageChoice.allCases.map(\.rawValue).filter {
    !["dtcg", "all"].contains($0)
  }

  static let compare = Tool(
    name: "compare",
    summary: """
      Say how two scenes, films or pictures differ, and why where that can be known. With 'aligned' \
      one is the recording of a device, in which the other is found: alike, different, or can't tell.
      """,
    parameters: [
      ToolParameter(
        "before", .text, in: .operand, summary: "What was: a scene, a film, a picture or a folder."
      ).required,
      ToolParameter("after", .text, in: .operand, summary: "What is."),
      ToolParameter(
        "scene", .text, in: .scene, summary: "A scene itself, in place of the file 'after'."),
      ToolParameter(
        "aligned", .flag, in: .option("--aligned"),
        summary: "One of both is a recording, of any size, that begins whenever."),
      .rate, .from, .to,
      ToolParameter("set", .settings, in: .option("--set"), summary: "Values for variables."),
      .full,
    ],
    answers: [
      ResultMember(
        "pairs", .list,
        summary: "alike, findings, differingFrames; aligned: verdict, reasons, movements")
    ]
  ) { (call) async throws(RunError) in
    let document = try await call.run(["compare", "--json"]).document()
    return ToolAnswer(call.isOn("full") ? document : document.without(["samples", "code"]))
  }

  static let verify = Tool(
    name: "verify",
    summary: """
      Hold the films of scenes or suites to what the scenes expect and to their goldens, which 'render \
      record' writes on a command line: what differs, when, and the cause where it can be known.
      """,
    parameters: [
      ToolParameter.paths("Scene files, folders of them, or suites."),
      ToolParameter("scene", .text, in: .scene, summary: "A scene itself."),
      ToolParameter(
        "goldens", .text, in: .option("--goldens"), summary: "The folder of the goldens."),
      ToolParameter(
        "filter", .text, in: .option("--filter"),
        summary: "Only cases of this name, or like theme=dark."),
      .full,
    ],
    answers: [
      ResultMember("verdict", .text), ResultMember("totals", .object),
      ResultMember("cases", .list, summary: "name, outcome, verdict, differences"),
    ]
  ) { (call) async throws(RunError) in
    ToolAnswer(try await call.run(["verify", "--json"]).document().without(["milliseconds"]))
  }
}

extension JSONValue {
  /// The answer of 'fit' without samples, and with the code of one language or of none.
  fileprivate func measured(in language: String?) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.map { $0.measured(in: language) })
    case .object(let members):
      .object(
        members.compactMap { member in
          switch member.key {
          case "samples", "error", "worst": nil
          case "code": language.flatMap { member.value[$0].map { .init("code", $0) } }
          default: .init(member.key, member.value.measured(in: language))
          }
        })
    default: self
    }
  }
}
