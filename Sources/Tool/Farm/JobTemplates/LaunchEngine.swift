/// Engines that can run a plan on more than one machine, or more than one processor.
package enum LaunchEngine: String, CaseIterable, Sendable {
  /// A cluster's scheduler, by its arrays.
  case slurm
  /// The portable description of jobs, which AWS Deadline Cloud runs, and `openjd run` on one machine.
  case openjd
  /// GitHub Actions.
  case github
  /// GitLab CI.
  case gitlab
  /// A cluster of containers, by its indexed jobs.
  case kubernetes
  /// GNU parallel: this machine, or others by ssh.
  case parallel
  /// GNU make, on this machine.
  case make

  /// The most shards that the engine takes; `nil` if it sets no limit.
  package var mostShards: Int? {
    switch self {
    // MaxArraySize is 1001 unless a cluster says otherwise, and counts from 0, where shards do not.
    case .slurm: 1000
    case .github: 256
    case .gitlab: 200
    case .kubernetes: 100_000
    case .openjd, .parallel, .make: nil
    }
  }

  /// The most minutes that a job may take; `nil` if the engine's owner decides.
  var mostMinutes: Int? { self == .github ? 360 : nil }

  /// Suffix of its file's name, such as `slurm.sh`.
  package var ending: String {
    switch self {
    case .slurm, .parallel: "\(rawValue).sh"
    case .openjd, .github, .gitlab, .kubernetes: "\(rawValue).yml"
    case .make: "mk"
    }
  }
}

extension LaunchRequest {
  /// Returns the one file that makes a job of the plan, for an engine none of whose limits it exceeds.
  package func text(for engine: LaunchEngine) -> String {
    switch engine {
    case .slurm: slurm
    case .openjd: openjd
    case .github: github
    case .gitlab: gitlab
    case .kubernetes: kubernetes
    case .parallel: parallel
    case .make: make
    }
  }

  /// Returns the limit for which an engine would refuse the job, or understand it as something else; `nil` if it
  /// takes the job.
  package func exceededLimit(of engine: LaunchEngine) -> LaunchLimit? {
    if let most = engine.mostShards, shards > most {
      return .tooManyShards(shards, most: most, engine)
    }
    if let most = engine.mostMinutes, minutes > most {
      return .tooLong(minutes: minutes, most: most, engine)
    }
    guard engine == .github || engine == .gitlab else { return nil }
    return ([folder] + results.paths).first { !$0.isPlainPath }.map { .pattern($0, engine) }
  }
}

extension String {
  /// True if a path stands for itself where patterns and variables are expanded.
  fileprivate var isPlainPath: Bool {
    !isEmpty && !hasPrefix("/") && !hasPrefix("-") && !hasPrefix("~")
      && !utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789._-/ ".unicodeScalars.contains($0)
      } && last != " " && first != " "
  }
}
