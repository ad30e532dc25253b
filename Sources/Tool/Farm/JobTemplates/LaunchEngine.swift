/// Engines that can run a plan on more than one machine, or more than one processor.
public enum LaunchEngine: String, CaseIterable, Sendable {
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
  public var mostShards: Int? {
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
  public var ending: String {
    switch self {
    case .slurm, .parallel: "\(rawValue).sh"
    case .openjd, .github, .gitlab, .kubernetes: "\(rawValue).yml"
    case .make: "mk"
    }
  }
}

extension LaunchRequest {
  /// The one file that makes a job of the plan.
  public func text(for engine: LaunchEngine) throws(LaunchError) -> String {
    try check(for: engine)
    return switch engine {
    case .slurm: slurm
    case .openjd: openjd
    case .github: github
    case .gitlab: gitlab
    case .kubernetes: kubernetes
    case .parallel: parallel
    case .make: make
    }
  }

  /// Refuses what the engine would refuse, or understand as something else.
  private func check(for engine: LaunchEngine) throws(LaunchError) {
    if let most = engine.mostShards, shards > most {
      throw .tooManyShards(shards, most: most, engine)
    }
    if let most = engine.mostMinutes, minutes > most {
      throw .tooLong(minutes: minutes, most: most, engine)
    }
    guard engine == .github || engine == .gitlab else { return }
    if let path = ([folder] + results.paths).first(where: { !$0.isPlainPath }) {
      throw .pattern(path, engine)
    }
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
