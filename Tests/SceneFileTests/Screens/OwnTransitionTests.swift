import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Transitions that a scene defines itself, and what routes look at.
@Suite struct OwnTransitionTests {
  private static func reading(
    _ transitions: String, _ step: String, back: String = "", vars: String = "{}",
    isValidated: Bool = true
  ) -> SceneReading {
    SceneReading(
      """
      {"version": 1, "canvas": {"size": [400, 800]}, "duration": 4000, "vars": \(vars),
       "screens": {
         "a": {"background": "#FFF"},
         "b": {"background": "#F00", "vars": {"kind": "photo"},
               "layers": [{"id": "word", "hidden": false, "children": [{"id": "${kind}"}]}]},
         "c": {"background": "#0F0"}},
       "transitions": \(transitions),
       "flow": [{"show": "a"}, \(step)\(back.isEmpty ? "" : ", " + back), {"hold": 1000}]}
      """, isValidated: isValidated)
  }

  private static let lift = """
    {"lift": {"vars": {"dim": 0.5}, "accept": ["slow", "dip", "gap", "way-back"], "plan": {
      "duration": 400, "easing": "linear", "background": "#123456",
      "from": {"scale": {"to": 0.5, "from": 1}, "opacity": {"from": 1, "to": 0.85}},
      "layers": [{"id": "shade", "background": "#000", "opacity": {"from": 0, "to": "${dim}"}}],
      "to": {"translateY": {"from": 800, "to": 0, "duration": 200}}}}}
    """

  @Test func `roles move in the words of layers`() throws {
    let reading = Self.reading(Self.lift, #"{"push": "b", "with": "lift"}"#)
    #expect(reading.messages == [])
    let scene = try reading.scene(at: 100)
    let (from, shade, to) = (
      try #require(scene.item("a")), try #require(scene.item("shade")),
      try #require(scene.item("b"))
    )
    #expect((from.properties.transform.scale.x - 0.875).magnitude < 1e-9)
    #expect((from.properties.opacity - 0.9625).magnitude < 1e-9)
    #expect((shade.properties.opacity - 0.125).magnitude < 1e-9)
    #expect(shade.properties.size == scene.canvas.size)
    #expect((to.properties.transform.translation.y - 400).magnitude < 1e-9)
    #expect(
      scene.items.map(\.id.name).filter { ["a", "shade", "b"].contains($0) } == ["a", "shade", "b"])
    #expect(try reading.scene(at: 401).items.contains { $0.id == "photo" })
  }

  @Test func `values for its variables, a pace, and the way back`() throws {
    let step =
      #"{"push": "b", "with": {"use": "lift", "with": {"dim": 1}, "duration": 800, "accept": ["slow"]}}"#
    let pop = #"{"pop": 1, "with": "lift"}"#
    let reading = Self.reading(Self.lift, step, back: pop)
    #expect(reading.messages == [])
    #expect((try reading.layer("shade", at: 400).opacity - 0.5).magnitude < 1e-9)
    // Swapped: at the same pace, each movement from its end to its beginning.
    #expect((try reading.layer("b", at: 900).transform.translation.y - 400).magnitude < 1e-9)
    #expect((try reading.layer("shade", at: 900).opacity - 0.375).magnitude < 1e-9)
    let backwards = Self.lift.replacingText(
      #""duration": 400"#, #""back": "backwards", "duration": 400"#)
    let film = Self.reading(backwards, step, back: pop)
    #expect(film.messages == [])
    #expect(try film.layer("b", at: 900).transform.translation.y == 0)
    #expect((try film.layer("b", at: 1100).transform.translation.y - 400).magnitude < 1e-9)
  }

  @Test func `a way back of its own`() throws {
    let own = Self.lift.replacingText(
      #""duration": 400"#,
      #""back": {"duration": 100, "from": {"opacity": {"from": 1, "to": 0}}}, "duration": 400"#)
    let reading = Self.reading(
      own, #"{"push": "b", "with": "lift"}"#, back: #"{"pop": 1, "with": "lift"}"#)
    #expect(reading.messages == [])
    let scene = try reading.scene(at: 450)
    #expect(scene.item("shade") == nil)
    #expect(scene.items.map(\.id.name).filter { ["a", "b"].contains($0) } == ["b", "a"])
  }

  @Test func `other vocabularies have names too, and one may build on another`() throws {
    let reading = Self.reading(
      #"{"turn": {"composed": ["slide", {"mirrorPush": [{"rotate": 30}]}]}, "slow": {"use": "turn", "speed": 0.5, "accept": ["slow", "way-back", "gap"]}}"#,
      #"{"push": "b", "with": "slow"}"#, back: #"{"mark": "there"}"#)
    #expect(reading.messages == [])
    let marks = try #require(reading.document).scene.marks
    #expect(marks.map(\.time) == [.milliseconds(700)])
  }

  @Test func `routes look at names and values`() throws {
    let routes = """
      {"smart": {"routes": [
        {"to": {"vars": {"kind": "photo"}}, "with": {"use": "classic.cross-fade", "duration": 100}},
        {"from": "a", "to": "c", "with": {"use": "classic.cross-fade", "duration": 200}},
        {"with": {"use": "classic.cross-fade", "duration": 300}}]}}
      """
    for (target, milliseconds) in [("b", 100.0), ("c", 200)] {
      let reading = Self.reading(
        routes, #"{"push": "\#(target)", "with": "smart"}, {"mark": "there"}"#)
      #expect(reading.messages == [])
      let marks = try #require(reading.document).scene.marks
      #expect(marks.map(\.time) == [.milliseconds(milliseconds)])
    }
  }

  @Test(
    arguments: [
      (
        Self.lift, #"{"push": "b", "with": "lfit"}"#, "unknown transition 'lfit'",
        "did you mean 'lift'?"
      ),
      (
        Self.lift, #"{"push": "b", "with": {"use": "lift", "with": {"dm": 1}}}"#,
        "unknown variable 'dm'", "did you mean 'dim'?"
      ),
      (
        Self.lift, #"{"push": "b", "with": {"use": "lift", "parallax": 1}}"#,
        "'lift' takes no 'parallax'", "it takes duration, speed, easing, delayFactor"
      ),
      (
        Self.lift, #"{"push": "b", "with": {"use": "ios.push", "with": {"dim": 1}}}"#,
        "'with' gives values to the variables of a transition of the scene's own",
        "what a preset takes stands beside its name"
      ),
      (
        #"{"a": {"use": "b"}, "b": {"use": "a"}}"#, #"{"push": "b", "with": "a"}"#,
        "this transition uses itself: 'a' uses 'b' uses 'a'", nil
      ),
      (
        #"{"my.own": {"use": "ios.push"}}"#, #"{"push": "b"}"#,
        "'my.own' is no name for a transition",
        "names with a dot are those of presets"
      ),
      (
        #"{"own": {"plan": {"to": {"opacity": 0.5}}}}"#, #"{"push": "b"}"#,
        "nothing moves in the plan",
        #"such as {"to": {"opacity": {"from": 0}}}"#
      ),
      (
        #"{"own": {"plan": {"duration": 100, "to": {"opacty": {"from": 0}}}}}"#, #"{"push": "b"}"#,
        "unknown property 'opacty'", "did you mean 'opacity'?"
      ),
      (
        #"{"own": {"plan": {"to": {"translate": {"along": "M 0 0 L 9 9", "duration": 100}}}}}"#,
        #"{"push": "b"}"#, "this movement has no way back",
        #"say what the way back is: "back": {"from": ..., "to": ...}"#
      ),
      (
        #"{"own": {"routes": [{"to": "x", "with": "ios.push"}]}}"#, #"{"push": "b"}"#,
        "unknown screen 'x'", "did you mean 'a', 'b' or 'c'?"
      ),
      (
        #"{}"#, #"{"push": "b", "presentation": "custom"}"#, "'presentation' needs 'present'",
        "it says what becomes of the screen below"
      ),
      (
        #"{}"#, #"{"push": "b", "gesture": {"touches": [[0, 0]], "rule": "percent-drivn"}}"#,
        "unknown rule 'percent-drivn'", "did you mean 'percent-driven'?"
      ),
      (
        #"{}"#,
        #"{"push": "b", "gesture": {"touches": [[0, 0]], "rule": {"percentDriven": {"threshold": 2}}}}"#,
        "found 2, expected a number from 0 to 1", nil
      ),
    ] as [(String, String, String, String?)])
  func `mistakes are found where they stand`(
    transitions: String, step: String, message: String, hint: String?
  ) {
    let found = Self.reading(transitions, step).diagnostics.sorted
    #expect(found.map(\.message) == [message])
    #expect(found.first?.hint == hint)
  }

  @Test func `a percent-driven finger, a custom presentation and unwinding`() throws {
    let reading = Self.reading(
      "{}",
      """
      {"push": "b", "gesture": {"touches": [[0, 0], [200, 160]], "velocity": 0,
        "rule": {"percentDriven": {"threshold": 0.4, "completionSpeed": 2}}}}, {"mark": "pushed"},
      {"present": "c", "presentation": "custom", "with": "classic.slide-up"}, {"mark": "up"}, {"hold": 50},
      {"unwindTo": "a"}, {"mark": "home"}
      """)
    #expect(reading.messages == [])
    let marks = try #require(reading.document).scene.marks.map(\.time.milliseconds)
    // 0.6 of half a second at twice the speed; 380 ms; half a second.
    #expect(marks == [350, 730, 1280])
    #expect(try reading.scene(at: 760).items.contains { $0.id == "b" })
    #expect(try !reading.scene(at: 1300).items.contains { $0.id == "c" })
  }
}

extension String {
  fileprivate func replacingText(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(of: range, with: new)
  }

  private func replacingCharacters(of range: Range<String.Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
