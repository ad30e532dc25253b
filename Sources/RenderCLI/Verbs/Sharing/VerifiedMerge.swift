import SegueFiles
import SegueGoldens
import SegueOutputs
import SegueReports
import SegueShards
import SegueVerification
import SegueWords

/// Says of all films together what shards have found about each, and writes the goldens that they have made.
struct VerifiedMerge {
  let merge: MergeRun

  /// Says it as one run over all films would have said it; what it took is what all shards took together.
  func run() throws(Failure) -> ExitCode {
    let terminal = merge.terminal
    if merge.gathered.plan.task == .record, let word = terminal.environment.variables.wordOfCI {
      throw Failure(
        .unavailable, "CI is '\(word)', and no golden is ever written there",
        hint: "merge where the goldens are to be, or plan 'verify'")
    }
    var took = 0
    let plan = merge.gathered.plan
    var place = plan.place
    try place.reserve(merge.request.outputs)
    var voice = VerificationVoice(
      merge.work.cases, isJSON: merge.request.isJSON, reports: merge.request.reports,
      // A merge that is tried again has nothing to add.
      title: merge.work.cases.title, in: place, addsOnce: true, on: terminal)
    var goldens: [(unit: WorkUnit, path: String, object: StoredObject)] = []
    for unit in merge.gathered.units {
      let item = plan.cases[unit.caseIndex]
      guard let result = try merge.result(of: unit) else {
        try voice.tell(ToldCase(missing: item.name, scene: item.scene))
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

  /// The goldens that belong to an answer: those of the case, as the plan has them.
  private func goldens(
    of answer: VerifiedAnswer, _ result: UnitResult, _ item: PlannedCase
  ) throws(Failure) -> [(path: String, object: StoredObject)] {
    let known = Set(item.files.map { merge.gathered.plan.files[$0].path })
    guard answer.goldens.count == result.objects.count else {
      throw Failure(.invalidData, "goldens of \(Quote(item.name)) are missing")
    }
    return try zip(answer.goldens, result.objects).map { (path, named) throws(Failure) in
      guard let kind = GoldenKind(rawValue: named.name), known.contains(path),
        path.hasSuffix("/\(item.name)\(kind.ending)")
      else {
        throw Failure(
          .invalidData,
          "\(Quote(path: path)) is no golden of \(Quote(item.name)), as the plan has it")
      }
      return (path, named.object)
    }
  }

  /// Puts goldens where the plan says.
  private func write(
    _ goldens: [(unit: WorkUnit, path: String, object: StoredObject)]
  ) throws(Failure) {
    let sources = Set(merge.gathered.plan.files.map(\.path)).subtracting(goldens.map(\.path))
    let spared = RunFiles(reading: sources).inputs
    for golden in goldens {
      let bytes = try merge.bytes(of: golden.object, for: golden.unit)
      try Failure.inWords { () throws(FileError) in
        try GoldenFile(golden.path).write(bytes, sparing: spared)
      }
    }
  }
}

extension ToldCase {
  /// A film of which no shard has said anything.
  fileprivate init(missing name: String, scene: String) {
    let words = "no shard has looked at it"
    item = ReportedCase(broken: name, because: words)
    item.place = SceneLocation(file: scene)
    refusal = CaseLoader.Refusal(code: .missingInput, message: words)
    (objection, obstacle) = (nil, nil)
  }
}
