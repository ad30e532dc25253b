import SegueTextSupport

/// Limits of an engine that a job exceeds.
package enum LaunchLimit: Hashable, Sendable, CustomStringConvertible {
  /// There are more shards than the engine takes.
  case tooManyShards(Int, most: Int, LaunchEngine)
  /// A shard takes more minutes than the engine gives it.
  case tooLong(minutes: Int, most: Int, LaunchEngine)
  /// The engine would take a path for a pattern, or it leads out of the repository.
  case pattern(String, LaunchEngine)

  /// Description of the limit, with what the job asks for.
  package var description: String {
    switch self {
    case .tooManyShards(let shards, let most, let engine):
      "\(engine.title) takes at most \(most) shards, not \(shards)"
    case .tooLong(let minutes, let most, let engine):
      "\(engine.title) gives a job at most \(most) minutes, and the longest shard may take \(minutes)"
    case .pattern(let path, let engine):
      "\(engine.title) would not take \(Quote(path: path)) for a path of the repository"
    }
  }

  /// Suggestion for how to go on.
  package var hint: String {
    switch self {
    case .tooManyShards(_, let most, _): "plan \(most) shards, which take longer each"
    case .tooLong: "plan more shards, which take less each"
    case .pattern: "name a folder in it by letters, digits, '.', '-' and '_'"
    }
  }
}

extension LaunchEngine {
  /// Display name of the engine.
  package var title: String {
    switch self {
    case .slurm: "Slurm"
    case .openjd: "OpenJD"
    case .github: "GitHub"
    case .gitlab: "GitLab"
    case .kubernetes: "Kubernetes"
    case .parallel: "GNU parallel"
    case .make: "make"
    }
  }
}
