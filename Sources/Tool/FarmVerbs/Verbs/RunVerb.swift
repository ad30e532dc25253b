package import SegueCommandLine
import SegueFarm
import SegueFilmRequests

/// Do a shard of a plan.
package struct RunVerb: Verb {
  package static let row = VerbRow(
    "run", in: .share, summary: "Do a shard of a plan",
    details: """
      Does one of n equal parts of what 'render plan' has written down, and keeps what comes of it in a folder \
      of its own. Every result appears whole, so that a run that was killed is started again and goes on. The \
      files have to be those of the plan. A scene that is not as expected is no failure of the run: 'render \
      merge' judges.
      """,
    operands: [
      Operand("plan", is: .path(.file), summary: "The plan, a file that 'render plan' has written")
    ],
    options: [.shard, .runOutput, .cache, .jobs],
    examples: [
      Example("render run plan.json --shard 2/7 -o shards", "The second of seven shards"),
      Example("render run plan.json --shard auto -o shards", "The shard that the engine says"),
    ])

  package let file: String
  package let request: ShardRequest
  private let jobs: Int?

  package init(_ invocation: Invocation) {
    file = invocation.operands.first.present
    request = ShardRequest(invocation.given(.shard) ?? "1/1", invocation, in: .runOutput)
    jobs = invocation.integer(.jobs)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    let plan = try RunError.inWords { () throws(ShardError) in try WorkPlan(contentsOf: file) }
    let maker = try PlanMaker(try SharedWork(of: plan, jobs: jobs), terminal)
    return try await ShardRun(
      of: maker, plan: plan, isOlder: true, request: request, terminal: terminal
    ).run()
  }
}

extension Option {
  static let runOutput = Option(
    "output", short: "o", takes: .path(.outputFolder), called: "folder", default: .text("shards"),
    in: .output, summary: "Where the results of shards go")
}
