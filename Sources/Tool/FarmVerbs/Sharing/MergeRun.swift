import SegueAudit
import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueRendering
import SegueTextSupport
import SegueVerification
import SegueVideo

/// Makes one answer of what shards have done: what one machine would have made alone.
struct MergeRun {
  let gathered: MergedResults
  let work: SharedWork
  let request: MergeRequest
  let terminal: Terminal

  /// Gathers what shards have left.
  init(_ request: MergeRequest, _ terminal: Terminal) throws(RunError) {
    let gathered = try RunError.inWords { () throws(ShardError) in
      try MergedResults(request.folders)
    }
    guard gathered.plan.engine == Engine.name else {
      throw RunError(
        .unavailable,
        "the results are those of \(gathered.plan.engine.visible), and this is \(Engine.name)",
        hint: "use one version everywhere")
    }
    self.gathered = gathered
    work = try SharedWork(of: gathered.plan)
    self.request = request
    self.terminal = terminal
  }

  /// Makes the answer; whatever is missing is said, and then no film and no golden is written.
  func run() async throws(RunError) -> ExitCode {
    try request.check(for: gathered.plan.task)
    if let folder = request.gathering {
      try RunError.inWords { () throws(ShardError) in
        try gathered.gather(into: ResultFolder(folder))
      }
      return try sayProblems()
    }
    try note()
    let code =
      switch gathered.plan.task {
      case .draw: try await DrawnMerge(merge: self).run()
      case .audit: try AuditedMerge(merge: self).run()
      case .preview: try await PreviewedMerge(merge: self).run()
      case .record, .verify: try VerifiedMerge(merge: self).run()
      }
    let problems = try sayProblems()
    return problems == .done ? code : problems
  }

  /// Says what is wrong with the results themselves.
  private func sayProblems() throws(RunError) -> ExitCode {
    for problem in gathered.problems {
      try terminal.report(RunError(problem.code, problem.sentence, hint: problem.hint))
    }
    return gathered.problems.map(\.code).max { $0.severity < $1.severity } ?? .done
  }

  /// Says how long was planned and how long it took, to those who want to know.
  private func note() throws(RunError) {
    guard terminal.preferences.verbosity >= .verbose else { return }
    var took = 0
    for unit in gathered.units {
      took += (try? gathered.result(of: unit))?.milliseconds ?? 0
    }
    let planned = gathered.plan.cost
    func seconds(_ milliseconds: Double) -> String {
      NumberText.format(milliseconds / 1000, atMost: 1) + " s"
    }
    try terminal.note(
      "planned were \(seconds(planned)) of a processor, and it took \(seconds(Double(took)))")
  }

  /// The result of a unit; a failure where it cannot be read.
  func result(of unit: WorkUnit) throws(RunError) -> UnitResult? {
    try RunError.inWords { () throws(ShardError) in try gathered.result(of: unit) }
  }

  /// Refuses a file that the plan or a result names and that does not lie in the current folder: both may
  /// have been made by somebody else.
  func checkInside(_ path: String, hint: String) throws(RunError) {
    do throws(FileError) {
      try Folder(".").checkHolds(path)
    } catch {
      guard case .leadsOut = error.reason else { throw RunError(error) }
      throw RunError(
        .usage, "the plan asks for \(Quote(path: path)), which leads out of the current folder",
        hint: hint)
    }
  }

  /// A file of the answer about a unit.
  func bytes(of object: StoredObject, for unit: WorkUnit) throws(RunError) -> [UInt8] {
    try RunError.inWords { () throws(ShardError) in try gathered.bytes(of: object, for: unit) }
  }
}

extension MergedResults.Problem {
  /// The exit code for the shell.
  fileprivate var code: ExitCode {
    switch self {
    case .absent, .missing: .missingInput
    case .damaged: .invalidData
    case .conflict: .internalError
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .absent, .missing: "run the shard again; it goes on where it was"
    case .damaged(let failure): failure.hint
    case .conflict:
      "run both shards again, into folders of their own, and see which machine differs"
    }
  }
}

extension ExitCode {
  /// The rank that selects one of several codes to report.
  fileprivate var severity: Int {
    switch self {
    case .internalError: 3
    case .invalidData: 2
    case .missingInput: 1
    default: 0
    }
  }
}

/// The products to make of the results of shards, and their paths.
package struct MergeRequest: Hashable, Sendable {
  /// The folders with results.
  let folders: [String]
  /// Path of the films; nil for the usual place.
  let output: String?
  /// The folder into which results are only gathered.
  let gathering: String?
  let reports: ReportRequest
  /// Path of the audit results for code scanning; nil for nowhere.
  let sarif: String?
  /// From which findings of an audit on the run ends with 1.
  let threshold: AuditSeverity?
  let isJSON: Bool
  /// All files that are written.
  let outputs: [String]

  init(_ invocation: Invocation) {
    folders = invocation.operands
    output = invocation.given(.mergedOutput)
    gathering = invocation.given(.gathering)
    reports = ReportRequest(invocation)
    sarif = invocation.text(.sarif)
    threshold = (invocation.choice(.failOn, of: FailureThreshold.self) ?? .error).severity
    isJSON = invocation.isOn(.json)
    outputs = reports.outputs + [sarif].compactMap(\.self)
  }
}

extension MergeRequest {
  /// Refuses what nothing would be written to.
  fileprivate func check(for task: WorkPlan.Task) throws(RunError) {
    try reports.check()
    let wanted: [(option: String, isGiven: Bool, tasks: [WorkPlan.Task])] = [
      ("--output", output != nil, [.draw, .preview, .record]),
      ("--report", reports.page != nil, [.record, .verify, .audit]),
      ("--junit", reports.junit != nil, [.record, .verify, .audit]),
      ("--summary", reports.summary != nil, [.record, .verify]),
      ("--comment", reports.comment != nil, [.record, .verify]),
      ("--sarif", sarif != nil, [.audit]), ("--json", isJSON, [.record, .verify, .audit]),
    ]
    for item in wanted where item.isGiven && !item.tasks.contains(task) {
      throw RunError(
        .usage, "option '\(item.option)': these are results of '\(task.rawValue)', which has none")
    }
  }
}

extension Option {
  static let mergedOutput = Option(
    "output", short: "o", takes: .path(.outputFolder), called: "folder", in: .output,
    summary: "Where films go",
    details: """
      The current folder unless given. Goldens go where the plan says, which has to be in the current \
      folder, or into this one.
      """)

  static let gathering = Option(
    "gather", takes: .path(.outputFolder), called: "folder", in: .output,
    summary: "Only put the results into one folder, to be merged again")
}

/// Puts films together of what shards have drawn.
private struct DrawnMerge {
  let merge: MergeRun

  /// Joins the segments of movies, and gives files their names.
  func run() async throws(RunError) -> ExitCode {
    var code = ExitCode.done
    guard merge.gathered.problems.isEmpty else { return code }
    var units = merge.gathered.units[...]
    var place = merge.gathered.plan.place
    let outputs = try merge.gathered.plan.cases.map { (item) throws(RunError) in
      try merge.work.output(of: item.name, in: merge.request.output).path ?? ""
    }
    if merge.request.output == nil {
      for path in outputs { try merge.checkInside(path, hint: "say with -o where films go") }
    }
    try place.reserve(outputs)
    for (number, item) in merge.gathered.plan.cases.enumerated() {
      let parts = units.prefix(item.parts)
      units = units.dropFirst(item.parts)
      if let refusal = try await make(outputs[number], of: Array(parts), in: place) {
        try merge.terminal.report(RunError(refusal.code, "\(Quote(item.name)) cannot be drawn"))
        try merge.terminal.tell(refusal.message + "\n")
        code = code.rawValue < refusal.code.rawValue ? refusal.code : code
      }
    }
    return code
  }

  /// Makes one film; returns why it cannot be drawn.
  private func make(
    _ path: String, of units: [WorkUnit], in place: OutputPlace
  ) async throws(RunError) -> CaseError? {
    var movie: (writer: MovieWriter, answer: DrawnAnswer.MovieAnswer)?
    for unit in units {
      guard let result = try merge.result(of: unit) else { continue }
      let answer = try result.read(DrawnAnswer.self)
      if let refusal = answer.refusal { return refusal }
      if unit.part == 0 { try say(answer.messages) }
      if unit.part == 0 { for warning in answer.warnings { try merge.terminal.warn(warning) } }
      guard let object = result.objects.first?.object else {
        throw RunError(.invalidData, "the result for \(Quote(path: path)) has no film")
      }
      let bytes = try merge.bytes(of: object, for: unit)
      guard let recipe = answer.movie else {
        guard units.count == 1 else { throw Self.misfit(path) }
        try RunError.inWords { () throws(FileError) in try OutputFolder.make(around: path) }
        try place.save(bytes, to: path)
        return nil
      }
      if movie == nil { movie = (try await writer(path, recipe, in: place), recipe) }
      guard let started = movie, started.answer == recipe else {
        throw Self.misfit(path)
      }
      try await append(bytes, to: started.writer, of: path)
    }
    guard let movie else { return nil }
    try await Self.inWords { () async throws(MovieError) in try await movie.writer.finish() }
    return nil
  }

  /// Says what drawing says of a scene.
  private func say(_ messages: String) throws(RunError) {
    guard !messages.isEmpty, merge.terminal.preferences.verbosity >= .normal else { return }
    try merge.terminal.tell(messages + "\n")
  }

  private static func misfit(_ path: String) -> RunError {
    RunError(.invalidData, "the parts of \(Quote(path: path)) do not fit together")
  }

  private func writer(
    _ path: String, _ answer: DrawnAnswer.MovieAnswer, in place: OutputPlace
  ) async throws(RunError) -> MovieWriter {
    try RunError.inWords { () throws(FileError) in try OutputFolder.make(around: path) }
    guard let recipe = answer.recipe else { throw Self.misfit(path) }
    try checkLibraries(of: recipe.codec)
    return try RunError.inWords { () throws(RenderError) in
      MovieWriter(try place.open(path), recipe)
    }
  }

  /// Refuses to join what another version of the libraries would have joined.
  private func checkLibraries(of codec: MovieCodec) throws(RunError) {
    let joining = "libavformat."
    let passed = merge.gathered.passedLibraries.filter { $0.hasPrefix(joining) }
    let here = codec.libraries.filter { $0.hasPrefix(joining) }
    guard let mine = here.first, let theirs = passed.first, mine != theirs else { return }
    throw RunError(
      .unavailable, "the parts were made with \(theirs.visible), and this machine has \(mine)",
      hint: "merge where the shards were drawn, or use one version everywhere")
  }

  private func append(
    _ bytes: [UInt8], to writer: MovieWriter, of path: String
  ) async throws(RunError) {
    let segment: EncodedSegment
    do throws(ShardError) {
      segment = try UnitResult.value(EncodedSegment.self, in: bytes, at: "a segment of \(path)")
    } catch {
      throw RunError(error)
    }
    try await Self.inWords { () async throws(MovieError) in try await writer.append(segment) }
  }

  private static func inWords(
    _ body: () async throws(MovieError) -> Void
  ) async throws(RunError) {
    do throws(MovieError) {
      try await body()
    } catch {
      throw RunError(error)
    }
  }
}
