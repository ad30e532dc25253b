package import SegueCaseRuns
package import SegueCommandLine
import SegueFarm
package import SegueFiles

/// Films are held to their goldens, or goldens are written: all of them here, or a shard of them.
package struct SharedVerification: Hashable, Sendable {
  package let verification: Verification
  /// The shard that is done; nil for all of it.
  private let shard: ShardRequest?
  private let work: SharedWork

  package init(_ invocation: Invocation, mode: RecordMode) {
    verification = Verification(invocation, mode: mode)
    shard = ShardRequest(invocation)
    work = SharedWork(
      of: mode == .never ? .verify : .record, invocation: invocation, paths: invocation.operands,
      mode: mode)
  }

  /// Looks at all cases, and says what came of them; of a shard, merging says it.
  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    guard let shard else { return try await verification.run(on: terminal) }
    guard verification.outputs.isEmpty, verification.reports.base == nil, !verification.isJSON
    else { throw .shardReports }
    return try await ShardRun.run(work, shard, on: terminal)
  }
}
