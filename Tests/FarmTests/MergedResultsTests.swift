import Foundation
import SegueFiles
import SegueFarm
import Testing

/// A folder in which shards leave results.
private final class Bench {
  let path: String
  var plan: WorkPlan

  init() throws {
    path = NSTemporaryDirectory() + "shards-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    plan = WorkPlan(
      engine: "segue 1", task: .draw, words: ["draw", "a.json"],
      cases: (0..<6).map {
        PlannedCase(
          name: "case \($0)", scene: "a.json", key: "key \($0)", frames: 1, pixels: 1, cost: 1)
      }, files: [PlannedFile(path: "a.json", sha256: "abc")])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What a shard leaves, in a folder.
  @discardableResult
  func leave(
    _ number: Int, of count: Int, in name: String? = nil, saying answer: String = "\"done\"",
    only limit: Int = .max, with libraries: [String] = ["libx.so.1 aa"]
  ) throws -> ResultFolder {
    let shard = try #require(Shard(number, of: count))
    let folder =
      name.map { ResultFolder("\(path)/\($0)") } ?? ResultFolder(of: shard, in: path)
    try folder.begin(plan, [shard])
    for unit in plan.units(of: shard).prefix(limit) {
      let object = try folder.objects.put(Array("film \(unit.index)".utf8))
      try folder.keep(
        UnitResult(
          plan: plan.digest, unit: unit.index, key: plan.key(of: unit), libraries: libraries,
          milliseconds: number, objects: [NamedObject("film", object)], answer: answer))
    }
    return folder
  }

  /// The files of a folder.
  func files(in folder: ResultFolder, _ part: String) throws -> [String] {
    let root = "\(folder.path)/\(part)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).map { "\(root)/\($0)" }
    return paths.filter { OutputFile.byteCount(at: $0) != nil }.sorted()
  }
}

@Suite("results of shards, taken together")
struct GatheredResultsTests {
  private func sentences(_ results: MergedResults) -> [String] {
    results.problems.map(\.sentence)
  }

  @Test("it does not matter in which order, how often, and what was gathered before")
  func anyOrder() throws {
    let bench = try Bench()
    let folders = try (1...3).map { try bench.leave($0, of: 3).path }
    let pair = ResultFolder("\(bench.path)/pair")
    try MergedResults([folders[2], folders[0]]).gather(into: pair)
    for paths in [
      folders, folders.reversed(), folders + folders, [bench.path], [pair.path, folders[1]],
      [folders[1], pair.path, folders[0]],
    ] {
      let results = try MergedResults(paths)
      #expect(results.problems.isEmpty)
      #expect(results.done == Set(0..<6))
      for unit in results.units {
        let result = try #require(try results.result(of: unit))
        let bytes = try results.bytes(of: result.objects[0].object, for: unit)
        #expect(bytes == Array("film \(unit.index)".utf8))
      }
    }
  }

  @Test("a shard that is missing is named, and one that has not finished")
  func missing() throws {
    let bench = try Bench()
    try bench.leave(1, of: 3)
    try bench.leave(3, of: 3, only: 1)
    let results = try MergedResults([bench.path])
    #expect(
      sentences(results) == [
        "shard 2/3 is missing: there is no folder with its results",
        "shard 3/3 has not finished: 1 result missing, of 'case 5'",
      ])
  }

  @Test("two answers to one question raise an alarm")
  func conflict() throws {
    let bench = try Bench()
    try bench.leave(1, of: 1, in: "one")
    try bench.leave(1, of: 1, in: "two", saying: "\"something else\"", only: 2)
    let results = try MergedResults([bench.path])
    #expect(results.problems.count == 2)
    #expect(results.problems.filter(\.isConflict).count == 2)
  }

  @Test("how long it took is no part of the answer")
  func duration() throws {
    let bench = try Bench()
    let first = try bench.leave(1, of: 1, in: "one")
    let second = try bench.leave(1, of: 1, in: "two")
    let unit = bench.plan.units[0]
    let old = try #require(try second.result(ofUnit: 0))
    try FileManager.default.removeItem(atPath: "\(second.path)/results/000000.json")
    try second.keep(
      UnitResult(
        plan: old.plan, unit: 0, key: bench.plan.key(of: unit), libraries: old.libraries,
        milliseconds: 99, objects: old.objects, answer: old.answer))
    #expect(try MergedResults([first.path, second.path]).problems.isEmpty)
  }

  @Test("results of another plan or another version are refused")
  func mixed() throws {
    let bench = try Bench()
    let first = try bench.leave(1, of: 2)
    bench.plan.cases[0].key = "another"
    let second = try bench.leave(2, of: 2)
    #expect {
      try MergedResults([first.path, second.path])
    } throws: { ($0 as? ShardError)?.words.contains("is of another plan than") ?? false }
    bench.plan.engine = "segue 2"
    let third = try bench.leave(2, of: 2, in: "third")
    #expect {
      try MergedResults([first.path, third.path])
    } throws: { ($0 as? ShardError)?.words.contains("was made by segue 2") ?? false }
    #expect(throws: ShardError.self) { try first.begin(bench.plan, []) }
  }

  @Test("shards of two runs are refused")
  func sizes() throws {
    let bench = try Bench()
    try bench.leave(1, of: 2)
    try bench.leave(3, of: 3)
    #expect {
      try MergedResults([bench.path])
    } throws: { ($0 as? ShardError)?.words.contains("shards of two runs") ?? false }
  }

  @Test("each byte of an object and of a result is checked", arguments: [0, 3, 5])
  func damage(place: Int) throws {
    let bench = try Bench()
    let folder = try bench.leave(1, of: 1)
    let object = try #require(try bench.files(in: folder, "objects").first)
    var bytes = try #require(FileManager.default.contents(atPath: object))
    bytes[place] ^= 1
    try bytes.write(to: URL(filePath: object))
    let results = try MergedResults([folder.path])
    let failures = results.units.compactMap { unit -> ShardError? in
      do throws(ShardError) {
        guard let result = try results.result(of: unit) else { return nil }
        _ = try results.bytes(of: result.objects[0].object, for: unit)
        return nil
      } catch { return error }
    }
    #expect(failures.map(\.words) == ["it is damaged: its bytes are not those that it is named by"])
    let unit = try #require(
      bench.plan.units.first { unit in
        !folder.hasDone(unit, of: bench.plan, with: ["libx.so.1 aa"])
      })
    // Whoever comes to the same bytes again puts them in the place of those.
    _ = try folder.objects.put(Array("film \(unit.index)".utf8))
    #expect(folder.hasDone(unit, of: bench.plan, with: ["libx.so.1 aa"]))
  }

  @Test(
    "answers that have passed through two versions of a library are refused, and both are named")
  func libraries() throws {
    let bench = try Bench()
    let first = try bench.leave(1, of: 3, with: ["liby.so.1", "libx.so.1 aa"])
    let second = try bench.leave(2, of: 3, with: ["libx.so.1 aa"])
    let third = try bench.leave(3, of: 3, with: ["libx.so.1 bb"])
    #expect(
      try MergedResults([first.path, second.path]).passedLibraries == [
        "libx.so.1 aa", "liby.so.1",
      ])
    #expect {
      try MergedResults([bench.path])
    } throws: { error in
      guard let failure = error as? ShardError else { return false }
      return failure.path == third.path
        && failure.words.hasPrefix("was made with libx.so.1 bb, and")
        && failure.words.hasSuffix("with libx.so.1 aa")
    }
  }

  @Test(
    "a shard that is run again with another library has its answers again, and one that was set back is sound"
  )
  func again() throws {
    let bench = try Bench()
    let folder = try bench.leave(1, of: 1)
    try bench.leave(1, of: 1, with: ["libx.so.1 bb"])
    #expect(try MergedResults([folder.path]).passedLibraries == ["libx.so.1 bb"])
    let unit = bench.plan.units[0]
    try folder.keep(
      UnitResult(
        plan: bench.plan.digest, unit: 0, key: bench.plan.key(of: unit), libraries: [],
        milliseconds: -5, objects: [], answer: "1"))
    #expect(try folder.result(ofUnit: 0)?.milliseconds == 0)
  }

  @Test("a result that was cut off, or says something else than it said, is damage")
  func damagedResult() throws {
    let bench = try Bench()
    let folder = try bench.leave(1, of: 1)
    let file = "\(folder.path)/results/000002.json"
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    for text in [
      String(whole.dropLast(20)), whole.replacing(#"\"done\""#, with: #"\"dono\""#), "", "[]",
      whole.replacing("\"unit\":2", with: "\"unit\":3"),
    ] {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      let results = try MergedResults([folder.path])
      #expect(results.done == [0, 1, 3, 4, 5], "\(text)")
      #expect(results.problems.count == 2, "\(sentences(results))")
    }
    let libraries = ["libx.so.1 aa"]
    #expect(!folder.hasDone(bench.plan.units[2], of: bench.plan, with: libraries))
    #expect(folder.hasDone(bench.plan.units[3], of: bench.plan, with: libraries))
    #expect(!folder.hasDone(bench.plan.units[3], of: bench.plan, with: []))
  }

  @Test("names of objects lead nowhere else")
  func names() throws {
    let bench = try Bench()
    let folder = try bench.leave(1, of: 1)
    try "secret".write(toFile: "\(bench.path)/secret", atomically: false, encoding: .utf8)
    for name in ["../../../secret", String(repeating: "Z", count: 64), ""] {
      #expect(throws: ShardError.self) {
        try folder.objects.bytes(of: StoredObject(sha256: name, bytes: 6))
      }
    }
  }

  @Test("where there is nothing, that is said")
  func nothing() throws {
    let bench = try Bench()
    #expect {
      try MergedResults([bench.path])
    } throws: { ($0 as? ShardError)?.isMissing == true }
  }

  @Test("a million units are no matter of memory: a plan has a limit")
  func limit() throws {
    let bench = try Bench()
    bench.plan.cases[0].parts = 1_000_001
    let file = "\(bench.path)/plan.json"
    try bench.plan.text.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(throws: ShardError.self) { try WorkPlan(contentsOf: file) }
  }

  @Test("a plan reads back as it was written, and says what is wrong with it")
  func planText() throws {
    let bench = try Bench()
    let file = "\(bench.path)/plan.json"
    try bench.plan.text.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(try WorkPlan(contentsOf: file) == bench.plan)
    for (text, words) in [
      ("{}", "'schemaVersion' is missing"),
      (bench.plan.text.replacing("case 0", with: "../case 0"), "cannot be meant"),
      (bench.plan.text.replacing("\"draw\",\n", with: "\"dance\",\n"), "it is damaged"),
      (bench.plan.text.replacing("Version\": 1", with: "Version\": 2"), "version 2"),
      (bench.plan.text.replacing("\"files\":[]", with: "\"files\":[7]"), "cannot be meant"),
      (bench.plan.text.replacing("\"files\":[]", with: "\"files\":[-1]"), "cannot be meant"),
      (bench.plan.text.replacing("\"cost\":1", with: "\"cost\":1e300"), "cannot be meant"),
      (bench.plan.text.replacing("\"frames\":1", with: "\"frames\":-1"), "cannot be meant"),
      (bench.plan.text.replacing("\"pixels\":1", with: "\"pixels\":1e18"), "it is damaged"),
      (
        bench.plan.text.replacing("\"draw\",\n", with: "\"verify\",\n")
          .replacing("\"parts\":1", with: "\"parts\":2"), "cannot be meant"
      ),
    ] {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      #expect {
        try WorkPlan(contentsOf: file)
      } throws: { ($0 as? ShardError)?.words.contains(words) ?? false }
    }
  }
}

@Suite("results that are kept for other runs")
struct ResultCacheTests {
  private func begun(_ name: String, _ bench: Bench, _ plan: WorkPlan) throws -> ResultFolder {
    let folder = ResultFolder("\(bench.path)/\(name)")
    try folder.begin(plan, [try #require(Shard("1/1"))])
    return folder
  }

  @Test("what was kept is found by its key, and damage is as good as nothing")
  func cache() throws {
    let bench = try Bench()
    let folder = try bench.leave(1, of: 1)
    let cache = ResultCache("\(bench.path)/cache")
    let unit = bench.plan.units[4]
    let libraries = ["libx.so.1 aa"]
    let result = try #require(try folder.result(ofUnit: 4))
    try cache.keep(result, from: folder)
    var other = bench.plan
    other.words.append("--more")
    let empty = try begun("other", bench, other)
    #expect(try cache.copy(unit, of: other, with: libraries, to: empty))
    #expect(empty.hasDone(unit, of: other, with: libraries))
    #expect(try !cache.copy(other.units[0], of: other, with: libraries, to: empty))
    #expect(try !cache.copy(unit, of: other, with: ["libx.so.2"], to: empty))
    // The object in the same length, and the answer: what is damaged gives way to what is drawn again.
    for part in ["objects", "results"] {
      let file = try #require(
        try bench.files(in: ResultFolder("\(bench.path)/cache"), part).first)
      var bytes = try #require(FileManager.default.contents(atPath: file))
      bytes[3] ^= 1
      try bytes.write(to: URL(filePath: file))
      let third = try begun(part, bench, other)
      #expect(try !cache.copy(unit, of: other, with: libraries, to: third))
      try cache.keep(result, from: folder)
      #expect(try cache.copy(unit, of: other, with: libraries, to: third))
    }
  }
}
