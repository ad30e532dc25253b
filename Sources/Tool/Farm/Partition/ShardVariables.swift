/// The variables by which engines tell a process which of many it is.
package struct ShardVariables: Hashable, Sendable {
  /// The engine.
  package let engine: String
  /// The variable with the number of the process.
  package let number: String
  /// The variables with how many there are, of which the first that is set counts.
  package let count: [String]
  /// The number of the first process.
  package let first: First

  /// Kinds of numbers at which an engine begins to count.
  package enum First: Hashable, Sendable {
    case number(Int)
    /// At what a variable says.
    case variable(String)
  }

  /// All engines that are known.
  ///
  /// Where an engine does not say how many processes there are, `SHARD_COUNT` does.
  package static let all = [
    ShardVariables("GitHub or your own", "SHARD_NUMBER", of: ["SHARD_COUNT"], from: .number(1)),
    ShardVariables("GitLab", "CI_NODE_INDEX", of: ["CI_NODE_TOTAL"], from: .number(1)),
    ShardVariables("CircleCI", "CIRCLE_NODE_INDEX", of: ["CIRCLE_NODE_TOTAL"], from: .number(0)),
    ShardVariables(
      "Buildkite", "BUILDKITE_PARALLEL_JOB", of: ["BUILDKITE_PARALLEL_JOB_COUNT"],
      from: .number(0)),
    ShardVariables("Kubernetes", "JOB_COMPLETION_INDEX", of: ["SHARD_COUNT"], from: .number(0)),
    ShardVariables(
      "Slurm", "SLURM_ARRAY_TASK_ID", of: ["SHARD_COUNT", "SLURM_ARRAY_TASK_COUNT"],
      from: .variable("SLURM_ARRAY_TASK_MIN")),
    ShardVariables(
      "AWS Batch", "AWS_BATCH_JOB_ARRAY_INDEX", of: ["AWS_BATCH_JOB_ARRAY_SIZE", "SHARD_COUNT"],
      from: .number(0)),
    ShardVariables(
      "SGE", "SGE_TASK_ID", of: ["SHARD_COUNT", "SGE_TASK_LAST"],
      from: .variable("SGE_TASK_FIRST")),
    ShardVariables("PBS", "PBS_ARRAY_INDEX", of: ["SHARD_COUNT"], from: .number(1)),
  ]

  private init(_ engine: String, _ number: String, of count: [String], from first: First) {
    self.engine = engine
    self.number = number
    self.count = count
    self.first = first
  }

  /// The names of all variables that matter.
  package static let names = Set(
    all.flatMap { row -> [String] in
      if case .variable(let name) = row.first { return [row.number, name] + row.count }
      return [row.number] + row.count
    }
  ).sorted()

  /// The shard that the environment speaks of; `nil` if it speaks of none.
  package static func shard(in variables: [String: String]) throws(ShardError) -> Shard? {
    for row in all {
      // Some engines set the variable to a word where there is no array.
      guard let text = variables[row.number], Int(text) != nil else { continue }
      return try row.shard(text, variables)
    }
    return nil
  }

  private func shard(
    _ text: String, _ variables: [String: String]
  ) throws(ShardError) -> Shard {
    func whole(_ name: String) -> Int? { variables[name].flatMap { Int($0) } }
    let start =
      switch first {
      case .number(let number): number
      // Where the count is told, a part of an array may run again by itself: it is no array of its own.
      case .variable(let name): variables["SHARD_COUNT"] == nil ? whole(name) ?? 1 : 1
      }
    guard let total = count.lazy.compactMap(whole).first else {
      throw ShardError(
        number, "\(engine) says which shard this is, and not of how many",
        hint: "set SHARD_COUNT")
    }
    guard let index = Int(text), (0...Shard.most).contains(index), (0...Shard.most).contains(start),
      let shard = Shard(index - start + 1, of: total)
    else {
      throw ShardError(
        number, "\(engine) says shard \(text) of \(total), counted from \(start), which cannot be")
    }
    return shard
  }
}
