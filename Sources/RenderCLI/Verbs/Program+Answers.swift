import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueOutputs
import SegueRendering
import SegueSceneFile

extension Program {
  /// Reads every scene and says what is wrong with each.
  func check(_ request: CheckRequest, on terminal: Terminal) throws(Failure) -> ExitCode {
    let opener = SceneOpener(terminal, request.input)
    let memory = try RunMemory(option: request.memory)
    var answers: [CheckAnswer] = []
    for path in request.scenes {
      do throws(Failure) {
        answers.append(CheckAnswer(try opener.load(path).surveyed(memory)))
      } catch {
        answers.append(CheckAnswer(path, error))
        if !request.isJSON { try terminal.report(error) }
      }
      guard !request.isJSON, let answer = answers.last else { continue }
      try terminal.show(answer.diagnostics)
      if let line = answer.line { try terminal.write(line + "\n") }
    }
    if request.isJSON { try terminal.write(CheckAnswer.json(answers).pretty + "\n") }
    return answers.map(\.code).max { $0.rawValue < $1.rawValue } ?? .done
  }

  /// Prints the layers of a scene at one moment.
  func tree(_ request: TreeRequest, on terminal: Terminal) throws(Failure) -> ExitCode {
    let opener = SceneOpener(terminal, request.input)
    let document = try opener.loadWithoutMistakes(request.scene)
    let answer = TreeAnswer(document.scene, at: Time(request.time))
    try terminal.write(request.isJSON ? answer.json.pretty + "\n" : answer.text)
    return .done
  }

  /// Prints which fonts the texts of a scene are shown in.
  func fonts(_ request: FontsRequest, on terminal: Terminal) throws(Failure) -> ExitCode {
    let scene = try SceneOpener(terminal, request.input).load(request.scene)
    var diagnostics = scene.diagnostics
    let setter = scene.document?.textSetter(in: scene.folder, into: &diagnostics)
    try terminal.show(diagnostics)
    guard let document = scene.document, !diagnostics.hasErrors else { return .invalidData }
    let answer = FontsAnswer(document.scene, setter)
    try terminal.write(request.isJSON ? answer.json.pretty + "\n" : answer.text)
    return .done
  }

  /// Draws a curve or a spring.
  func curve(_ request: CurveRequest, on terminal: Terminal) throws(Failure) -> ExitCode {
    var diagnostics = Diagnostics()
    let pace = CurveReader.read(request.curve, into: &diagnostics)
    try terminal.show(diagnostics)
    guard let pace else { return .invalidData }
    let answer = CurveAnswer(pace, request)
    if let output = request.output {
      try draw(answer, to: output, request, on: terminal)
      if request.isJSON { try terminal.write(answer.json.pretty + "\n") }
      return .done
    }
    try terminal.write(
      request.isJSON
        ? answer.json.pretty + "\n"
        : answer.text(columns: request.width ?? terminal.columns, rows: request.height))
    return .done
  }

  /// Writes a scene to start from.
  func new(_ request: NewRequest, on terminal: Terminal) throws(Failure) {
    let isJSON5 = request.file?.lowercased().hasSuffix(".json5") ?? false
    let text = request.template.text(comments: isJSON5)
    guard let path = request.file else {
      try terminal.write(text)
      return
    }
    let place = OutputPlace(existing: request.replaces ? .replaced : .kept, inputs: [])
    try place.save(text, to: path)
    try terminal.note("wrote '\(path)'")
  }
}

extension Time {
  /// A length of time from the command line.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension Failure {
  /// What became of a file.
  init(_ error: FileError, _ circumstances: String = "") {
    let code: ExitCode? =
      switch error.consequence {
      case .badData: .invalidData
      case .noInput: .missingInput
      case .noOutput: .cannotCreate
      case .failedWrite: .writeFailed
      case .closedPipe: nil
      }
    self = code.map { Failure($0, "\(error)\(circumstances)", hint: error.hint) } ?? .closedPipe
  }
}
