import SegueFarm
import TestSupport
import Testing

/// What engines are told, as it was expected; `make test-engines` has engines and schemas read it.
@Suite struct LaunchTextTests {
  static let films = LaunchRequest(
    plan: "plan.json", name: "Films of the inbox", shards: 8, longestShard: 400,
    memory: 2 << 30, processors: 2, options: ["--jobs", "2"],
    merge: ["merge", "shards", "-o", "films"], results: .init(paths: ["films"]))

  static let verified = LaunchRequest(
    plan: "plans/verify.json", name: "verify", shards: 3, longestShard: 20.5, memory: 900_000_001,
    retries: 0, folder: "build/shards",
    merge: [
      "merge", "build/shards", "--report", "report.html", "--junit", "junit.xml", "--summary",
      "summary.md",
    ],
    results: .init(
      paths: ["report.html", "junit.xml"], junit: "junit.xml", summary: "summary.md"),
    shardsPerTask: 2)

  /// Names that mean something to every engine, if they are let.
  static let hostile = LaunchRequest(
    plan: "it's $(touch broken) ${{ x }} {{y}} {} {= die =} $$HOME `touch broken`\\\n  #\"'.json",
    name: "$(touch broken)\nJOB", shards: 2, longestShard: 1, memory: 1 << 20, retries: 1,
    options: [
      "--a=it's ${{ x }} {{Param.Folder}} `touch broken`", "$(HOME)", "\u{D4E}{{x}} \u{D4E}$(HOME)",
      "--", "JOB\nJOB\n\u{202E}b",
    ],
    merge: ["merge", "shards", "-o", "{{y}} ${{ z }} '$(touch broken)' {} $(HOME)\nJOB"])

  @Test(arguments: LaunchEngine.allCases)
  func `hostile names are words`(_ engine: LaunchEngine) throws {
    expectGolden(Self.hostile.text(for: engine), at: "launching/hostile.\(engine.ending)")
  }

  @Test(arguments: LaunchEngine.allCases)
  func `films are drawn as expected`(_ engine: LaunchEngine) throws {
    expectGolden(Self.films.text(for: engine), at: "launching/films.\(engine.ending)")
  }

  @Test(arguments: [LaunchEngine.github, .gitlab, .openjd])
  func `films are verified as expected`(_ engine: LaunchEngine) throws {
    expectGolden(Self.verified.text(for: engine), at: "launching/verify.\(engine.ending)")
  }

  @Test(
    arguments: [
      ("Films of the inbox", "films-of-the-inbox"), ("--a..B", "a-b"), ("", "segue"),
      ("\u{202E}\n", "segue"), ("Fußball", "fu-ball"),
      (String(repeating: "a", count: 39) + "-b", String(repeating: "a", count: 39)),
    ])
  func `a label is a name everywhere`(_ name: String, _ label: String) {
    var request = Self.films
    request.name = name
    #expect(request.label == label)
  }

  @Test(arguments: [(0, 5), (0.1, 6), (400, 25), (401, 26), (1e300, 1_000_000_005)])
  func `a shard may take three times what was estimated, and five minutes`(
    _ seconds: Double, _ minutes: Int
  ) {
    var request = Self.films
    request.longestShard = seconds
    #expect(request.minutes == minutes)
  }
}
