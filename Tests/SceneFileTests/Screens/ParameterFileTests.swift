import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// What is changed about transitions with names, in scene files.
@Suite struct ParameterFileTests {
  private static func reading(_ transition: String) -> SceneReading {
    SceneReading(
      """
      {"version": 1, "canvas": {"size": [400, 800]},
       "screens": {"a": {"background": "#FFF"}, "b": {"background": "#F00"}},
       "transition": \(transition)}
      """)
  }

  @Test func `numbers stand beside the name`() throws {
    let reading = Self.reading(#"{"use": "ios.push", "parallax": 0.5, "dimming": 0.4}"#)
    let last = try reading.scene(at: 499.9)
    #expect(reading.messages == [])
    let lower = try #require(last.item("a")).properties
    #expect((lower.transform.translation.x + 200).magnitude < 2)
    #expect((try #require(last.item("dim")).properties.opacity - 0.4).magnitude < 0.01)
  }

  @Test func `a duration of the rule's own is the rule's`() throws {
    let scene = try #require(
      Self.reading(#"{"use": "classic.slide-up", "duration": 760, "initialVelocity": 0}"#).document
    ).scene
    let usual = try #require(
      Self.reading(#"{"use": "classic.slide-up", "initialVelocity": 0}"#).document
    ).scene
    #expect(scene.duration == .milliseconds(760))
    for milliseconds in [50.0, 100, 200] {
      let slow = try #require(scene.scene(at: .milliseconds(2 * milliseconds)).item("b"))
      let quick = try #require(usual.scene(at: .milliseconds(milliseconds)).item("b"))
      let ways = [slow, quick].map(\.properties.transform.translation.y)
      #expect((ways[0] - ways[1]).magnitude < 1e-6)
    }
  }

  @Test func `every transition takes a curve, and variables fill parameters in`() throws {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [400, 800]}, "vars": {"far": 0.25},
       "screens": {"a": {}, "b": {}},
       "transition": {"use": "ios.push", "parallax": "${far}", "easing": "linear"}}
      """)
    let half = try reading.scene(at: 250)
    #expect(try #require(half.item("a")).properties.transform.translation.x == -50)
    #expect(try #require(half.item("b")).properties.transform.translation.x == 200)
  }

  @Test(
    arguments: [
      (
        #"{"use": "ios.cover", "parallax": 0.5}"#, "'ios.cover' takes no 'parallax'",
        "it takes duration, speed, easing, delayFactor"
      ),
      (
        #"{"use": "ios.push", "paralax": 0.5}"#, "unknown property 'paralax'",
        "did you mean 'parallax'?"
      ),
      (
        #"{"use": "ios.push", "parallax": 2}"#, "found 2, expected a number from 0 to 1", nil
      ),
      (
        #"{"use": "ios.push", "parallax": "far"}"#,
        "found the text 'far', expected a number from 0 to 1", nil
      ),
      (
        #"{"use": "classic.slide-up", "dampingRatio": 0.5, "easing": "linear"}"#,
        "'dampingRatio' does nothing beside 'easing'",
        "'easing' takes the place of the spring; say it there"
      ),
      (
        #"{"use": "classic.none", "duration": 200}"#, "'classic.none' takes no 'duration'",
        "the screens change at once"
      ),
      (
        #"{"composed": "slide", "dimming": 0.5}"#,
        "'dimming' belongs to a transition with a name",
        "name it under 'use'; 'render presets NAME' says what it takes"
      ),
    ] as [(String, String, String?)])
  func `what is not taken is a mistake`(transition: String, message: String, hint: String?) {
    let found = Self.reading(transition).diagnostics.sorted
    #expect(found.map(\.message) == [message])
    #expect(found.first?.hint == hint)
  }
}
