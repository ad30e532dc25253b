import SegueFiles
import SegueOutputs
import SegueShards
import SegueWords

/// Write down what is to be done, for many machines to share.
package struct PlanVerb: Verb {
  package static let row = VerbRow(
    "plan", summary: "Plan work that many machines share",
    details: """
      Writes which films there are, what each is made of (with digests of all files, fonts among them), how \
      long each takes, and in which parts a film can be drawn. The same files and options give the same plan \
      on every machine. 'render run' does a share of it, 'render merge' makes one answer of all shares.
      """,
    operands: [.task, .films],
    options: [.planOutput] + SharedWork.options.filter { $0 != .output },
    examples: [
      Example("render plan verify scenes/ -o plan.json", "What verifying a folder takes"),
      Example(
        "render plan draw suite.json --format mp4 --quality high -o plan.json",
        "Movies of every case of a suite"),
    ])

  package let work: SharedWork
  /// The file of the plan; nil for standard output.
  package let output: String?
  private let invocation: Invocation

  package init(_ invocation: Invocation) {
    let task = invocation.operands.first.flatMap(PlannedTask.init(rawValue:)).present
    work = SharedWork(task.task, invocation, Array(invocation.operands.dropFirst()))
    output = invocation.given(.planOutput)
    self.invocation = invocation
  }

  package func run(on terminal: Terminal) async throws(Failure) -> ExitCode {
    try work.check(invocation)
    let maker = try PlanMaker(work, terminal)
    let plan = try await maker.plan()
    guard let output, !FilmOutput.isStandardOutput(output) else {
      try terminal.write(plan.text)
      return .done
    }
    let inputs = RunFiles(reading: Set(plan.files.map(\.path) + maker.cases.map(\.scene))).inputs
    var place = OutputPlace(inputs: inputs)
    try place.reserve([output])
    try place.save(plan.text, to: output)
    let seconds = NumberText.format(plan.cost / 1000, atMost: 1)
    try terminal.remark(
      "\(plan.cases.count.counted("case")) in \(plan.units.count.counted("part")), about \(seconds) s of"
        + " one processor: \(output)")
    return .done
  }
}

extension Option {
  static let planOutput = Option(
    "output", short: "o", takes: .path(.output), called: "path", in: .output,
    summary: "Where the plan goes", details: "Standard output unless given.")
}
