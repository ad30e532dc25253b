import SegueCaseRuns
package import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueTextSupport

extension Option {
  package static let shard = Option(
    "shard", takes: .text, called: "i/n", in: .output,
    summary: "Do one of n equal parts of the work",
    details: """
      What came of it goes into a folder of its own, and 'render merge' makes one answer of all of them. \
      Shards are a function of the scenes and the options: every machine knows its own. A run that is \
      started again goes on where it was. 'auto' asks the engine that has started the program: GitLab, \
      CircleCI, Buildkite, Kubernetes, Slurm, AWS Batch, SGE, PBS, or SHARD_NUMBER and SHARD_COUNT.
      """)

  package static let shardFolder = Option(
    "shards", takes: .path(.outputFolder), called: "folder", default: .text("shards"), in: .output,
    summary: "Where the results of shards go")

  package static let cache = Option(
    "cache", takes: .path(.outputFolder), called: "folder", in: .output,
    summary: "Where results are kept, and found again",
    details: """
      With --shard. What was drawn before of the same files by the same program is not drawn again. Several \
      machines may share the folder.
      """)

  /// The options of verbs whose work many machines can share.
  package static let sharing: [Option] = [.shard, .shardFolder, .cache]
}

/// The shard of some work to be done, and the place of its results.
package struct ShardRequest: Hashable, Sendable {
  /// The shard, as it was typed.
  let text: String
  /// The folder for all shards.
  let folder: String
  /// Path of the results kept for other runs; nil for nowhere.
  let cache: String?

  /// Creates the request of a command line; nil where the work is not shared.
  package init?(_ invocation: Invocation, in folder: Option = .shardFolder) {
    guard let text = invocation.given(.shard) else { return nil }
    self.init(text, invocation, in: folder)
  }

  /// The same, all of the work unless a shard is named.
  init(_ text: String, _ invocation: Invocation, in folder: Option) {
    self.text = text
    self.folder = invocation.text(folder).present
    cache = invocation.given(.cache)
  }

  /// The shard.
  func shard(in environment: Environment) throws(RunError) -> Shard {
    if text != "auto" {
      guard let shard = Shard(text) else {
        throw RunError(
          .usage, "option '--shard': found \(Quote(text)), expected a shard such as 2/7, or auto")
      }
      return shard
    }
    do throws(ShardError) {
      if let shard = try ShardVariables.shard(in: environment.variables) { return shard }
    } catch {
      throw RunError(.usage, "option '--shard': \(error.path): \(error.words)", hint: error.hint)
    }
    throw RunError(
      .usage, "option '--shard': nothing says which shard this is",
      hint: "set SHARD_NUMBER and SHARD_COUNT, or name it, as in --shard 2/7")
  }
}

extension RunError {
  /// Reports are about all of the work.
  package static let shardReports = RunError(
    .usage, "option '--shard': a shard has no report of its own",
    hint: "give the option to 'render merge', which makes one of all shards")
}
