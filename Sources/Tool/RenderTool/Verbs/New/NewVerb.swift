package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueTextSupport

/// Write a scene to start from.
package struct NewVerb: Verb {
  package static let row = VerbRow(
    "new", in: .draw, summary: "Write a scene to start from",
    details: """
      Writes a small scene that is complete, explained and free of mistakes: to the file, or to \
      standard output when none is named. With --from it is the scene of a design.
      """,
    operands: [
      Operand(
        "file", is: .path(.output), count: .optional,
        summary: "The file to write (.json or .json5)")
    ],
    options: [.template, .design, .clobber],
    examples: [
      Example("render new card.json", "Write card.json, unless it exists"),
      Example("render new card.json --template spring", "Start from a layer on a spring"),
      Example("render new card.json --from figma.json", "Start from frames of Figma's"),
    ])

  /// Nil is standard output.
  package let file: String?
  package let template: SceneTemplate
  /// File of the design that becomes a scene, in place of a template.
  package let design: String?
  /// The option that names a template, where a design is given as well.
  private let surplus: String?
  /// True if a file that exists is replaced.
  package let replaces: Bool

  package init(file: String?, template: SceneTemplate, replaces: Bool = false) {
    self.file = file
    self.template = template
    self.replaces = replaces
    (design, surplus) = (nil, nil)
  }

  package init(_ invocation: Invocation) {
    file = invocation.operands.first
    template = invocation.choice(.template, of: SceneTemplate.self).present
    replaces = invocation.isOn(.clobber)
    design = invocation.text(.design)
    surplus = design == nil ? nil : invocation.firstGiven([.template])
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    try check()
    if let design { return try write(design: design, on: terminal) }
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

  /// Writes the scene of a design, after what there is to say about that.
  private func write(design path: String, on terminal: Terminal) throws(RunError) -> ExitCode {
    let (source, identity) = try read(design: path, on: terminal)
    var diagnostics = Diagnostics()
    var scene: JSONValue?
    if let root = JSONReader(.json).read(source, into: &diagnostics) {
      var design = FigmaImport(source, diagnostics)
      scene = design.scene(of: root)
      diagnostics = design.diagnostics
    }
    try terminal.show(diagnostics)
    guard let scene, !diagnostics.hasErrors else { throw .shown(diagnostics) }
    let text = scene.pretty + "\n"
    guard let file else {
      try terminal.write(text)
      return .done
    }
    let place = OutputPlace(
      existing: replaces ? .replaced : .kept, inputs: Set([identity].compactMap(\.self)))
    try place.save(text, to: file)
    try terminal.note("wrote '\(file)'")
    return .done
  }

  /// The text of a design, and the file that it stands in.
  private func read(
    design path: String, on terminal: Terminal
  ) throws(RunError) -> (SourceText, FileIdentity?) {
    let limit = JSONLimits().fileSize
    guard path != InputFile.standardInput else {
      return (SourceText(name: "<stdin>", bytes: try terminal.console.input(limit)), nil)
    }
    let file = try RunError.inWords { () throws(FileError) in
      try InputFile.read(path, limit: limit)
    }
    return (SourceText(name: path, bytes: file.bytes), file.identity)
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
    if let surplus {
      throw RunError(
        .usage, "option '\(surplus)': the scene is that of the design, and no template")
    }
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

  package static let design = Option(
    "from", takes: .path(.file), in: .scene,
    summary: "The design that becomes a scene: JSON of Figma's",
    details: """
      A frame with keyframes of Figma Motion, as plugins read it, or frames between which a prototype \
      animates, as the REST interface or plugins list them; '-' is standard input. What is not understood is told at \
      its place.
      """)

  package static let clobber = Option(
    "clobber", takes: .toggle, default: .flag(false), in: .output,
    summary: "Replace the file if it exists")
}
