import SegueCaseRuns
package import SegueCommandLine

/// Make one answer of what shards have done.
package struct MergeVerb: Verb {
  package static let row = VerbRow(
    "merge", in: .share, summary: "Make one answer of what shards have done",
    details: """
      Joins the parts of films without encoding anything anew, writes goldens, or says what verifying has \
      found, with reports: byte for byte what one machine would have made alone. A shard that is missing or \
      has not finished is named, and then no film and no golden is written. Results of other plans or \
      versions are refused. Where two shards give different answers to one question, that is said, and the \
      run ends with 70.
      """,
    operands: [
      Operand(
        "folder", is: .path(.folder), count: .oneOrMore,
        summary: "Folders with results: that of a shard, or the one around all of them")
    ],
    options: [.mergedOutput, .gathering] + Option.reports + [.sarif, .failOn, .json],
    examples: [
      Example("render merge shards/ -o films/", "Films of what was drawn"),
      Example("render merge shards/ --report report.html", "One report of what was verified"),
      Example("render merge a/ b/ --gather both/", "One folder of two, to be merged later"),
    ])

  package let request: MergeRequest

  package init(_ invocation: Invocation) {
    request = MergeRequest(invocation)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    try await MergeRun(request, terminal).run()
  }
}
