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
    var took = 0
    let plan = merge.gathered.plan
    var place = plan.place
    try place.reserve(merge.request.outputs)
    var voice = VerificationVoice(
      merge.work.cases, isJSON: merge.request.isJSON, reports: merge.request.reports,
      title: merge.work.cases.title, in: place, on: terminal)
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
      let known = Set(item.files.map { plan.files[$0].path })
      for (path, named) in zip(answer.goldens, result.objects) {
        guard known.contains(path) else {
          throw Failure(
            .invalidData,
            "\(Quote(path: path)) is no golden of \(Quote(item.name)), as the plan has it")
        }
        goldens.append((unit, path, named.object))
      }
      try voice.tell(told)
    }
    if merge.gathered.problems.isEmpty, !goldens.isEmpty { try write(goldens) }
    return try voice.conclude(after: .milliseconds(took))
  }

  /// Puts goldens where the plan says.
  private func write(
    _ goldens: [(unit: WorkUnit, path: String, object: StoredObject)]
  ) throws(Failure) {
    if merge.terminal.environment.variables.isCI {
      try merge.terminal.warn("CI is 'true': goldens are compared and none is written")
      return
    }
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
