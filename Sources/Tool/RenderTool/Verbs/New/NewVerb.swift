package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueTextSupport

/// Write a scene to start from.
package struct NewVerb: Verb {
  package static let row = VerbRow(
    "new", in: .draw, summary: "Write a scene to start from",
    details: """
      Writes a small scene that is complete, explained and free of mistakes: to the file, or to \
      standard output when none is named.
      """,
    operands: [
      Operand(
        "file", is: .path(.output), count: .optional,
        summary: "The file to write (.json or .json5)")
    ],
    options: [.template, .clobber],
    examples: [
      Example("render new card.json", "Write card.json, unless it exists"),
      Example("render new card.json --template spring", "Start from a layer on a spring"),
    ])

  /// Nil is standard output.
  package let file: String?
  package let template: SceneTemplate
  /// True if a file that exists is replaced.
  package let replaces: Bool

  package init(file: String?, template: SceneTemplate, replaces: Bool = false) {
    self.file = file
    self.template = template
    self.replaces = replaces
  }

  package init(_ invocation: Invocation) {
    file = invocation.operands.first
    template = invocation.choice(.template, of: SceneTemplate.self).present
    replaces = invocation.isOn(.clobber)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    try check()
    let isJSON5 = file?.lowercased().hasSuffix(".json5") ?? false
    let text = template.text(comments: isJSON5)
    guard let file else {
      try terminal.write(text)
      return .done
    }
    let place = OutputPlace(existing: replaces ? .replaced : .kept, inputs: [])
    try place.save(text, to: file)
    try terminal.note("wrote '\(file)'")
    if template == .suite { try writeCard(beside: file, on: terminal) }
    return .done
  }

  /// Writes the scene that a new suite names, unless there is one of that name.
  private func writeCard(beside file: String, on terminal: Terminal) throws(RunError) {
    let (folder, name) = (Folder(of: file), SceneTemplate.suiteScene)
    guard !folder.names.contains(name) else { return }
    let path = file.lastIndex(of: "/").map { String(file[...$0]) + name } ?? name
    let place = OutputPlace(existing: .kept, inputs: [])
    try place.save(SceneTemplate.spring.text(comments: false), to: path)
    try terminal.remark("'\(path)' is the scene in it")
  }

  /// Refuses a name that says another format than what is written.
  private func check() throws(RunError) {
    guard let file, let ending = FilmOutput.ending(of: file), !["json", "json5"].contains(ending)
    else { return }
    throw RunError(
      .usage, "\(Quote(file)): scenes are written in JSON, not in .\(ending)",
      hint: "name a .json5, which has comments, or a .json")
  }
}

extension Option {
  package static let template = Option(
    "template", short: "t", takes: .choice(of: SceneTemplate.self), called: "name",
    default: .text(SceneTemplate.fade.rawValue), in: .scene, summary: "What the new scene shows")

  package static let clobber = Option(
    "clobber", takes: .toggle, default: .flag(false), in: .output,
    summary: "Replace the file if it exists")
}
