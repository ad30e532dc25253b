import SegueCaseRuns
package import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueRendering
import SegueTextSupport

/// Write down what is to be done, for many machines to share.
package struct PlanVerb: Verb {
  package static let row = VerbRow(
    "plan", in: .share, summary: "Plan work that many machines share",
    details: """
      Writes which films there are, what each is made of (with digests of all files, fonts among them), how \
      long each takes, and in which parts a film can be drawn. The same files and options give the same plan \
      on every machine. 'render run' does a shard of it, 'render merge' makes one answer of all shards.
      """,
    operands: [.task, .films],
    options: [.planOutput, .emitted, .shardCount] + SharedWork.options.filter { $0 != .output },
    examples: [
      Example("render plan verify scenes/ -o plan.json", "What verifying a folder takes"),
      Example(
        "render plan draw suite.json --format mp4 --quality high -o plan.json",
        "Movies of every case of a suite"),
      Example(
        "render plan verify scenes/ -o plan.json --emit slurm --shards 20 > job.sh",
        "With a job for a cluster"),
    ])

  package let work: SharedWork
  /// The file of the plan; nil for standard output.
  package let output: String?
  /// The engine that a job is written for; nil for none.
  private let engine: LaunchEngine?
  /// Number of shards in the job.
  private let shardCount: Int
  private let invocation: Invocation

  package init(_ invocation: Invocation) {
    let task = invocation.operands.first.flatMap(WorkPlan.Task.init(rawValue:)).present
    work = SharedWork(
      of: task, invocation: invocation, paths: Array(invocation.operands.dropFirst()))
    output = invocation.given(.planOutput)
    engine = invocation.choice(.emitted, of: LaunchEngine.self)
    shardCount = invocation.integer(.shardCount).present
    self.invocation = invocation
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    try work.check(invocation)
    let maker = try PlanMaker(work, terminal)
    try checkFilms()
    let plan = try await maker.plan()
    guard let output, !FilmOutput.isStandardOutput(output) else {
      if engine != nil {
        throw RunError(
          .usage, "option '--emit': a job names the plan, which has no name yet",
          hint: "add -o, such as -o plan.json")
      }
      try terminal.write(plan.text)
      return .done
    }
    var place = plan.place
    let job = try engine.map { (engine) throws(RunError) in try text(of: plan, at: output, engine) }
    try place.reserve([output])
    try place.save(plan.text, to: output)
    let seconds = NumberText.format(plan.cost / 1000, atMost: 1)
    try terminal.remark(
      "\(plan.cases.count.counted("case")) in \(plan.units.count.counted("part")), about \(seconds) s of"
        + " one processor: \(output)")
    if let job { try terminal.write(job: job) }
    return .done
  }

  /// Refuses films that are not there; what a suite names may come later.
  private func checkFilms() throws(RunError) {
    for path in work.cases.paths where !InputFile.isThere(path) {
      try RunError.inWords { () throws(FileError) in _ = try InputFile.identity(of: path) }
    }
  }

  /// The job that does a plan.
  private func text(
    of plan: WorkPlan, at path: String, _ engine: LaunchEngine
  ) throws(RunError) -> String {
    let longest =
      plan.assignments(to: shardCount).map { $0.reduce(0) { $0 + $1.cost } }.max() ?? 0
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let request = LaunchRequest(
      plan: path, name: name, shards: shardCount, longestShard: longest / 1000,
      memory: try RunMemory(option: work.film.memory).total, merge: merging,
      results: results(of: plan))
    if let limit = request.exceededLimit(of: engine) {
      throw RunError(.usage, "option '--emit': \(limit)", hint: limit.hint)
    }
    return request.text(for: engine)
  }

  /// The words of the merge, without the program.
  private var merging: [String] {
    let words = ["merge", "shards"]
    switch work.task {
    case .draw: return words + ["-o", "films"]
    case .preview: return words + ["-o", "site"]
    case .record: return words
    case .audit:
      return words + ["--report", "audit.html", "--junit", "audit.xml", "--sarif", "audit.sarif"]
    case .verify:
      return words + ["--report", "report.html", "--junit", "junit.xml", "--summary", "summary.md"]
    }
  }

  /// Returns the results that the merge leaves.
  private func results(of plan: WorkPlan) -> LaunchRequest.Results {
    let goldens = plan.goldens.map { Folder(of: $0).path }
    let folders = Set(goldens).sorted()
    return switch work.task {
    case .draw: LaunchRequest.Results(paths: ["films"])
    case .preview: LaunchRequest.Results(paths: ["site"])
    case .audit:
      LaunchRequest.Results(paths: ["audit.html", "audit.xml", "audit.sarif"], junit: "audit.xml")
    case .record: LaunchRequest.Results(paths: folders)
    case .verify:
      LaunchRequest.Results(
        paths: ["report.html", "junit.xml", "summary.md"], junit: "junit.xml",
        summary: "summary.md")
    }
  }
}

extension Terminal {
  /// Writes a job, in which tabs have a meaning; what else is not text is seen and not obeyed.
  fileprivate func write(job: String) throws(RunError) {
    let parts = job.split(separator: "\t", omittingEmptySubsequences: false)
    try write(painted: parts.map { String($0).visibleLines }.joined(separator: "\t"))
  }
}

extension Option {
  static let planOutput = Option(
    "output", short: "o", takes: .path(.output), called: "path", in: .output,
    summary: "Where the plan goes", details: "Standard output unless given.")

  static let emitted = Option(
    "emit", takes: .choice(of: LaunchEngine.self), called: "engine", in: .output,
    summary: "Print a job that does the plan on an engine",
    details: """
      The job does the shards at once, tries again what fails, and merges when all have ended. The plan goes to \
      the file that -o names.
      """)

  static let shardCount = Option(
    "shards", takes: .integer(1...Shard.most), called: "n", default: .integer(8), in: .output,
    summary: "How many shards the job has")
}

extension LaunchEngine: ChoiceList {
  /// The name of the engine.
  package var summary: String { title }
}
