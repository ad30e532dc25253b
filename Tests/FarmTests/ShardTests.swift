import SegueFarm
import Testing

@Suite("shards")
struct ShardTests {
  @Test("a shard is read as it is written", arguments: ["1/1", "2/7", "100000/100000"])
  func text(text: String) throws {
    let shard = try #require(Shard(text))
    #expect("\(shard)" == text)
  }

  @Test(
    "what cannot be is no shard",
    arguments: ["0/7", "8/7", "-1/7", "1", "1/2/3", "a/7", "", "/", "1/100001", "1/0"])
  func impossible(text: String) {
    #expect(Shard(text) == nil)
  }
}

/// Units with costs that a seed has chosen.
private func plan(costs: [Double], parts: [Int] = []) -> WorkPlan {
  WorkPlan(
    engine: "segue", task: .verify, words: ["verify"],
    cases: costs.enumerated().map { index, cost in
      PlannedCase(
        name: "case\(index)", scene: "a.json", key: "\(index)", frames: 1, pixels: 1, cost: cost,
        parts: parts.isEmpty ? 1 : parts[index])
    }, files: [])
}

@Suite("who does what")
struct SharingTests {
  @Test(
    "every unit is done by one shard, in the order of the plan", arguments: [1, 2, 3, 7, 50, 400])
  func everyUnit(count: Int) throws {
    let plan = plan(
      costs: (0..<60).map { Double($0 * 7919 % 97) }, parts: (0..<60).map { 1 + $0 % 5 })
    var done: [Int] = []
    for number in 1...count {
      let shard = plan.units(of: try #require(Shard(number, of: count))).map(\.index)
      #expect(shard == shard.sorted())
      done += shard
    }
    #expect(done.sorted() == plan.units.map(\.index))
  }

  @Test(
    "no shard does more than four thirds of what is fair and the longest unit", arguments: 2...20)
  func balance(count: Int) {
    let plan = plan(costs: (0..<300).map { 1 + Double($0 * 7919 % 1009) })
    let loads = plan.assignments(to: count).map { $0.reduce(0) { $0 + $1.cost } }
    let fair = max(plan.cost / Double(count), plan.units.map(\.cost).max() ?? 0)
    #expect(loads.max() ?? 0 <= fair * 4 / 3)
    #expect(loads.reduce(0, +) == plan.cost)
  }

  @Test("the longest is not put behind others")
  func longest() throws {
    let plan = plan(costs: [1, 1, 1, 1, 1, 1, 1, 1, 1, 9])
    #expect(plan.units(of: try #require(Shard(1, of: 2))).map(\.index) == [9])
  }

  @Test("of equals, the earlier unit goes to the shard with the lower number")
  func equals() {
    let shards = plan(costs: [2, 2, 2, 2, 2]).assignments(to: 3)
    #expect(shards.map { $0.map(\.index) } == [[0, 3], [1, 4], [2]])
  }

  @Test("parts of one case have keys of their own, and keys are those of their case")
  func keys() {
    let plan = plan(costs: [3, 3], parts: [2, 1])
    let keys = plan.units.map { plan.key(of: $0) }
    #expect(Set(keys).count == 3)
    #expect(Set(keys.map(\.utf8.count)) == [64])
    #expect(
      plan.units.map { plan.name(of: $0) } == [
        "case0 (part 1 of 2)", "case0 (part 2 of 2)", "case1",
      ])
  }
}

@Suite("what engines say")
struct ShardVariablesTests {
  @Test(
    "the shard is that of the engine",
    arguments: [
      (["SHARD_NUMBER": "3", "SHARD_COUNT": "8"], "3/8"),
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"], "3/8"),
      (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "8"], "3/8"),
      (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "8"], "3/8"),
      (["JOB_COMPLETION_INDEX": "2", "SHARD_COUNT": "8"], "3/8"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10",
          "SLURM_ARRAY_TASK_COUNT": "8",
        ], "3/8"
      ),
      // A part of an array that is run again is no array of its own.
      (
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_COUNT": "1",
          "SHARD_COUNT": "8",
        ], "3/8"
      ),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "2", "SHARD_COUNT": "8"], "3/8"),
      (["SGE_TASK_ID": "3", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "8"], "3/8"),
      (["PBS_ARRAY_INDEX": "3", "SHARD_COUNT": "8"], "3/8"),
      // SGE sets the word where there is no array.
      (["SGE_TASK_ID": "undefined", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], "1/1"),
    ])
  func engines(variables: [String: String], shard: String) throws {
    let found = try #require(try ShardVariables.shard(in: variables))
    #expect("\(found)" == shard)
  }

  @Test("an engine that does not say how many there are is asked for it")
  func noCount() {
    #expect(throws: ShardError.self) {
      try ShardVariables.shard(in: ["PBS_ARRAY_INDEX": "3"])
    }
    #expect(throws: ShardError.self) {
      try ShardVariables.shard(in: ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"])
    }
    #expect(throws: ShardError.self) {
      try ShardVariables.shard(in: ["CI_NODE_INDEX": "\(Int.min)", "CI_NODE_TOTAL": "8"])
    }
  }

  @Test("nothing is said where no engine is")
  func none() throws {
    #expect(try ShardVariables.shard(in: ["PATH": "/bin"]) == nil)
    #expect(Set(ShardVariables.names).count == ShardVariables.names.count)
  }
}
