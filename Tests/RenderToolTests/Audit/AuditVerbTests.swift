import Foundation
import SegueCommandLine
import SegueJSON
import TestSupport
import Testing

/// What 'audit' says, to people and to other programs, and how it ends.
@Suite struct AuditVerbTests {
  private static let slow = AuditExample.flow(AuditExample.push(AuditExample.slide(1200)))

  /// The scene, in which a rule is accepted.
  private static func accepting(_ rule: String, because reason: String) -> String {
    let more = " \"accept\": [{ \"rule\": \"\(rule)\", \"because\": \"\(reason)\" }],"
    return AuditExample.flow(AuditExample.push(AuditExample.slide(1200)), more: more)
  }

  @Test func `findings have their rule, their place, frames and what would mend them`() async {
    let run = await Transcript("audit", "-", input: Self.slow)
    #expect(run.code == .findings)
    expectGolden(run.output + run.error, at: "audit/slow.txt")
  }

  @Test func `a document has all findings`() async {
    let run = await Transcript("audit", "-", "--json", input: Self.slow)
    #expect(run.code == .findings)
    expectGolden(run.output, at: "audit/slow.json")
  }

  @Test func `what makes a run fail can be chosen`() async {
    #expect(await Transcript("audit", "-", "--fail-on", "never", input: Self.slow).code == .done)
    let warned = AuditExample.flow(AuditExample.push(AuditExample.slide(700)))
    #expect(await Transcript("audit", "-", input: warned).code == .done)
    let strict = await Transcript("audit", "-", "--fail-on", "warning", input: warned)
    #expect(strict.code == .findings)
  }

  /// Sixty layers, each a million times as large as the one around it: their boxes are infinite, or none.
  @Test func `what is larger than all numbers is looked at like anything else`() async {
    var layer = #"{"id": "a", "frame": [0, 0, 20, 20], "background": "black"}"#
    for index in 0..<60 {
      layer =
        #"{"id": "n\#(index)", "frame": [0, 0, 20, 20], "children": [\#(layer)], "#
        + #""scale": {"from": 1, "to": 1000000, "duration": 300}}"#
    }
    let scene =
      #"{"version": 1, "canvas": {"size": [40, 40], "fps": 10}, "layers": [\#(layer)]}"#
    let run = await Transcript("audit", "-", "--json", input: scene)
    #expect([.done, .findings].contains(run.code), "\(run.error)")
    #expect(!run.output.contains("null"))
  }

  @Test func `a curve with an enormous value is refused`() async {
    let scene = #"""
      {"version": 1, "canvas": {"size": [40, 40], "fps": 10}, "layers": [{"id": "a",
       "frame": [0, 0, 20, 20], "background": "black", "scale":
       {"from": 0, "to": 1, "duration": 300, "easing": "cubic-bezier(0,1e308,1,-1e308)"}}]}
      """#
    for verb in ["check", "audit"] {
      let run = await Transcript(verb, "-", input: scene)
      #expect(run.code == .invalidData)
      #expect(
        (run.output + run.error).contains(
          "found '1e308', expected a number from -1000000 to 1000000"), "\(run.error)")
    }
  }

  @Test func `a profile has limits of its own`() async {
    let scene = AuditExample.flow(AuditExample.push(AuditExample.slide(450)))
    #expect(await Transcript("audit", "-", input: scene).code == .done)
    #expect(await Transcript("audit", "-", "--profile", "strict", input: scene).code == .findings)
  }

  /// A push that takes 450 ms, on a device.
  private static func push(on device: String) -> String {
    """
    {"version": 1, "canvas": {"device": "\(device)"},
     "screens": {"a": {"background": "#FFFFFF"}, "b": {"background": "#F2F2F7"}},
     "flow": [{"show": "a"}, {"hold": 100}, {"push": "b", "with": {"use": "ios.push", "duration": 450}}]}
    """
  }

  @Test(arguments: [
    ("iphone-15", [String](), "hig"), ("pixel-8", [], "material3"),
    ("pixel-8", ["--profile", "hig"], "hig"),
    ("iphone-15", ["--profile", "material3"], "material3"),
  ])
  func `the profile follows the device, unless one is given`(
    _ device: String, _ options: [String], _ profile: String
  ) async throws {
    let run = await Transcript(
      of: ["audit", "-", "--json"] + options, input: Self.push(on: device))
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scene = try #require((document["scenes"] as? [[String: Any]])?.first, "\(run)")
    #expect(scene["profile"] as? String == profile)
    #expect(document["profile"] as? String == (options.last ?? "device"))
  }

  @Test func `numbers are told with their limits where nothing is wrong, too`() async throws {
    let scene = Self.push(on: "iphone-15")
    let plain = await Transcript("audit", "-", input: scene)
    #expect(plain.output == "-: ok\n", "\(plain)")
    let told = await Transcript("audit", "-", "-v", input: scene)
    #expect(told.output.hasPrefix("-: ok\n  held to hig, Apple's guidelines"), "\(told.output)")
    // A critically damped spring has 90 and 99 % of its way behind it where (1 + x)e⁻ˣ is 0.1 and 0.01, at x = 3.890
    // and 6.638; a push's goes by √(1000 / 3) a second in its own 500 ms, of which 450 are 0.9 times as long.
    #expect(
      told.output.contains(
        "  push 'a' → 'b' by ios.push at 100 ms: declared 450 ms, seen 192 ms to 90 % and 327 ms to 99 %;"
          + " counts as 327 ms (warning above 500 ms, error above 1000 ms): ok\n"),
      "\(told.output)")
    #expect(
      told.output.contains("  A-13 reduced-motion: reduced travel 0 % (warning above 10 %) of 'b'"))
    let meant = scene.replacing(
      "\"duration\": 450", with: "\"duration\": 900, \"accept\": [\"slow\"]")
    let accepted = await Transcript("audit", "-", "-v", input: meant)
    #expect(
      accepted.output.contains(
        "counts as 654 ms (warning above 500 ms, error above 1000 ms): warning, accepted by the scene\n"
      ),
      "\(accepted.output)")
    #expect(
      accepted.output.contains("from 100 ms: warning, accepted by the scene ["),
      "\(accepted.output)")
    let strict = await Transcript("audit", "-", "-v", "--profile", "strict", input: scene)
    #expect(
      strict.output.contains("counts as 450 ms (error above 400 ms): error\n"), "\(strict.output)")
  }

  @Test func `what is accepted with a reason does not count, and is kept`() async {
    let scene = Self.accepting("A-19", because: "the story wants it slow")
    let run = await Transcript("audit", "-", input: scene)
    #expect(run.code == .done)
    #expect(run.output.contains("1 accepted"))
    let document = await Transcript("audit", "-", "--json", input: scene)
    #expect(document.output.contains("the story wants it slow"))
    let named = Self.accepting("duration", because: "by its name")
    #expect(await Transcript("audit", "-", input: named).code == .done)
  }

  @Test func `an acceptance that nothing needs is a remark, and one without a rule a mistake`()
    async
  {
    let unused = await Transcript("audit", "-", input: Self.accepting("A-24", because: "texts"))
    #expect(unused.error.contains("nothing is found of what is accepted here, A-24"))
    let unknown = await Transcript("audit", "-", input: Self.accepting("A-91", because: "texts"))
    #expect(unknown.code == .invalidData)
    #expect(unknown.error.contains("unknown rule 'A-91'"))
  }

  @Test func `a scene that cannot be read ends with 65`() async {
    let run = await Transcript("audit", "-", "--json", input: "{ \"version\": 1 }")
    #expect(run.code == .invalidData)
    #expect(run.output.contains("\"error\""))
  }

  @Test func `a page shows the frames, those of the reduced film where it is about less motion`()
    throws
  {
    let workshop = try Workshop()
    let scene = AuditExample.flow(
      "{ \"push\": \"b\", \"with\": { \"use\": \"xfade.fade\", \"duration\": 1500 } }")
    try workshop.write(Data(scene.utf8), to: "slow.json")
    let run = try workshop.run("$render audit slow.json --profile a11y --report page.html --json")
    #expect(run.status == 1, "\(run.error)")
    let page = workshop.bytes(of: "page.html").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(page.contains("<b>A-19</b> duration"))
    #expect(page.contains("src=\"data:image/webp;base64,"))
    #expect(page.contains("slow.json:"))
    #expect(page.contains("<b>A-13</b> reduced motion"))
    #expect(page.contains("As those see it who want less motion"))
  }
}
