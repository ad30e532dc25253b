import Foundation
import SegueFiles
import TestSupport
import Testing

/// Results of shards whose digests are right and whose numbers are not: merging refuses them, or says what they
/// say, and ends as programs end.
@Suite(.serialized) struct ForgedNumberTests {
  /// What a shard does, and what is made of it.
  struct Work: Sendable, CustomTestStringConvertible {
    let name: String
    let shard: String
    let merge: String
    var scene = Workshop.scene(seconds: 1)
    var testDescription: String { name }
  }

  /// A scene in which an audit finds something.
  private static let slowPush = """
    { "version": 1, "canvas": { "size": [100, 200], "fps": 60, "background": "#FF00FF" },
      "screens": { "a": { "background": "#FFFFFF" }, "b": { "background": "#F2F2F7" } },
      "flow": [
        { "show": "a" }, { "hold": 100 },
        { "push": "b", "with": { "plan": {
          "duration": 1200, "easing": "ease-in-out",
          "to": { "translateX": { "from": 100, "to": 0 } } } } },
        { "hold": 100 } ] }
    """

  static let works = [
    Work(
      name: "verify",
      shard: """
        $render record scene.json -q; sed -i 's/"1s"/"800ms"/; s/0A84FF/FF84FF/' scene.json
        $render verify scene.json --shard 1/1 -q
        """,
      merge: "--report page.html --junit list.xml --summary page.md"),
    Work(
      name: "verify a recording",
      shard: """
        $render scene.json -o film.apng -q; $render record film.apng -q
        sed -i 's/24, 24/20, 20/' scene.json; $render scene.json -o film.apng -q
        $render verify film.apng --shard 1/1 -q
        """,
      merge: "--report page.html --junit list.xml --summary page.md"),
    Work(
      name: "audit",
      shard: "$render audit scene.json --profile strict --shard 1/1 -q",
      merge: "--report page.html --junit list.xml --sarif list.sarif",
      scene: slowPush),
    Work(
      name: "preview", shard: "$render preview scene.json --shard 1/1 -q", merge: "-o site"),
    Work(name: "draw", shard: "$render scene.json -o film.mp4 --shard 1/1 -q", merge: "-o films"),
  ]

  /// Numbers that are none of any film.
  private static let numbers = [
    "-1", "0", "4611686018427387904", "\"9223372036854775807\"", "\"-9223372036854775808\"",
    "1e300", "\"nan\"", "\"inf\"",
  ]

  @Test(arguments: works)
  func `no number in an answer ends a merge with a signal`(_ work: Work) throws {
    let workshop = try Workshop(work.scene)
    let made = try workshop.run(work.shard)
    try #require(made.status == 0, "\(made.error)")
    let shard = workshop.folder.appending(path: "shards/shard-1-of-1")
    let result = shard.appending(path: "results/000000.json")
    let known = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: result)) as? [String: Any])
    let answer = try #require(known["answer"] as? String)
    let forgeries = Self.forgeries(of: answer)
    #expect(forgeries.count > 6 || work.name == "draw")
    for (index, forged) in forgeries.enumerated() {
      let folder = workshop.folder.appending(path: "forged/\(index)")
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: shard, to: folder)
      var changed = known
      changed["answer"] = forged.answer
      changed["check"] = "\(SHA256(of: Array(forged.answer.utf8)))"
      try JSONSerialization.data(withJSONObject: changed)
        .write(to: folder.appending(path: "results/000000.json"))
    }
    let run = try workshop.run(
      """
      for n in $(seq 0 \(forgeries.count - 1)); do
        $render merge forged/$n \(work.merge) > words 2>&1; echo $n $?; rm -rf site films
      done
      """)
    let codes = run.output.split(separator: "\n").map { $0.split(separator: " ").map { Int($0) } }
    try #require(codes.count == forgeries.count)
    for pair in codes {
      let (index, code) = (try #require(pair[0]), try #require(pair[1]))
      #expect(code < 100, "\(forgeries[index].name): \(code)")
    }
    #expect(codes.contains { $0[1] == 65 })
  }

  /// The answer with each kind of number replaced by others, at its first place and at its last one.
  private static func forgeries(of answer: String) -> [(name: String, answer: String)] {
    let found = answer.matches(of: /"([A-Za-z0-9_]+)":(\[)?(-?[0-9.]+)/)
    var places: [String: [Range<String.Index>]] = [:]
    for match in found {
      places["\(match.output.1)", default: []].append(
        match.output.3.startIndex..<match.output.3.endIndex)
    }
    return places.sorted { $0.key < $1.key }.enumerated().flatMap { turn, found in
      let (key, ranges) = found
      return Set([ranges.startIndex, ranges.endIndex - 1]).sorted().flatMap { place in
        numbers.oneIn(4, from: turn + place).map { number in
          ("\(key) \(number)", answer.replacingCharacters(in: ranges[place], with: number))
        }
      }
    }
  }

  @Test func `a frame before the first is refused by its result`() throws {
    let workshop = try Workshop()
    let made = try workshop.run(Self.works[0].shard)
    try #require(made.status == 0, "\(made.error)")
    let result = workshop.folder.appending(path: "shards/shard-1-of-1/results/000000.json")
    var changed = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: result)) as? [String: Any])
    let answer = try #require(changed["answer"] as? String)
      .replacing("\"differingFrames\":[", with: "\"differingFrames\":[-1,")
    #expect(answer.contains("[-1,"))
    changed["answer"] = answer
    changed["check"] = "\(SHA256(of: Array(answer.utf8)))"
    try JSONSerialization.data(withJSONObject: changed).write(to: result)
    let run = try workshop.run("$render merge shards --report page.html; echo $?")
    #expect(run.output.hasSuffix("65\n"), "\(run.output)")
    #expect(run.error.contains("it is damaged: found numbers that cannot be meant"), "\(run.error)")
  }

  @Test func `no number in a segment ends a merge with a signal`() throws {
    let workshop = try Workshop()
    let made = try workshop.run(Self.works[4].shard)
    try #require(made.status == 0, "\(made.error)")
    let shard = workshop.folder.appending(path: "shards/shard-1-of-1")
    let text = try String(contentsOf: shard.appending(path: "results/000000.json"), encoding: .utf8)
    let known = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let objects = try #require(known["objects"] as? [[String: Any]])
    let name = try #require((objects[0]["object"] as? [String: Any])?["sha256"] as? String)
    let segment = try String(
      contentsOf: shard.appending(path: "objects/\(name.prefix(2))/\(name)"), encoding: .utf8)
    let forgeries = Self.forgeries(of: segment)
    #expect(forgeries.count > (Cases.areAllTried ? 40 : 10))
    for (index, forged) in forgeries.enumerated() {
      let folder = workshop.folder.appending(path: "forged/\(index)")
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: shard, to: folder)
      let bytes = Array(forged.answer.utf8)
      let digest = "\(SHA256(of: bytes))"
      let home = folder.appending(path: "objects/\(digest.prefix(2))")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try Data(bytes).write(to: home.appending(path: digest))
      var changed = known
      changed["objects"] = [
        ["name": "segment", "object": ["sha256": digest, "bytes": bytes.count] as [String: Any]]
      ]
      try JSONSerialization.data(withJSONObject: changed)
        .write(to: folder.appending(path: "results/000000.json"))
    }
    let run = try workshop.run(
      """
      for n in $(seq 0 \(forgeries.count - 1)); do
        $render merge forged/$n -o films > words 2>&1; echo $n $?
      done
      """)
    let codes = run.output.split(separator: "\n").map { $0.split(separator: " ").map { Int($0) } }
    try #require(codes.count == forgeries.count)
    for pair in codes {
      let (index, code) = (try #require(pair[0]), try #require(pair[1]))
      #expect(code < 100, "\(forgeries[index].name): \(code)")
    }
    #expect(codes.contains { $0[1] == 65 })
  }
}
