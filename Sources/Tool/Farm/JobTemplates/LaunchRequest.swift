import SegueJSON
import SegueTextSupport

/// A plan that is to become a job on an engine.
///
/// Paths are what they are where the job is started, and where each of its parts runs: in one folder that all
/// machines share, or in a copy of one repository.
package struct LaunchRequest: Hashable, Sendable {
  /// The path of the plan.
  package var plan: String
  /// Name of the job; engines see it as ``label``.
  package var name: String
  /// Number of shards, at least one.
  package var shards: Int
  /// Estimated duration of the longest shard on one processor, in seconds.
  package var longestShard: Double
  /// Memory of a shard, in bytes.
  package var memory: Int
  /// Number of processors for a shard.
  package var processors: Int
  /// Number of times a failed shard is tried again.
  package var retries: Int
  /// The folder that takes the shards' folders.
  package var folder: String
  /// The program.
  package var program: String
  /// More options of `render run`.
  package var options: [String]
  /// Arguments of the merge, without the program: `["merge", "shards", "-o", "films"]`.
  package var merge: [String]
  /// Files that the merge leaves, for engines that carry files from job to job.
  package var results: Results
  /// Default number of shards in an OpenJD task; `nil` if each is a task.
  package var shardsPerTask: Int?
  /// The image that a container is made of, for Kubernetes.
  package var image: String
  /// The claim of the volume that all containers share, for Kubernetes.
  package var volume: String

  /// Files that the merge writes.
  package struct Results: Hashable, Sendable {
    /// All of them, and folders.
    package var paths: [String]
    /// The one that is JUnit XML.
    package var junit: String?
    /// The one that is a summary in Markdown.
    package var summary: String?

    /// The files.
    package init(paths: [String] = [], junit: String? = nil, summary: String? = nil) {
      self.paths = paths
      self.junit = junit
      self.summary = summary
    }
  }

  /// A job of so many shards and their merge.
  package init(
    plan: String, name: String, shards: Int, longestShard: Double, memory: Int, processors: Int = 1,
    retries: Int = 2, folder: String = "shards", program: String = "render",
    options: [String] = [], merge: [String], results: Results = Results(),
    shardsPerTask: Int? = nil, image: String = "segue", volume: String = "segue"
  ) {
    precondition(shards > 0 && processors > 0 && retries >= 0 && longestShard.isFinite)
    precondition(shardsPerTask.map { $0 > 0 } ?? true)
    self.plan = plan
    self.name = name
    self.shards = shards
    self.longestShard = longestShard
    self.memory = memory
    self.processors = processors
    self.retries = retries
    self.folder = folder
    self.program = program
    self.options = options
    self.merge = merge
    self.results = results
    self.shardsPerTask = shardsPerTask
    self.image = image
    self.volume = volume
  }
}

/// Values that all engines receive, each in its own syntax.
extension LaunchRequest {
  /// The name in the letters that are a name everywhere: `[a-z0-9-]`, at most forty.
  package var label: String {
    let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(letters).split(separator: "-").joined(separator: "-")
    let label = words.prefix(40).trimmed { $0 == "-" }
    return label.isEmpty ? "segue" : String(label)
  }

  /// Time limit of a shard with its retries, in minutes: three times the estimate, because a machine may be
  /// slow and a shard may begin again, and five minutes to begin and end.
  package var minutes: Int {
    let estimated = (longestShard * 3 / 60).rounded(.up)
    return 5 + (estimated < 1e9 ? Int(Swift.max(estimated, 0)) : 1_000_000_000)
  }

  /// The memory in mebibytes, rounded up.
  var mebibytes: Int { Swift.max((memory >> 20) + (memory % (1 << 20) == 0 ? 0 : 1), 1) }

  /// The command for the shard that a variable of the shell has the number of.
  func shard(_ number: String = "$shard") -> String {
    let run = [program.shellPath, "run", plan.shellPath, "--shard", "\"\(number)/\(shards)\""]
    return (run + ["-o", folder.shellPath] + options.map(\.shellWord)).joined(separator: " ")
  }

  /// The command for the merge.
  var merging: String { ([program.shellPath] + merge.map(\.shellWord)).joined(separator: " ") }

  /// The shell's lines that try the shard until it is done, has failed too often, or was ended by somebody.
  ///
  /// A shard that is started again continues.
  func tries(_ command: String, giveUp: String = "exit \"$status\"") -> String {
    """
    tries=\(retries + 1)
    until \(command); do
      status=$?
      tries=$((tries - 1))
      case $status in 130 | 143) exit "$status" ;; esac
      [ "$tries" -gt 0 ] || \(giveUp)
    done
    """
  }
}

extension String {
  /// The lines, each but the first so many columns deeper, to stand in a text that is.
  func indented(_ columns: Int) -> String {
    let margin = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + margin)
  }

  /// A command in which no template's brackets stand, such as `{{ }}`: words that have a brace are in single
  /// quotes, which may end behind it and begin again.
  var withoutTemplates: String {
    replacing { $0 == "{" || $0 == "}" ? "\($0)''" : nil }
  }

  /// A script whose dollars mean themselves to an engine that knows variables.
  var withDoubledDollars: String {
    replacing { $0 == "$" ? "$$" : nil }
  }

  /// The text as YAML and JSON quote it.
  var quoted: String { JSONValue.string(self).compact }
}
