import Foundation
import TestSupport
import Testing

/// The verbs about goldens, as a shell runs them.
@Suite struct VerifyTests {
  /// A scene like `scene.json`, whose box is so many points wide.
  private static func scene(_ width: Int) -> String {
    Workshop.scene(seconds: 1).replacing("\"size\": [24, 24]", with: "\"size\": [\(width), 24]")
  }

  @Test func `what is recorded is as expected, on any machine`() throws {
    let workshop = try Workshop()
    #expect(try workshop.run("$render record scene.json").status == 0)
    #expect(try workshop.names() == ["scene.json", "goldens"])
    for simd in ["baseline", "avx2", "avx512"] {
      for jobs in [1, 3] {
        let shelled = try workshop.run(
          "RENDER_SIMD=\(simd) taskset -c 0 $render verify -j \(jobs) scene.json")
        if shelled.error.contains("RENDER_SIMD") { continue }
        #expect(shelled.status == 0)
        #expect(shelled.output == "1 case: 1 as expected\n")
      }
    }
  }

  @Test func `a missing golden is a failure with its own words`() throws {
    let workshop = try Workshop()
    let shelled = try workshop.run("$render verify scene.json")
    #expect(shelled.status == 1)
    expectGolden(shelled.output, at: "cli/verify-missing.txt")
    #expect(try workshop.names() == ["scene.json"])
  }

  @Test func `a broken easing is told with its layer and frame`() throws {
    let workshop = try Workshop()
    _ = try workshop.run("$render record scene.json")
    let broken = Workshop.scene(seconds: 1).replacing("linear", with: "ease-in")
    try workshop.write(Data(broken.utf8), to: "scene.json")
    let shelled = try workshop.run("$render verify scene.json")
    #expect(shelled.status == 1)
    expectGolden(shelled.output, at: "cli/verify-easing.txt")
    #expect(try workshop.run("$render approve scene.json").status == 0)
    #expect(try workshop.run("$render verify scene.json").status == 0)
  }

  @Test func `on a terminal, what came of a case has a color`() throws {
    let workshop = try Workshop()
    let verify = "$render verify --color always scene.json"
    #expect(
      try workshop.run(verify).output.hasPrefix("scene: \u{1B}[1;33mno goldens\u{1B}[0m\n"))
    let record = try workshop.run("$render record --color always scene.json").output
    #expect(record.hasSuffix("1 case: \u{1B}[1;36m1 recorded\u{1B}[0m\n"))
    #expect(try workshop.run(verify).output == "1 case: \u{1B}[1;32m1 as expected\u{1B}[0m\n")
    try workshop.write(Data(Self.scene(25).utf8), to: "scene.json")
    let different = try workshop.run(verify).output
    #expect(different.hasPrefix("scene: \u{1B}[1;31mdifferent\u{1B}[0m\n"))
    #expect(different.contains("\n1 case: \u{1B}[1;31m1 different\u{1B}[0m\n"))
  }

  @Test(arguments: ["true", "1", "TRUE"])
  func `in CI nothing is written, whatever its system calls true`(_ word: String) throws {
    let workshop = try Workshop()
    let shelled = try workshop.run("CI=\(word) $render record scene.json")
    #expect(shelled.status == 1)
    #expect(try workshop.names() == ["scene.json"])
    #expect(shelled.error.contains("CI is '\(word)'"))
  }

  /// None of the cases is too much by itself.
  @Test func `a suite has ten thousand cases at most, all together`() throws {
    let numbers = (0..<60).map(String.init).joined(separator: ", ")
    let part = #"{"scene": "scene.json", "matrix": {"a": [\#(numbers)], "b": [\#(numbers)]}}"#
    let workshop = try Workshop()
    let suite = #"{"version": 1, "cases": [\#(part), \#(part), \#(part)]}"#
    try workshop.write(Data(suite.utf8), to: "suite.json")
    let run = try workshop.run("\"$render\" verify suite.json")
    #expect(run.status == 65)
    #expect(run.error.contains("too many cases: expected at most 10000, all variants counted"))
  }

  @Test func `a suite names variants, and what is wrong with it is told with its place`() throws {
    let workshop = try Workshop()
    let themed = Workshop.scene(seconds: 1)
      .replacing("\"#0A84FF\"", with: "\"${ink}\"")
      .replacing(
        "\"version\": 1,",
        with:
          "\"version\": 1, \"vars\": { \"ink\": { \"type\": \"color\", \"default\": \"#000\" } },")
    try workshop.write(Data(themed.utf8), to: "scene.json")
    let suite = """
      { "version": 1, "keep": ["timeline"], "cases": [
        { "scene": "scene.json" },
        { "scene": "scene.json", "name": "inked", "matrix": { "ink": ["#0A84FF", "#FF3B30"] } }
      ] }
      """
    try workshop.write(Data(suite.utf8), to: "suite.json")
    let recorded = try workshop.run("$render record suite.json; ls goldens")
    expectGolden(recorded.output + recorded.error, at: "cli/suite-record.txt")
    try workshop.write(
      Data(
        """
        { "version": 1, "cases": [
          { "scene": "scene.json", "tolerance": { "levels": 1 } },
          { "scene": "scene.json", "nmae": "x" }
        ] }
        """.utf8), to: "suite.json")
    let wrong = try workshop.run("$render verify suite.json")
    #expect(wrong.status == 65)
    expectGolden(wrong.error, at: "cli/suite-wrong.txt")
  }

  @Test func `a suite ignores regions, with a reason, of layers that are there`() throws {
    let workshop = try Workshop()
    func verify(_ region: String, _ verb: String = "verify") throws -> Shelled {
      let suite = """
        { "version": 1, "keep": ["frames", "strip"], "cases": [
          { "scene": "scene.json", "ignore": [{ \(region) "because": "it shows the time" }] }
        ] }
        """
      try workshop.write(Data(suite.utf8), to: "suite.json")
      return try workshop.run("$render \(verb) suite.json")
    }
    let region = "\"box\": [0, 0, 4000, 4000],"
    #expect(try verify(region, "record").status == 0)
    try workshop.write(Data(Self.scene(30).utf8), to: "scene.json")
    #expect(try verify(region).output == "1 case: 1 as expected\n")
    let other = try verify("\"box\": [0, 0, 1, 1],")
    #expect(other.status == 1)
    #expect(other.output.contains("other regions are ignored than when the frames were recorded"))
    _ = try workshop.run("$render verify suite.json --report page.html")
    let page = workshop.bytes(of: "page.html").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(page.contains("Frames as they are"))
    let unknown = try verify("\"layer\": \"clock\",")
    #expect(unknown.status == 65)
    #expect(
      unknown.output.contains("the suite ignores layer 'clock', which the scene does not have"))
    let neither = try verify("")
    #expect(neither.status == 65)
    #expect(neither.error.contains("a region needs 'box' or 'layer'"), "\(neither.error)")
  }

  @Test func `a jump is told with what to do about it, and recording does not hide it`() throws {
    let workshop = try Workshop()
    func scene(_ accept: String) -> String {
      """
      { "version": 1, "canvas": { "size": [200, 300], "fps": 20 },
        "screens": {
          "inbox": { "background": "#FFFFFF" },
          "detail": { "background": "#F2F2F7" }
        },
        "transition": { "use": "ios.sheet-18", "operation": "push"\(accept) } }
      """
    }
    try workshop.write(Data(scene("").utf8), to: "scene.json")
    let recorded = try workshop.run("$render record scene.json")
    let verified = try workshop.run("$render verify scene.json")
    #expect((recorded.status, verified.status) == (0, 1))
    expectGolden(recorded.output + verified.output, at: "cli/verify-jump.txt")
    try workshop.write(Data(scene(", \"accept\": [\"jump\"]").utf8), to: "scene.json")
    #expect(try workshop.run("$render verify scene.json").output == "1 case: 1 as expected\n")
  }

  @Test func `without goldens, what a scene expects is what it is held to`() throws {
    let workshop = try Workshop()
    func scene(_ expectation: String) -> Data {
      let plain = Workshop.scene(seconds: 1)
      return Data((plain.dropLast(2) + ",\n  \"expect\": [\(expectation)]\n}").utf8)
    }
    try workshop.write(scene("{ \"layer\": \"box\", \"moves\": \"right\" }"), to: "scene.json")
    let right = try workshop.run("$render verify -v scene.json")
    try workshop.write(
      scene("{ \"layer\": \"box\", \"moves\": \"up\", \"because\": \"it rises\" }"),
      to: "scene.json")
    let wrong = try workshop.run("$render verify scene.json --junit junit.xml")
    #expect((right.status, wrong.status) == (0, 1))
    let junit = String(decoding: workshop.bytes(of: "junit.xml") ?? Data(), as: UTF8.self)
    #expect(junit.contains("file=\"scene.json\" line=\"13\""))
    let recorded = try workshop.run("$render record scene.json && $render verify scene.json")
    #expect(recorded.status == 1)
    expectGolden(
      right.output + wrong.output + recorded.output, at: "expectations/verify.txt")
  }

  @Test func `a broken scene does not keep the others from being verified`() throws {
    let workshop = try Workshop()
    _ = try workshop.run(
      "mkdir set; cp scene.json set/a.json; $render record set; echo '{' > set/b.json")
    let shelled = try workshop.run("$render verify set")
    #expect(shelled.status == 65)
    expectGolden(shelled.output, at: "cli/verify-broken.txt")
  }

  @Test func `goldens without a case are listed and pruned`() throws {
    let workshop = try Workshop()
    _ = try workshop.run(
      "mkdir set; cp scene.json set/a.json; cp scene.json set/b.json; $render record set; rm set/b.json"
    )
    let shelled = try workshop.run(
      "$render goldens list set; $render goldens prune set; $render goldens list set; ls set/goldens"
    )
    expectGolden(shelled.output, at: "cli/goldens.txt")
  }

  @Test func `a comparison explains and never fails`() throws {
    let workshop = try Workshop()
    try workshop.write(Data(Self.scene(30).utf8), to: "other.json")
    let scenes = try workshop.run("$render compare scene.json other.json")
    #expect(scenes.status == 0)
    expectGolden(scenes.output, at: "cli/compare.txt")
    let pictures = try workshop.run(
      """
      $render scene.json --at 0 -o a.png; $render other.json --at 0 -o b.png
      $render compare a.png b.png; $render compare a.png a.png
      """)
    #expect(pictures.status == 0)
    expectGolden(pictures.output, at: "cli/compare-pictures.txt")
    #expect(try workshop.run("$render compare nothing.png a.png").status == 66)
    let broken = try workshop.run("echo '{' > broken.json; $render compare scene.json broken.json")
    #expect(broken.status == 65)
    #expect(broken.error.hasPrefix("broken.json:1:2: error: "))
  }

  @Test func `a suite is no scene`() throws {
    let workshop = try Workshop()
    let run = try workshop.run("mv scene.json my.suite.json; $render tree my.suite.json")
    #expect(run.status == 65)
    #expect(run.error.hasPrefix("render: error: 'my.suite.json' is a suite, and one scene"))
  }

  @Test func `programs get the same as JSON`() throws {
    let workshop = try Workshop()
    _ = try workshop.run("$render record scene.json --keep texts")
    try workshop.write(Data(Self.scene(30).utf8), to: "scene.json")
    let shelled = try workshop.run("$render verify --keep texts --json scene.json")
    #expect(shelled.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(shelled.output.utf8))
    let document = try #require(object as? [String: Any])
    let cases = try #require(document["cases"] as? [[String: Any]])
    #expect(cases.first?["outcome"] as? String == "different")
  }
}
