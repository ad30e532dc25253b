/// A plan that is to become a job on an engine.
///
/// Paths are what they are where the job is started, and where each of its parts runs: in one folder that all
/// machines share, or in a copy of one repository.
public struct LaunchRequest: Hashable, Sendable {
  /// The path of the plan.
  public var plan: String
  /// Name of the job; engines see it as ``label``.
  public var name: String
  /// Number of shards, at least one.
  public var shards: Int
  /// Estimated duration of the longest shard on one processor, in seconds.
  public var longestShard: Double
  /// Memory of a shard, in bytes.
  public var memory: Int
  /// Number of processors for a shard.
  public var processors: Int
  /// Number of times a failed shard is tried again.
  public var retries: Int
  /// The folder that takes the shards' folders.
  public var folder: String
  /// The program.
  public var program: String
  /// More options of `render run`.
  public var options: [String]
  /// Arguments of the merge, without the program: `["merge", "shards", "-o", "films"]`.
  public var merge: [String]
  /// Files that the merge leaves, for engines that carry files from job to job.
  public var results: Results
  /// Default number of shards in an OpenJD task; `nil` if each is a task.
  public var shardsPerTask: Int?
  /// The image that a container is made of, for Kubernetes.
  public var image: String
  /// The claim of the volume that all containers share, for Kubernetes.
  public var volume: String

  /// Files that the merge writes.
  public struct Results: Hashable, Sendable {
    /// All of them, and folders.
    public var paths: [String]
    /// The one that is JUnit XML.
    public var junit: String?
    /// The one that is a summary in Markdown.
    public var summary: String?

    /// The files.
    public init(paths: [String] = [], junit: String? = nil, summary: String? = nil) {
      self.paths = paths
      self.junit = junit
      self.summary = summary
    }
  }

  /// A job of so many shards and their merge.
  public init(
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
