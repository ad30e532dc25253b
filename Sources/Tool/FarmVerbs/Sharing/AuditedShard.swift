import SegueAudit
import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueRendering
import SegueReports

/// The outcome of checking a scene against guidelines.
struct AuditedAnswer: Codable {
  var scene: AuditedScene
  /// The messages about it, for standard error and for standard output.
  var messages: String
  var results: String
  /// The code for the shell, where the scene cannot be looked at.
  var code: ExitCode?
}

/// Holds scenes to guidelines, for a run elsewhere to say what was found.
struct AuditedShard: UnitWork {
  let maker: PlanMaker
  let terminal: Terminal

  func answer(about unit: WorkUnit) throws(RunError) -> UnitOutcome<AuditedAnswer> {
    let item = maker.cases[unit.caseIndex]
    let scene = NamedScene(
      path: item.scene, input: item.input, name: item.suite == nil ? nil : item.name,
      acceptances: item.acceptances, costLimits: item.costLimits,
      layout: item.isRecording ? item.layout : nil)
    let kept = RecordingConsole()
    let look = AuditLook(
      profile: maker.work.profile, on: try maker.work.display.view(),
      memory: try RunMemory(option: maker.work.film.memory),
      isSilent: false, showsFrames: true, terminal: terminal.speaking(to: kept))
    // Whoever merges knows what was said of other scenes.
    var news = RepeatedNews<AuditChange>()
    let (audited, refusal) = try look.answer(about: scene, after: &news)
    return UnitOutcome(
      AuditedAnswer(
        scene: audited, messages: kept.error, results: kept.output, code: refusal?.code),
      refusal: refusal)
  }
}

/// Says of all scenes what shards have found about each.
struct AuditedMerge {
  let merge: MergeRun

  /// Says it as one run over all scenes would have said it.
  func run() throws(RunError) -> ExitCode {
    let (request, terminal) = (merge.request, merge.terminal)
    var report = AuditReport(
      profile: merge.work.profile.rawValue, engine: Engine.name, version: Engine.version,
      failingOn: request.threshold)
    report.title = merge.work.cases.paths.joined(separator: ", ")
    var place = merge.gathered.plan.place
    try place.reserve(request.outputs)
    var code = ExitCode.done
    var news = RepeatedNews<AuditChange>()
    let verbosity = terminal.preferences.verbosity
    for unit in merge.gathered.units {
      let item = merge.gathered.plan.cases[unit.caseIndex]
      var scene = AuditedScene(item.name, file: item.scene)
      scene.failure = "no shard has looked at it"
      var told: ExitCode?
      if let answer = try merge.result(of: unit)?.read(AuditedAnswer.self) {
        (scene, told) = (answer.scene, answer.code)
        if !request.isJSON {
          let isRepeated = news.note(AuditChange(scene), of: scene.name)
          let isTold = !isRepeated || verbosity >= .verbose
          if isTold, verbosity >= .normal { try terminal.tell(answer.messages) }
          // The first line is that of the scene, and those below are about what is accepted.
          let lines = answer.results.split(separator: "\n", maxSplits: 1)
          let first = lines.first.map { $0 + "\n" } ?? ""
          if verbosity < .verbose {
            try terminal.write(isTold ? answer.results : first)
          } else {
            // Numbers stand below the line of the scene.
            try terminal.write(first + scene.numbers + lines.dropFirst().joined())
          }
        }
      }
      let found = told ?? report.code(of: scene)
      if found.rawValue > code.rawValue { code = found }
      report.add(scene)
    }
    if !request.isJSON, verbosity < .verbose { try terminal.write(news.text) }
    try AuditDocuments(
      page: request.reports.page, sarif: request.sarif, junit: request.reports.junit,
      isJSON: request.isJSON
    ).write(report, in: place, terminal)
    return code
  }
}

extension Terminal {
  /// A terminal without colors whose console keeps what is said.
  fileprivate func speaking(to kept: RecordingConsole) -> Terminal {
    var plain = environment
    (plain.outputIsTerminal, plain.errorIsTerminal) = (false, false)
    plain.variables["NO_COLOR"] = "1"
    return Terminal(
      console: kept.console(input: console.input), environment: plain,
      preferences: Preferences(Invocation()), stopwatch: stopwatch, commands: commands)
  }
}
