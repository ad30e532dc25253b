import SegueFarm
import Testing

/// What an engine would refuse is refused before it is asked.
@Suite struct LaunchLimitTests {
  @Test(arguments: LaunchEngine.allCases)
  func `as many shards as an engine takes, and not one more`(_ engine: LaunchEngine) {
    var request = LaunchTextTests.films
    guard let most = engine.mostShards else {
      request.shards = 20_000
      #expect(request.exceededLimit(of: engine) == nil)
      return
    }
    request.shards = most
    #expect(request.exceededLimit(of: engine) == nil)
    request.shards += 1
    #expect(
      request.exceededLimit(of: engine) == .tooManyShards(most + 1, most: most, engine))
  }

  @Test func `messages say the limit and how to go on`() {
    let error = LaunchLimit.tooManyShards(300, most: 256, .github)
    #expect("\(error)" == "GitHub takes at most 256 shards, not 300")
    #expect(error.hint == "plan 256 shards, which take longer each")
    #expect(
      "\(LaunchLimit.pattern("a\n*", .gitlab))"
        == "GitLab would not take 'a\\u000A*' for a path of the repository")
  }

  @Test func `a job of GitHub ends after six hours`() {
    var request = LaunchTextTests.films
    request.longestShard = 355 * 20
    #expect(request.exceededLimit(of: .github) == nil)
    request.longestShard += 1
    #expect(
      request.exceededLimit(of: .github) == .tooLong(minutes: 361, most: 360, .github))
    #expect(request.exceededLimit(of: .gitlab) == nil)
  }

  @Test(
    arguments: ["*", "a${{ x }}", "$HOME", "../a", "/tmp", "~", "-a", "a\nb", "", " a", "a/../b"],
    [LaunchEngine.github, .gitlab])
  func `files are carried from job to job by plain paths`(
    _ path: String, _ engine: LaunchEngine
  ) {
    var request = LaunchTextTests.films
    request.folder = path
    #expect(request.exceededLimit(of: engine) == .pattern(path, engine))
    request.folder = "build/a b-é_1.d"
    #expect(request.exceededLimit(of: engine) == nil)
    request.results.paths = [path]
    #expect(request.exceededLimit(of: engine) == .pattern(path, engine))
    #expect(request.exceededLimit(of: .slurm) == nil)
  }
}
