import SegueCaseRuns
package import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueJSON
import SegueRendering
import SegueTextSupport

/// Does one shard of some work, and keeps what comes of it.
package struct ShardRun {
  let maker: PlanMaker
  let plan: WorkPlan
  let shard: Shard
  let terminal: Terminal
  /// True if the plan was made by another run, after which files may have changed.
  private let isOlder: Bool
  private let digest: String
  private let folder: ResultFolder
  private let cache: ResultCache?

  /// A shard of work whose plan is made now.
  package static func run(
    _ work: SharedWork, _ request: ShardRequest, on terminal: Terminal
  ) async throws(RunError) -> ExitCode {
    let maker = try PlanMaker(work, terminal)
    let plan = try await maker.plan()
    return try await ShardRun(
      of: maker, plan: plan, isOlder: false, request: request, terminal: terminal
    ).run()
  }

  /// A shard of a plan.
  init(
    of maker: PlanMaker, plan: WorkPlan, isOlder: Bool, request: ShardRequest,
    terminal: Terminal
  ) throws(RunError) {
    self.maker = maker
    self.plan = plan
    self.isOlder = isOlder
    digest = plan.digest
    self.terminal = terminal
    shard = try request.shard(in: terminal.environment)
    folder = ResultFolder(of: shard, in: request.folder)
    cache = request.cache.map { ResultCache($0) }
  }

  /// Does whatever is not done yet.
  func run() async throws(RunError) -> ExitCode {
    let start = terminal.stopwatch.now()
    try check()
    try RunError.inWords { () throws(ShardError) in try folder.begin(plan, [shard]) }
    let mine = plan.units(of: shard)
    var (open, found): ([WorkUnit], Int) = ([], 0)
    for unit in mine {
      let libraries = try libraries(of: unit)
      if folder.hasDone(unit, of: plan, with: libraries) { continue }
      if try find(unit, libraries) { found += 1 } else { open.append(unit) }
    }
    if isOlder { try checkFiles(of: open) }
    var changed = try await attempt(open)
    // What is as planned again is done again, once.
    var restored: [WorkUnit] = []
    for unit in changed where try change(of: unit) == nil { restored.append(unit) }
    changed.removeAll { restored.contains($0) }
    changed += try await attempt(restored)
    let took = terminal.stopwatch.now() - start
    if let first = changed.first { throw try failure(of: first, of: changed.count) }
    try terminal.remark(words(mine, open: open.count, found: found, took))
    return .done
  }

  /// Does units; returns those whose files are not those of the plan any more when they are done.
  private func attempt(_ units: [WorkUnit]) async throws(RunError) -> [WorkUnit] {
    var changed: [WorkUnit] = []
    func settle(_ done: DoneUnit) throws(RunError) {
      if let refusal = done.refusal, isOfTheMachine(refusal, about: done.unit) {
        throw try failure(refusal, about: done.unit)
      }
      if try change(of: done.unit) == nil { try keep(done) } else { changed.append(done.unit) }
    }
    switch plan.task {
    case .draw: try await doInTurn(units, by: DrawnShard(maker: maker, terminal: terminal), settle)
    case .audit:
      try await doInTurn(units, by: AuditedShard(maker: maker, terminal: terminal), settle)
    case .preview: try await doInTurn(units, by: try PreviewedShard(maker, terminal), settle)
    case .record, .verify:
      try await VerifiedShard(maker: maker, terminal: terminal).run(units, settle)
    }
    return changed
  }

  /// The file of a unit that is not as it was planned at this moment; `nil` if all are.
  private func change(of unit: WorkUnit) throws(RunError) -> String? {
    let planned = plan.cases[unit.caseIndex]
    let (now, files) = try maker.plannedAnew(maker.cases[unit.caseIndex])
    if now.key == planned.key { return nil }
    let old = Set(planned.files.map { plan.files[$0] })
    return files.first { !old.contains($0) }?.path ?? planned.scene
  }

  /// Returns the failure for parts that are not kept, the first of which is this.
  private func failure(of unit: WorkUnit, of count: Int) throws(RunError) -> RunError {
    let name = Quote(plan.name(of: unit))
    let what =
      count == 1
      ? "\(name) is not kept" : "\(name) and \((count - 1).counted("other part")) are not kept"
    let file = try change(of: unit).map { "\(Quote(path: $0)) has changed" } ?? "files have changed"
    return RunError(
      .invalidData, "\(what): \(file) while it was drawn",
      hint: "bring the files of the plan, and run the shard again")
  }

  private func libraries(of unit: WorkUnit) throws(RunError) -> [String] {
    try maker.libraries(of: plan.cases[unit.caseIndex], in: plan)
  }

  /// Does one unit after the other: each takes all processors.
  private func doInTurn(
    _ units: [WorkUnit], by work: some UnitWork, _ settle: (DoneUnit) throws(RunError) -> Void
  ) async throws(RunError) {
    var work = work
    for unit in units {
      let start = terminal.stopwatch.now()
      let outcome = try await work.answer(about: unit)
      let took = terminal.stopwatch.now() - start
      try settle(DoneUnit(unit, outcome, milliseconds: took.wholeMilliseconds))
    }
  }

  private func words(_ mine: [WorkUnit], open: Int, found: Int, _ took: Duration) -> String {
    var parts = ["shard \(shard): \(mine.count) of \(plan.units.count.counted("part"))"]
    let old = mine.count - open - found
    if old > 0 { parts.append("\(old) done before") }
    if found > 0 { parts.append("\(found) found in the cache") }
    // Clocks may be set back.
    let seconds = NumberText.format(Double(max(took.wholeMilliseconds, 0)) / 1000, atMost: 1)
    return parts.joined(separator: ", ") + ", \(seconds) s: \(folder.path)"
  }

  /// Checks that the cases found are those of the plan.
  private func check() throws(RunError) {
    guard plan.engine == Engine.name else {
      throw RunError(
        .unavailable,
        "the plan was made by \(plan.engine.visible), and this is \(Engine.name)",
        hint: "use one version everywhere, or make the plan anew")
    }
    try maker.check(plan, hint: "make the plan anew with 'render plan'")
  }

  /// Checks that the films are made of the same files as when they were planned.
  private func checkFiles(of units: [WorkUnit]) throws(RunError) {
    for index in Set(units.map(\.caseIndex)).sorted() {
      let planned = plan.cases[index]
      let (now, files) = try maker.planned(maker.cases[index])
      if now.key == planned.key, now.parts == planned.parts { continue }
      let old = Set(planned.files.map { plan.files[$0] })
      if let gone = absent(of: planned, from: files) {
        throw RunError(
          .missingInput,
          "\(Quote(planned.name)) is not as it was planned: \(Quote(path: gone)) is missing",
          hint: "bring the files of the plan")
      }
      let changed = files.first { !old.contains($0) }?.path
      throw RunError(
        .invalidData,
        "\(Quote(planned.name)) is not as it was planned"
          + (changed.map { ": \(Quote(path: $0)) has changed" } ?? ""),
        hint: "make the plan anew, or bring the files of the plan")
    }
  }

  /// Looks for a result that another run has left.
  private func find(_ unit: WorkUnit, _ libraries: [String]) throws(RunError) -> Bool {
    guard let cache else { return false }
    return try RunError.inWords { () throws(ShardError) in
      try cache.copy(unit, of: plan, with: libraries, to: folder)
    }
  }

  /// Keeps what came of a unit.
  private func keep(_ done: DoneUnit) throws(RunError) {
    var objects: [NamedObject] = []
    for (name, bytes) in done.files {
      objects.append(
        NamedObject(
          name,
          try RunError.inWords { () throws(FileError) in try folder.objects.put(bytes) }))
    }
    let result = UnitResult(
      plan: digest, unit: done.unit.index, key: plan.key(of: done.unit),
      libraries: try libraries(of: done.unit), milliseconds: done.milliseconds, objects: objects,
      answer: done.answer)
    try RunError.inWords { () throws(ShardError) in
      try folder.keep(result)
      try cache?.keep(result, from: folder)
    }
  }
}

extension UnitResult {
  /// The answer as a value.
  func read<Answer: Decodable>(_ type: Answer.Type) throws(RunError) -> Answer {
    try RunError.inWords { () throws(ShardError) in try value(type) }
  }
}

// What a machine lacks is no result: it is neither kept nor put into a cache, and the run says so.
extension ShardRun {
  /// True if something that was refused may be there on another machine, or on this one later.
  ///
  /// Something that is not there is wrong with the scene only where the plan was made without it, too.
  func isOfTheMachine(_ refusal: CaseError, about unit: WorkUnit) -> Bool {
    if refusal.isOfTheMachine { return true }
    let absent = Set((refusal.lack?.absent ?? []).flatMap { [$0.plainPath, $0.fontName] })
    return plan.cases[unit.caseIndex].files.map { plan.files[$0] }.contains {
      $0.sha256 != DigestTable.missing && absent.contains($0.path.plainPath)
    }
  }

  /// The first file, or font, that was there when a film was planned and is not here.
  func absent(of item: PlannedCase, from files: [PlannedFile]) -> String? {
    let here = Set(files.filter { $0.sha256 != DigestTable.missing }.map(\.path))
    let known = item.files.map { plan.files[$0] }.filter { $0.sha256 != DigestTable.missing }
    return known.first { !here.contains($0.path) }?.path.plainPath
  }

  /// The reason why the run ends; mistakes with places are said first.
  func failure(
    _ refusal: CaseError, about unit: WorkUnit
  ) throws(RunError) -> RunError {
    let code = refusal.lack?.isAbsence == true ? ExitCode.missingInput : refusal.code
    guard refusal.hasPlaces else { return RunError(code, refusal.message, lack: refusal.lack) }
    try terminal.tell(refusal.message + "\n")
    return RunError(
      code, "\(Quote(plan.name(of: unit))) is not kept: this machine does not give what it takes",
      hint: "run the shard again, here or elsewhere; it goes on where it was", lack: refusal.lack)
  }
}

extension String {
  /// The path without the parts that lead nowhere.
  fileprivate var plainPath: String {
    let parts = split(separator: "/").filter { $0 != "." }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The name of a font file as plans have it: where a machine keeps its fonts is its own affair.
  fileprivate var fontName: String { "font \(split(separator: "/").last ?? "")" }
}
