import SegueCaseRuns
package import SegueCommandLine
package import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRendering
import SegueSceneFile
import SegueTextSupport

extension Option {
  package static let motion = Option(
    "motion", in: .scene,
    summary: "Hold the movement to what the scene expects of it",
    details: "Ends with 1 if a scene does not move as its 'expect' says. It needs no goldens.")
}

extension Option {
  package static let warnings = Option(
    "strict", in: .scene, summary: "End with 65 where there are warnings, too")
}

/// Find the mistakes in scenes.
package struct CheckVerb: Verb {
  package static let row = VerbRow(
    "check", in: .understand, summary: "Find the mistakes in scene files",
    details: """
      Reads every scene and everything it refers to, its pictures and fonts as drawing does, and lists \
      all mistakes at once, each with its file, line and column. Draws nothing, but looks at moments all \
      over the film for one that takes more memory than there is. With --motion, or with --json, the movement is held to what the \
      scene expects of it ('expect'); frames are drawn only where pixels alone can tell. Expectations of a \
      film may take \(WorkBudget.stepsOfFilm) steps of work together; one that is not decided by then is not met.
      """,
    operands: [
      Operand(
        "scene", is: .path(.scene), count: .oneOrMore,
        summary: "Scene files, suites, folders of them, or - for standard input")
    ],
    options: [.motion, .warnings, .set, .root, .reduceMotion, .mirrored, .memory, .json],
    examples: [
      Example("render check card.json", "Check one scene"),
      Example("render check card.json --motion", "Check also how it moves"),
      Example("render check scenes/ --json", "Check a folder, for another program to read"),
    ])

  /// The files, and folders of them; `-` is standard input.
  package let scenes: [String]
  package let input: SceneInput
  /// The memory limit for drawing, as it was typed; nil for as much as is usual.
  package let memory: String?
  package let isJSON: Bool
  /// True if the movement is checked.
  package let looksAtMotion: Bool
  /// True if a warning is as bad as a mistake.
  private let isStrict: Bool

  package init(
    scenes: [String], input: SceneInput = SceneInput(), memory: String? = nil, isJSON: Bool = false,
    looksAtMotion: Bool = false, isStrict: Bool = false
  ) {
    self.scenes = scenes
    self.input = input
    self.memory = memory
    self.isJSON = isJSON
    self.looksAtMotion = looksAtMotion || isJSON
    self.isStrict = isStrict
  }

  package init(_ invocation: Invocation) {
    scenes = invocation.operands
    input = SceneInput(invocation)
    memory = invocation.text(.memory)
    isJSON = invocation.isOn(.json)
    looksAtMotion = isJSON || invocation.isOn(.motion)
    isStrict = invocation.isOn(.warnings)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let memory = try RunMemory(option: memory)
    var answers: [CheckAnswer] = []
    var telling = CheckTelling(on: terminal)
    for path in try SceneListing.files(scenes) {
      do throws(RunError) {
        for scene in try NamedScene.all(at: path, input, terminal) {
          answers.append(try answer(about: scene, memory, &telling, terminal))
        }
      } catch {
        answers.append(try answer(about: path, error, terminal))
      }
    }
    try telling.conclude()
    try terminal.write(isJSON ? CheckAnswer.json(answers).pretty + "\n" : total(answers))
    return answers.map(\.code).max { $0.rawValue < $1.rawValue } ?? .done
  }

  private func answer(
    about scene: NamedScene, _ memory: RunMemory, _ telling: inout CheckTelling,
    _ terminal: Terminal
  ) throws(RunError) -> CheckAnswer {
    let answer: CheckAnswer
    do throws(RunError) {
      let loaded = try SceneOpener(terminal, scene.input).load(scene.path)
      let checked = try RunError.inWords { () throws(FilmError) in
        try CheckedScene(loaded, within: memory)
      }
      let motion = looksAtMotion ? try CheckedMotion(checked) : nil
      answer = CheckAnswer(checked.scene, motion, named: scene.name, isStrict: isStrict)
    } catch {
      return try self.answer(about: scene.name ?? scene.path, error, terminal)
    }
    if !isJSON { try telling.tell(answer) }
    return answer
  }

  /// The answer about a file that could not be read at all.
  private func answer(
    about name: String, _ failure: RunError, _ terminal: Terminal
  ) throws(RunError) -> CheckAnswer {
    if !isJSON { try terminal.report(failure) }
    return CheckAnswer(name, failure)
  }

  /// Returns the count of correct scenes, where there are several.
  private func total(_ answers: [CheckAnswer]) -> String {
    guard answers.count > 1 else { return "" }
    let right = answers.count { $0.code == .done }
    let wrong = right == answers.count ? "" : ", \(answers.count - right) wrong"
    return "\(answers.count.counted("scene")): \(right) ok\(wrong)\n"
  }
}
