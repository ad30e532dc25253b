package import SegueCommandLine
package import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueRendering
import SegueSceneFile

/// Print what a transition or a scene is made of.
package struct ExplainVerb: Verb {
  package static let row = VerbRow(
    "explain", in: .understand, summary: "Print what a transition or a scene is made of",
    details: """
      Prints in plain numbers what a transition expands to on a device: its layers from bottom to \
      top, what stands and what moves in each, from where to where, when, and on which curve; or, of \
      a scene, what moves from which moment on. Lengths are points, angles degrees. With --cost, of a scene, \
      what each frame costs a compositor: surfaces, blurs, masks, overdraw.
      """,
    operands: [
      Operand(
        "subject", is: .transition(.subject),
        summary: "A transition's name, or a JSON object, or a scene file")
    ],
    options: [
      .operation, .device, .rightToLeft, .quantized, .cost, .set, .root, .reduceMotion, .json,
    ],
    examples: [
      Example("render explain ios.push", "A push"),
      Example("render explain ios.push --operation pop --device ipad-pro-11", "The way back"),
      Example("render explain card.json", "What moves in a scene"),
      Example("render explain card.json --cost", "What each of its frames costs"),
      Example("render explain '{\"composed\": \"swing\"}' --json", "For another program to read"),
    ])

  /// The name of a transition, a JSON object, or a scene file.
  package let subject: String
  /// True if curves are drawn as Flutter's solver draws them.
  package let isQuantized: Bool
  package let stage: StageRequest
  package let input: SceneInput
  /// The first option that only transitions heed.
  package let stageOption: String?
  /// The first option that only scenes heed.
  package let sceneOption: String?
  /// True if the cost of frames is asked for.
  package let showsCost: Bool
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    subject = invocation.operands.first.present
    isQuantized = invocation.isOn(.quantized)
    stage = StageRequest(invocation)
    input = SceneInput(invocation)
    stageOption = invocation.firstGiven([.operation, .device, .rightToLeft, .quantized])
    sceneOption = invocation.firstGiven([.set, .root, .cost])
    showsCost = invocation.isOn(.cost)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let columns = max(terminal.columns, 40)
    if isScene {
      try refuse(stageOption, "a scene says that itself")
      if showsCost { return try explainCost(on: terminal) }
      let scene = try SceneOpener(terminal, input).loadWithoutMistakes(subject).scene
      let answer = SceneExplanation(subject, scene)
      try isJSON ? terminal.write(answer.json) : terminal.write(answer.text(columns: columns))
    } else {
      try refuse(sceneOption, "only a scene takes it")
      let chosen = try ChosenTransition(subject, for: "argument <subject>")
        .quantized(isQuantized)
      let answer = TransitionExplanation(chosen, stage)
      try isJSON ? terminal.write(answer.json) : terminal.write(answer.text(columns: columns))
    }
    return .done
  }

  /// Prints what the frames of a scene cost, whose pictures and fonts have to be there.
  private func explainCost(on terminal: Terminal) throws(RunError) -> ExitCode {
    let loaded = try SceneOpener(terminal, input).load(subject)
    var diagnostics = loaded.diagnostics
    let ready = try RunError.inWords { () throws(FilmError) in
      try Film(of: loaded, FilmSettings(), into: &diagnostics)
    }
    try terminal.show(diagnostics)
    guard let film = ready else { throw .shown(diagnostics) }
    let answer = CostExplanation(subject, film.scene, by: film.renderer.compositor)
    try isJSON ? terminal.write(answer.json) : terminal.write(answer.text)
    if let shortfall = answer.shortfall { try terminal.warn(shortfall) }
    return .done
  }

  /// True if the subject is a scene file.
  private var isScene: Bool { !subject.isObject && subject.isScenePath }

  /// Refuses an option that the subject does not heed.
  private func refuse(_ option: String?, _ reason: String) throws(RunError) {
    guard let option else { return }
    throw RunError(.usage, "option '\(option)': \(reason)")
  }
}
