import SegueFarm
import Testing

/// What an engine would refuse is refused before it is asked.
@Suite struct LaunchLimitTests {
  @Test(arguments: LaunchEngine.allCases)
  func `as many shards as an engine takes, and not one more`(_ engine: LaunchEngine) throws {
    var request = LaunchTextTests.films
    guard let most = engine.mostShards else {
      request.shards = 20_000
      _ = try request.text(for: engine)
      return
    }
    request.shards = most
    _ = try request.text(for: engine)
    request.shards += 1
    #expect(throws: LaunchError.tooManyShards(most + 1, most: most, engine)) {
      try request.text(for: engine)
    }
  }

  @Test func `messages say the limit and how to go on`() {
    let error = LaunchError.tooManyShards(300, most: 256, .github)
    #expect("\(error)" == "GitHub takes at most 256 shards, not 300")
    #expect(error.hint == "plan 256 shards, which take longer each")
    #expect(
      "\(LaunchError.pattern("a\n*", .gitlab))"
        == "GitLab would not take 'a\\u000A*' for a path of the repository")
  }

  @Test func `a job of GitHub ends after six hours`() throws {
    var request = LaunchTextTests.films
    request.longestShard = 355 * 20
    _ = try request.text(for: .github)
    request.longestShard += 1
    #expect(throws: LaunchError.tooLong(minutes: 361, most: 360, .github)) {
      try request.text(for: .github)
    }
    _ = try request.text(for: .gitlab)
  }

  @Test(
    arguments: ["*", "a${{ x }}", "$HOME", "../a", "/tmp", "~", "-a", "a\nb", "", " a", "a/../b"],
    [LaunchEngine.github, .gitlab])
  func `files are carried from job to job by plain paths`(
    _ path: String, _ engine: LaunchEngine
  ) throws {
    var request = LaunchTextTests.films
    request.folder = path
    #expect(throws: LaunchError.pattern(path, engine)) { try request.text(for: engine) }
    request.folder = "build/a b-é_1.d"
    _ = try request.text(for: engine)
    request.results.paths = [path]
    #expect(throws: LaunchError.pattern(path, engine)) { try request.text(for: engine) }
    _ = try request.text(for: .slurm)
  }
}
