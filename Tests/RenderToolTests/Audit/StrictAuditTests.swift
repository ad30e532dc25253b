import SegueCommandLine
import TestSupport
import Testing

/// What presets accept for themselves, what authors accept, and which time counts.
@Suite struct StrictAuditTests {
  /// One acceptance names the screen of a transition, and another one takes as long.
  @Test func `what is accepted of one screen is not accepted of another`() throws {
    let scene = """
      {"version": 1, "canvas": {"device": "iphone-16"},
       "accept": [{"rule": "A-19", "layer": "b", "because": "meant"}],
       "screens": {"a": {"background": "white"}, "b": {"background": "red"}, "c": {"background": "blue"}},
       "flow": [{"show": "a"}, {"hold": 500}, {"push": "b", "with": {"use": "ios.push", "duration": 2500}},
        {"hold": 500}, {"push": "c", "with": {"use": "ios.push", "duration": 2500}}, {"hold": 500}]}
      """
    let words = try Workshop(scene).run("$render audit scene.json -v").output
    let lines = words.split(separator: "\n").filter { $0.contains("counts as") }
    #expect(lines.count == 2, "\(words)")
    #expect(lines.first?.hasSuffix("accepted by the scene") == true, "\(lines)")
    #expect(lines.last?.contains("accepted") == false, "\(lines)")
  }

  private static func scene(_ step: String) -> String { AuditExample.flow(step) }

  /// A presentation by the example that takes a second, and accepts that for itself.
  private static func spin(_ more: String = "") -> String {
    scene(
      "{ \"present\": \"b\", \"presentation\": \"custom\", \"with\": { \"use\":"
        + " \"classic.rotate-scale\"\(more) } }")
  }

  private static func run(
    _ scene: String, _ profile: String, _ more: String...
  ) async -> Transcript {
    await Transcript(of: ["audit", "-", "--profile", profile] + more, input: scene)
  }

  @Test func `what a preset accepts for itself is said, and counts in strict`() async {
    let lenient = await Self.run(Self.spin(), "hig")
    #expect(lenient.code == .done)
    #expect(
      lenient.output.contains(
        "\n  accepted by the preset 'classic.rotate-scale': A-19 duration, 'b': "),
      "\(lenient.output)")
    let strict = await Self.run(Self.spin(), "strict")
    #expect(strict.code == .findings)
    #expect(strict.error.contains("A-19 duration") && !strict.output.contains("accepted"))
  }

  @Test func `documents say who accepts what`() async throws {
    let preset = await Self.run(Self.spin(), "hig", "--json")
    #expect(preset.output.contains(#""by": "preset""#))
    #expect(preset.output.contains(#""preset": "classic.rotate-scale""#))
    let author = await Self.run(Self.spin(#", "accept": ["slow"]"#), "strict", "--json")
    #expect(author.output.contains(#""by": "scene""#))
    #expect(!author.output.contains(#""by": "preset""#))
  }

  @Test(arguments: ["hig", "strict"])
  func `what an author accepts in so many words is accepted, and said with its place`(
    profile: String
  ) async {
    let run = await Self.run(Self.spin(#", "accept": ["slow"]"#), profile)
    #expect(run.code == .done, "\(run.error)")
    #expect(run.output.contains("\n  accepted by the scene at <stdin>:6:"), "\(run.output)")
    #expect(run.output.contains("A-19 duration, 'b': "))
    let whole = AuditExample.flow(
      AuditExample.push(AuditExample.slide(1200)),
      more: #" "accept": [{ "rule": "A-19", "because": "a set piece" }],"#)
    let accepting = await Self.run(whole, profile)
    let words = accepting.output
    #expect(words.contains("\n  accepted by the scene at <stdin>:"), "\(words)")
    #expect(words.contains("; because a set piece\n"))
  }

  @Test func `what an author says goes before what a preset accepts for itself`() async {
    let scene = AuditExample.flow(
      "{ \"present\": \"b\", \"presentation\": \"custom\", \"with\": \"classic.rotate-scale\" }",
      more: #" "accept": [{ "rule": "A-19", "because": "a set piece" }],"#)
    let run = await Self.run(scene, "hig")
    #expect(run.output.contains("; because a set piece\n"), "\(run.output)")
    #expect(!run.output.contains("by the preset") && !run.error.contains("nothing is found"))
  }

  @Test func `an empty list takes back what a preset accepts`() async {
    let run = await Self.run(Self.spin(#", "accept": []"#), "hig")
    #expect(run.error.contains("A-19 duration") && !run.output.contains("accepted"))
    let own = await Self.run(Self.spin(), "hig")
    #expect(!own.error.contains("A-19 duration"))
    let checked = await Transcript("check", "-", input: Self.spin(#", "accept": []"#))
    #expect(checked.error.contains("the transition moves for 994 ms, longer than 400 ms"))
  }

  /// The example takes 1000 ms by itself, and a presentation may take 600.
  @Test(arguments: [", \"duration\": 800", ", \"duration\": 1200", ", \"speed\": 1.2"])
  func `a time that is set by hand is not the preset's, shorter or longer`(more: String) async {
    let run = await Self.run(Self.spin(more), "hig")
    #expect(run.error.contains("A-19 duration"), "\(run.error)")
    let own = await Self.run(Self.spin(", \"speed\": 1"), "hig")
    #expect(!own.error.contains("A-19 duration"))
  }

  @Test func `a container transform of 450 ms is too long for 300`() async {
    let box = { (frame: String) in
      "{ \"id\": \"box\(frame.count)\", \"match\": \"box\", \"frame\": \(frame),"
        + " \"background\": \"#3366CC\" }"
    }
    for (duration, isLong) in [(450, true), (301, true), (300, false)] {
      let scene = AuditExample.flow(
        "{ \"push\": \"b\", \"with\": { \"use\": \"material.container-transform\", \"duration\":"
          + " \(duration) } }", a: box("[10, 100, 40, 10]"), b: box("[10, 10, 80, 20]"))
      let run = await Self.run(scene, "strict", "--json")
      #expect(
        run.output.contains("the container transform takes \(duration) ms") == isLong,
        "\(run.output)")
    }
  }

  /// Nearly all of the way lies behind these curves after 346 and 331 ms.
  @Test func `all of the time counts where limits are strict`() async {
    func slide(_ duration: Double, _ more: String = "") -> String {
      Self.scene(
        AuditExample.push(
          "\"duration\": \(duration), \"easing\": \"ease-out\", \"to\": { \"translateX\":"
            + " { \"from\": 100, \"to\": 0 } }", more: more))
    }
    #expect(await Self.run(slide(400), "strict").code == .done)
    #expect(await Self.run(slide(401), "strict").code == .findings)
    #expect(await Self.run(slide(401), "hig", "--fail-on", "remark").code == .done)
    let run = await Self.run(slide(420), "strict")
    #expect(run.error.contains("takes 420 ms (nine tenths of the way after"), "\(run.error)")
    // The time of the film counts, whatever the transition's own is.
    #expect(await Self.run(slide(1200, ", \"speed\": 3"), "strict").code == .done)
    #expect(await Self.run(slide(1204, ", \"speed\": 3"), "strict").code == .findings)
  }

  @Test func `a preset counts until it has settled, and as long as it is set to`() async {
    for (duration, code) in [(350, ExitCode.done), (400, .done), (401, .findings)] {
      let push =
        "{ \"push\": \"b\", \"with\": { \"use\": \"ios.push\", \"duration\": \(duration) } }"
      let run = await Self.run(Self.scene(push), "strict")
      #expect(run.code == code, "\(run.error)")
    }
    let run = await Self.run(Self.scene("{ \"push\": \"b\", \"with\": \"ios.push\" }"), "strict")
    #expect(run.code == .findings)
    #expect(run.error.contains("the transition takes "), "\(run.error)")
  }
}
