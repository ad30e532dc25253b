import Foundation
import SegueCommandLine
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueRenderTool
import SegueTransitions
import TestSupport
import Testing

@Suite struct ExplainTests {
  @Test(arguments: [
    ("classic.slide-up", "explain-slide-up"),
    ("classic.rotate-scale --operation pop --device pixel-8", "explain-rotate-scale"),
    ("composed.swing --reduce-motion", "explain-reduced"),
    ("classic.slide-up --json", "explain-json"),
  ])
  func `a transition is explained as expected`(_ line: String, _ golden: String) async {
    let words = ["explain"] + line.split(separator: " ").map(String.init)
    let transcript = await Transcript(of: words)
    #expect(transcript.code == .done)
    #expect(transcript.error.isEmpty)
    expectGolden(transcript.output, at: "cli/\(golden).txt")
  }

  /// 0.001126 of 852 points, and of the 0.15 by which the other screen fades.
  @Test func `a spring that ends with a step says how large it is, and whose it is`() async {
    let text = await Transcript("explain", "classic.slide-up").output
    #expect(
      text.contains("852 → 0  380 ms  spring 1, ends with a step of 0.9595 points, as UIKit's"))
    #expect(text.contains("spring 1, ends with a step of 0.0002, as UIKit's springs do"))
    let json = await Transcript("explain", "classic.slide-up", "--json").output
    #expect(json.contains("\"lastStep\": {"))
    let landing = """
      {"version": 1, "canvas": {"size": [100, 100]}, "layers": [{"id": "a", "translateX":
      {"from": 0, "to": 90, "easing": {"spring": {"response": 400, "dampingRatio": 0.8}}}}]}
      """
    #expect(await !Transcript("explain", "-", input: landing).output.contains("step"))
    let named = landing.replacing(
      "{\"response\": 400, \"dampingRatio\": 0.8}", with: "\"ios.system\"")
    // A thousandth of the way, which is where Core Animation's springs have settled.
    #expect(
      await Transcript("explain", "-", input: named).output
        .contains("ends with a step of 0.09 points, as UIKit's springs do"))
  }

  /// A name in a listing belongs to one property: what moves is not said to stand, and what stands is.
  @Test func `what moves is not listed as standing, and what stands beside it is`() async {
    let scene = """
      {"version": 1, "canvas": {"size": [100, 100]}, "defaults": {"animation": {"duration": 100}}, "layers": [
      {"id": "line", "path": {"ellipse": {}, "stroke": {"width": {"to": 4}, "color": {"to": "#FF0000"}}}},
      {"id": "words", "text": {"string": "x", "color": "#00FF00"}, "shadow": {"color": {"to": "#0000FF"}}}]}
      """
    let text = await Transcript("explain", "-", input: scene).output
    #expect(!text.contains("strokeWidth=") && !text.contains("stroke="))
    #expect(!text.contains("shadowColor=") && text.contains("color=#00FF00"))
  }

  @Test func `where a transition is interrupted, the rule is named`() async {
    let scene = """
      {"version": 1, "canvas": {"size": [390, 844]}, "screens": {"a": {}, "b": {}},
       "flow": [{"show": "a"}, {"push": "b"}, {"pop": 1, "at": 200, "interrupt": "reverse"}]}
      """
    let text = await Transcript("explain", "-", input: scene).output
    #expect(
      text.contains(
        "from 200 to 400 ms\n  interrupted, reverse: time runs backwards: places are continuous,"))
    let json = await Transcript("explain", "-", "--json", input: scene).output
    #expect(json.contains(#""interruption": "reverse: time runs backwards"#))
    let caught = scene.replacing(#""reverse""#, with: #""retarget""#)
    #expect(await Transcript("explain", "-", input: caught).output.contains(" % of the way to 0 %"))
  }

  @Test func `a transition may be written out`() async {
    let text = """
      {"composed": [{"onPush": {"scale": 0.5}}, {"fade": "cross"}], "easing": "ease-out", "duration": 200}
      """
    let transcript = await Transcript("explain", text)
    #expect(transcript.code == .done, "\(transcript.error)")
    expectGolden(transcript.output, at: "cli/explain-object.txt")
  }

  @Test func `Flutter's solver is asked for by a flag, and for transitions alone`() async {
    let exact = await Transcript("explain", "flutter.zoom").output
    let quantized = await Transcript("explain", "flutter.zoom", "--quantized").output
    #expect(!exact.contains("quantized(") && quantized.contains("quantized("))
    let written = await Transcript("explain", #"{"use": "flutter.zoom", "quantized": true}"#).output
    // Only a name has a title.
    #expect(quantized.split(separator: "\n").last == written.split(separator: "\n").last)
    let scene = await Transcript("explain", "-", "--quantized", input: Self.scene)
    #expect(scene.code == .usage && scene.error.contains("--quantized"))
  }

  @Test func `what is wrong with a transition that is written out is said`() async {
    let transcript = await Transcript("explain", "{'composed': 'swing', 'easing': 'seldom'}")
    #expect(transcript.code == .usage)
    #expect(transcript.output.isEmpty)
    #expect(transcript.error.hasPrefix("render: error: argument <subject>: 'seldom' is not"))
  }

  private static let scene = """
    {
      "version": 1, "canvas": { "device": "iphone-15" },
      "screens": {
        "inbox": { "background": "#FFF", "layers": [
          { "id": "badge", "frame": [20, 80, 24, 24], "background": "#F00",
            "opacity": { "from": 0, "to": 1, "duration": 600, "delay": 100 } }
        ] },
        "message": { "background": "#EEE" }
      },
      "flow": [
        { "show": "inbox" }, { "hold": 200 }, { "mark": "before" },
        { "push": "message", "with": "composed.slide" }, { "mark": "after" },
        { "pop": 1, "with": "classic.cross-fade" }
      ]
    }
    """

  @Test func `a scene is explained stretch by stretch`() async {
    let transcript = await Transcript("explain", "-", input: Self.scene)
    #expect(transcript.code == .done, "\(transcript.error)")
    expectGolden(transcript.output, at: "cli/explain-scene.txt")
    let json = await Transcript("explain", "-", "--json", input: Self.scene)
    expectGolden(json.output, at: "cli/explain-scene-json.txt")
  }

  @Test func `a movement by friction says with what it begins and where it ends`() async {
    let scene = """
      {"version": 1, "canvas": {"size": [100, 100]}, "layers": [
        {"id": "a", "translateX": {"from": 0, "fling": {"velocity": 2000}},
         "rotate": {"decay": {"velocity": 500, "friction": 2}}}]}
      """
    let text = await Transcript("explain", "-", input: scene).output
    #expect(text.contains("0 → 647.398") && text.contains("flung with 2000 a second"))
    #expect(text.contains("0° → 59.5119°") && text.contains("decays from 500° a second"))
    let json = await Transcript("explain", "-", "--json", input: scene).output
    #expect(json.contains(#""fling":"#) && json.contains(#""decay":"#))
  }

  @Test func `a scene with less motion fades`() async {
    let full = await Transcript("explain", "-", input: Self.scene).output
    let reduced = await Transcript("explain", "-", "--reduce-motion", input: Self.scene).output
    #expect(full.contains("matrix"))
    #expect(!reduced.contains("matrix"))
  }

  @Test(arguments: Cases.paired(PresetCatalog.names.oneIn(2), inTurnsWith: Operation.allCases))
  func `every movement of every transition is told`(
    _ name: String, _ operation: SegueTransitions.Operation
  ) async throws {
    let data = Data(
      await Transcript("explain", name, "--operation", operation.rawValue, "--json").output.utf8)
    let answer = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let layers = try #require(answer["layers"] as? [[String: Any]])
    let told = layers.compactMap { ($0["movements"] as? [Any])?.count }.reduce(0, +)
    let preset = try #require(PresetCatalog.preset(named: name))
    let stage = TransitionEnvironment(
      size: Size(393, 852), scale: 3, safeArea: Insets(top: 59, bottom: 34), cornerRadius: 55)
    var context = TransitionContext(operation, on: stage)
    context.shared = SampleScreens(on: stage).shared(for: preset, by: operation)
    let plan = preset.plan(for: context)
    #expect(told == Self.movements(in: plan.layers))
    #expect(
      answer["duration"] as? Double == (plan.shownDuration.milliseconds * 1e4).rounded() / 1e4)
    let text = await Transcript("explain", name, "--operation", operation.rawValue)
    #expect(text.code == .done)
    #expect(!text.output.contains("nan") && !text.output.contains("inf"))
  }

  @Test(arguments: PresetCatalog.names.oneIn(3, from: 1), [SegueTransitions.Operation.push, .pop])
  func `what is made for shared elements is explained by an example`(
    name: String, operation: SegueTransitions.Operation
  ) async throws {
    let preset = try #require(PresetCatalog.preset(named: name))
    let text = await Transcript("explain", name, "--operation", operation.rawValue).output
    let json = await Transcript(
      "explain", name, "--operation", operation.rawValue, "--json"
    ).output
    let isMade = preset.target != nil
    #expect(isMade || preset.fallback == nil)
    #expect(text.contains("'picture' goes from ") == isMade)
    #expect(text.contains("'picture' on the screen that ") == isMade)
    #expect(json.contains("\"example\": [") == isMade && !text.contains("no-partner"))
  }

  @Test func `a way in many pieces is told at every eighth of it`() async {
    let text = await Transcript("explain", "ios.zoom").output
    #expect(text.contains("12 → 17.375 → 22.75 → 28.125 → 33.5 → 38.875 → 44.25 → 49.625 → 0  661"))
    #expect(text.contains("spring 1, bent, 9 of 121 values\n"))
    let json = await Transcript("explain", "ios.zoom", "--json").output
    #expect(json.contains("50.3417"))
  }

  private static func movements(in layers: [TransitionLayer]) -> Int {
    layers.reduce(0) { count, layer in
      let own = layer.movements.count + (layer.mask?.movements.count ?? 0)
      guard case .layers(let inner) = layer.content else { return count + own }
      return count + own + movements(in: inner)
    }
  }

  @Test(
    arguments: [
      (
        "composed.swin",
        "argument <subject>: found 'composed.swin', expected a scene file, or a"
          + " transition that 'render presets' lists", "did you mean 'composed.swing'?"
      ),
      ("a.json --operation pop", "option '--operation': a scene says that itself", nil),
      ("composed.swing --set a=b", "option '--set': only a scene takes it", nil),
    ] as [(String, String, String?)])
  func `what cannot be explained is`(
    _ line: String, _ message: String, _ hint: String?
  ) async {
    let words = ["explain"] + line.split(separator: " ").map(String.init)
    let transcript = await Transcript(of: words)
    #expect(transcript.code == .usage)
    let rest = hint.map { "  hint: \($0)\n" } ?? ""
    #expect(transcript.error == "render: error: \(message)\n\(rest)")
  }
}
