import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueReports
import SegueTextSupport
import SegueVerification

/// Says of all films together what shards have found about each, and writes the goldens that they have made.
struct VerifiedMerge {
  let merge: MergeRun

  /// Says it as one run over all films would have said it; what it took is what all shards took together.
  func run() throws(RunError) -> ExitCode {
    let terminal = merge.terminal
    if merge.gathered.plan.task == .record, let word = terminal.environment.variables.wordOfCI {
      throw RunError(
        .unavailable, "CI is '\(word)', and no golden is ever written there",
        hint: "merge where the goldens are to be, or plan 'verify'")
    }
    var took = 0
    let plan = merge.gathered.plan
    var place = plan.place
    try place.reserve(merge.request.outputs)
    var voice = VerificationReporter(
      merge.work.cases, isJSON: merge.request.isJSON, reports: merge.request.reports,
      // A merge that is tried again has nothing to add.
      title: merge.work.cases.title, in: place, addsOnce: true, on: terminal)
    var goldens: [(unit: WorkUnit, path: String, object: StoredObject)] = []
    for unit in merge.gathered.units {
      let item = plan.cases[unit.caseIndex]
      guard let result = try merge.result(of: unit) else {
        try voice.tell(CaseSummary(missing: item.name, scene: item.scene))
        continue
      }
      let answer = try result.read(VerifiedAnswer.self)
      var told = answer.told
      told.item.milliseconds = result.milliseconds
      took += result.milliseconds
      goldens += try self.goldens(of: answer, result, item).map { (unit, $0.path, $0.object) }
      try voice.tell(told)
    }
    if merge.gathered.problems.isEmpty, !goldens.isEmpty { try write(goldens) }
    return try voice.conclude(after: .milliseconds(took))
  }

  /// The goldens that belong to an answer: those of the case, as the plan has them, in the current folder or
  /// in the one that is named.
  ///
  /// A result may have been made by somebody else; it is looked at here, before anything is written.
  private func goldens(
    of answer: VerifiedAnswer, _ result: UnitResult, _ item: PlannedCase
  ) throws(RunError) -> [(path: String, object: StoredObject)] {
    let known = Set(item.files.map { merge.gathered.plan.files[$0].path })
    guard merge.gathered.plan.task == .record || answer.goldens.isEmpty else {
      throw RunError(
        .invalidData,
        "the result for \(Quote(item.name)) has goldens, and nothing was to be recorded")
    }
    guard answer.goldens.count == result.objects.count else {
      throw RunError(.invalidData, "goldens of \(Quote(item.name)) are missing")
    }
    return try zip(answer.goldens, result.objects).map { (path, named) throws(RunError) in
      guard let kind = GoldenKind(named: named.name), known.contains(path),
        path.hasSuffix("/\(item.name)\(kind.ending)")
      else {
        throw RunError(
          .invalidData,
          "\(Quote(path: path)) is no golden of \(Quote(item.name)), as the plan has it")
      }
      let place = merge.request.output.map { "\($0)/\(item.name)\(kind.ending)" } ?? path
      if merge.request.output == nil {
        try merge.checkInside(place, hint: "say with -o where goldens go")
      }
      try RunError.inWords { () throws(FileError) in try golden(place).check() }
      return (place, named.object)
    }
  }

  /// A golden, whose folder leads out of the one around it only where the command line has named it, or a
  /// root.
  private func golden(_ path: String) -> GoldenFile {
    let cases = merge.work.cases
    let isNamed = merge.request.output != nil || cases.goldens != nil
    let around = Folder(of: Folder(of: path).path).path
    return GoldenFile(path, inside: isNamed ? nil : cases.input.root ?? around)
  }

  /// Puts goldens where the plan says.
  private func write(
    _ goldens: [(unit: WorkUnit, path: String, object: StoredObject)]
  ) throws(RunError) {
    let sources = Set(merge.gathered.plan.files.map(\.path)).subtracting(goldens.map(\.path))
    let spared = RunFiles(reading: sources).inputs
    var place = OutputPlace(inputs: spared)
    try place.reserve(goldens.map(\.path))
    for golden in goldens {
      let bytes = try merge.bytes(of: golden.object, for: golden.unit)
      try RunError.inWords { () throws(FileError) in
        try self.golden(golden.path).write(bytes, sparing: spared)
      }
    }
  }
}

extension CaseSummary {
  /// A film of which no shard has said anything.
  fileprivate init(missing name: String, scene: String) {
    let words = "no shard has looked at it"
    var item = ReportedCase(broken: name, because: words)
    item.place = ReportedCase.Location(file: scene)
    self.init(
      item: item, refusal: CaseError(code: .missingInput, message: words), objection: nil,
      obstacle: nil)
  }
}
