import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueTransitions
import Testing

@Suite struct InterruptionFileTests {
  private static func reading(_ steps: String) -> SceneReading {
    ScreenFileTests.reading(#""flow": [{"show": "a"}, {"push": "b"}, \#(steps)]"#)
  }

  @Test(arguments: InterruptionRule.allCases.filter(\.turnsAround))
  func `a step says when it interrupts, and how`(rule: InterruptionRule) throws {
    let text = #"{"pop": 1, "at": "0.2s", "interrupt": "\#(rule.rawValue)"}"#
    let scene = try #require(Self.reading(text).document).scene
    let seam = try #require(scene.seams.first { $0.remark != nil })
    #expect(seam.time == .milliseconds(200))
    #expect(seam.remark == "\(rule.rawValue): \(rule.words)")
  }

  @Test(arguments: [
    ("ios.push", "wait: ", "before iOS 26"), ("ios.push-26", "retarget: ", "iOS 26"),
    ("ios.zoom", "retarget: ", "iOS 18's zoom"), ("ios.sheet-18", "wait: ", "sheet"),
    ("react-native-screens.fade", "wait: ", "react-native-screens"),
    ("react-navigation.slide-from-right", "restart: ", "React Navigation"),
    ("core-animation.push-from-right", "finish: ", "CATransition"),
    ("android.14", "finish: ", "Android"),
    ("material.fade-through", "finish: ", "AndroidX"),
    ("flutter.zoom", "reverse: ", "Flutter"), ("compose.nav-host", "retarget: ", "Compose"),
  ])
  func `a transition is interrupted as its platform does unless something else is said`(
    name: String, rule: String, source: String
  ) throws {
    let push = #"{"push": "b", "with": "\#(name)"}"#
    let steps = #"{"pop": 1, "with": "classic.none"}, \#(push), {"pop": 1, "at": 60}"#
    let scene = try #require(Self.reading(steps).document).scene
    let remark = try #require(scene.seams.compactMap(\.remark).first)
    #expect(remark.hasPrefix(rule) && remark.contains(source), "\(remark)")
  }

  @Test func `a mark may lie in a transition that the next step interrupts`() throws {
    let scene = try #require(
      Self.reading(#"{"mark": "m", "at": 150}, {"pop": 1, "at": 200}"#).document
    ).scene
    #expect(scene.marks == [Mark("m", at: .milliseconds(150))])
    #expect(scene.seams.compactMap(\.remark).count == 1)
  }

  @Test(arguments: [
    (#"{"pop": 1, "at": -5}"#, "found -5 ms, expected a time from 0 to 1 h", nil),
    (#"{"pop": 1, "at": 3600001}"#, "found 3600001 ms, expected a time from 0 to 1 h", nil),
    (
      #"{"pop": 1, "at": "soon"}"#,
      "found the text 'soon', expected a time such as 350 (milliseconds), '350ms' or '0.35s'", nil
    ),
    (
      #"{"pop": 1, "at": 100, "interrupt": "revers"}"#, "unknown interruption 'revers'",
      "did you mean 'reverse'?"
    ),
    (
      #"{"pop": 1, "interrupt": "reverse"}"#, "'interrupt' says how, but not when",
      #"say when: "at": 200, counted in milliseconds"#
    ),
    (
      #"{"hold": 5}, {"pop": 1, "at": 100}"#,
      "'at' and 'interrupt' need a transition of screens in this step and in the one before",
      #"let the step follow a transition directly, such as {"pop": 1, "at": 200} after a push"#
    ),
    (
      #"{"pop": 1, "at": 900, "interrupt": "reverse"}"#,
      "nothing is left to interrupt: the transition before takes 500 ms",
      "begin earlier, or leave out 'interrupt'"
    ),
    (
      #"{"pop": 1, "with": "ios.push", "at": 90, "interrupt": "reverse"}"#,
      "the transition that runs is turned around, and keeps its transition",
      #"leave out 'with', or say "interrupt": "finish""#
    ),
  ])
  func `a step that can interrupt nothing says why`(
    step: String, message: String, hint: String?
  ) {
    let found = Self.reading(step).diagnostics.sorted
    #expect(found.map(\.message) == [message] && found.map(\.hint) == [hint])
  }
}
