import SegueAudit
import SegueJSON
import SegueLocks
import SegueOutputs
import SegueFiles
import SegueRendering
import SegueReports
import SegueShards

/// What came of holding a scene to guidelines.
struct AuditedAnswer: Codable {
  var scene: AuditedScene
  /// What is said of it on standard error, and on standard output.
  var messages: String
  var results: String
}

/// Holds scenes to guidelines, for a run elsewhere to say what was found.
struct AuditedShard {
  let maker: PlanMaker
  let terminal: Terminal

  /// Looks at what is asked for, one after the other.
  func run(_ units: [WorkUnit], _ keep: (DoneUnit) throws(Failure) -> Void) throws(Failure) {
    for unit in units {
      let start = terminal.stopwatch.now()
      let item = maker.cases[unit.caseIndex]
      let scene = NamedScene(
        path: item.scene, input: item.input, name: item.suite == nil ? nil : item.name,
        acceptances: item.acceptances)
      let said = SaidBytes()
      let look = AuditLook(
        profile: maker.work.profile, memory: try RunMemory(option: maker.work.film.memory),
        isSilent: false, showsFrames: true, terminal: terminal.speaking(into: said))
      let audited = try look.answer(about: scene)
      let (messages, results) = said.all
      let took = terminal.stopwatch.now() - start
      try keep(
        DoneUnit(
          unit, AuditedAnswer(scene: audited, messages: messages, results: results),
          milliseconds: took.wholeMilliseconds))
    }
  }
}

/// Says of all scenes what shards have found about each.
struct AuditedMerge {
  let merge: MergeRun

  /// Says it as one run over all scenes would have said it.
  func run() throws(Failure) -> ExitCode {
    let (request, terminal) = (merge.request, merge.terminal)
    var report = AuditReport(
      profile: merge.work.profile, engine: Engine.version, failingOn: request.threshold)
    report.title = merge.work.cases.paths.joined(separator: ", ")
    var place = merge.gathered.plan.place
    try place.reserve(request.outputs)
    var code = ExitCode.done
    for unit in merge.gathered.units {
      let item = merge.gathered.plan.cases[unit.caseIndex]
      var scene = AuditedScene(item.name, file: item.scene)
      scene.failure = "no shard has looked at it"
      if let answer = try merge.result(of: unit)?.read(AuditedAnswer.self) {
        scene = answer.scene
        if !request.isJSON {
          if terminal.preferences.verbosity >= .normal { try terminal.tell(answer.messages) }
          try terminal.write(answer.results)
        }
      }
      let found = report.code(of: scene)
      if found.rawValue > code.rawValue { code = found }
      report.add(scene)
    }
    if request.isJSON { try terminal.write(report.json.pretty + "\n") }
    if let page = request.reports.page { try place.save(report.html, to: page) }
    if let sarif = request.sarif { try place.save(report.sarif.pretty + "\n", to: sarif) }
    if let junit = request.reports.junit { try place.save(report.junit, to: junit) }
    return code
  }
}

/// What was said to a console that is none.
private final class SaidBytes: Sendable {
  private let streams = Guarded<(messages: [UInt8], results: [UInt8])>(([], []))

  /// What was said so far.
  var all: (messages: String, results: String) {
    let said = streams.withLock { $0 }
    return (
      String(decoding: said.messages, as: UTF8.self), String(decoding: said.results, as: UTF8.self)
    )
  }

  func note(messages bytes: [UInt8]) { streams.withLock { $0.messages += bytes } }

  func note(results bytes: [UInt8]) { streams.withLock { $0.results += bytes } }
}

extension Terminal {
  /// A terminal without colors that keeps what is said.
  fileprivate func speaking(into said: SaidBytes) -> Terminal {
    var plain = environment
    (plain.outputIsTerminal, plain.errorIsTerminal) = (false, false)
    plain.variables["NO_COLOR"] = "1"
    return Terminal(
      console: Console(
        input: console.input, output: { said.note(results: $0) },
        error: { said.note(messages: $0) }),
      environment: plain, preferences: Preferences(Invocation()), stopwatch: stopwatch,
      program: program)
  }
}
