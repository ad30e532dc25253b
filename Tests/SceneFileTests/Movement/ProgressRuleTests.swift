import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Animations that the number of another layer leads in place of time.
@Suite struct ProgressRuleTests {
  /// A list that is scrolled by 200 points in a second, evenly.
  private static let list =
    #"{"id": "list", "translateY": {"from": 0, "to": -200, "duration": 1000, "easing": "linear"}}"#

  private static func reading(
    _ layer: String, list: String = list, rest: String = ""
  ) -> SceneReading {
    SceneReading(layers: "\(list), {\"id\": \"a\", \(layer)}", rest: rest)
  }

  /// 200 points a second, of which the first 100 fade.
  @Test(arguments: [(0, 1), (125, 0.75), (250, 0.5), (500, 0), (900, 0)] as [(Double, Double)])
  func `a list that is scrolled leads another layer`(time: Double, opacity: Double) throws {
    let reading = Self.reading(
      #""opacity": {"from": 1, "to": 0, "progress": {"of": "list", "to": -100}}"#)
    #expect((try reading.layer("a", at: time).opacity - opacity).magnitude < 1e-12)
    #expect(try #require(reading.document).scene.duration == .seconds(1))
  }

  @Test func `keyframes stand at parts of the way, and curves bend it`() throws {
    let reading = Self.reading(
      """
      "opacity": {"keyframes": [{"value": 0}, {"at": "25%", "value": 1}, {"value": 0.5}],
        "progress": {"of": "list", "from": -40, "to": -120}},
      "rotate": {"from": 0, "to": 90, "easing": "ease-in", "progress": {"of": "list", "to": -200}}
      """)
    // 60 points: a quarter of the way from 40 to 120.
    #expect((try reading.layer("a", at: 300).opacity - 1).magnitude < 1e-12)
    #expect((try reading.layer("a", at: 600).opacity - 0.5).magnitude < 1e-12)
    let angle = try reading.layer("a", at: 500).transform.rotationZ.degrees
    #expect((angle - 90 * 0.3153568).magnitude < 1e-4)
  }

  @Test func `any number of a layer leads, also one of a pair`() throws {
    let reading = Self.reading(
      #""opacity": {"from": 0, "to": 1, "progress": {"of": "list", "property": "positionX", "from": 10, "to": 50}}"#,
      list: """
        {"id": "list", "position": {"from": [10, 0], "to": [90, 0], "duration": 800, "easing": "linear"}}
        """)
    #expect((try reading.layer("a", at: 200).opacity - 0.5).magnitude < 1e-12)
  }

  @Test func `tracks and groups follow too, members by their share of it`() throws {
    let reading = SceneReading(
      layers: #"{"id": "list"}, {"id": "a"}, {"id": "b"}"#,
      rest: """
        "animations": [
          {"layer": "a", "property": "opacity", "from": 1, "to": 0, "progress": {"of": "list", "to": -100}},
          {"layer": "b", "progress": {"of": "list", "to": -100}, "duration": 400, "group": [
            {"property": "opacity", "from": 1, "to": 0, "duration": 200},
            {"property": "translateX", "from": 0, "to": 10, "delay": 200, "duration": 200}]},
          {"layer": "list", "property": "translateY", "from": 0, "to": -200, "duration": 1000, "easing": "linear"}]
        """)
    #expect((try reading.layer("a", at: 250).opacity - 0.5).magnitude < 1e-12)
    // A quarter of 400 ms is half of the first member, three quarters are half of the second one.
    #expect((try reading.layer("b", at: 125).opacity - 0.5).magnitude < 1e-12)
    let shift = try reading.layer("b", at: 375).transform.translation.x
    #expect((shift - 5).magnitude < 1e-12)
  }

  @Test func `a list of a screen leads what is on that screen`() throws {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [100, 100]}, "screens": {
        "first": {"layers": [\(Self.list), {"id": "a", "opacity":
          {"from": 1, "to": 0, "progress": {"of": "list", "to": -100}}}]},
        "second": {"background": "white"}},
       "flow": [{"show": "first"}, {"hold": 500}, {"push": "second", "with": "classic.cross-fade"}]}
      """)
    #expect((try reading.layer("a", at: 250).opacity - 0.5).magnitude < 1e-12)
  }

  @Test func `what defaults say of time is not meant for it`() throws {
    let reading = Self.reading(
      #""opacity": {"from": 1, "to": 0, "progress": {"of": "list", "to": -100}}"#,
      rest: #""defaults": {"animation": {"duration": 300, "easing": "ease-out", "delay": 100}}"#)
    // The list has an easing and a duration of its own, and waits 100 ms.
    #expect((try reading.layer("a", at: 225).opacity - 0.75).magnitude < 1e-12)
  }

  @Test(
    arguments: [
      (#""progress": {"of": "lst", "to": -100}"#, "unknown layer 'lst'"),
      (#""progress": {"of": "list", "to": 0}"#, "the way from 0 to 0 has no parts"),
      (
        #""progress": {"of": "list", "property": "opacity", "to": 1}"#,
        "'opacity' of 'list' does not move"
      ),
      (
        #""progress": {"of": "list", "property": "position", "to": 1}"#,
        "'position' is not the name of a property that is a number"
      ),
      (#""progress": {"of": "a", "property": "opacity", "to": 1}"#, "is led itself"),
      (#""progress": {"of": "list", "to": -9}, "duration": 20"#, "exclude one another"),
      (
        #""progress": {"of": "list", "to": -9}, "easing": {"spring": "ios.system"}"#,
        "a spring takes time"
      ),
    ])
  func `what cannot lead is said where it stands`(progress: String, message: String) {
    let reading = Self.reading(#""opacity": {"from": 1, "to": 0, \#(progress)}"#)
    #expect(reading.messages.contains { $0.contains(message) }, "\(reading.messages)")
  }

  @Test func `a keyframe of a led animation has no time`() {
    let reading = Self.reading(
      #""opacity": {"keyframes": [{"value": 0}, {"at": 30, "value": 1}], "progress": {"of": "list", "to": -9}}"#
    )
    #expect(reading.messages.contains { $0.contains("a number leads this keyframe, and no time") })
  }

  @Test func `a member of a group cannot have a number of its own`() {
    let reading = SceneReading(
      layers: Self.list,
      rest: """
        "animations": [{"layer": "list", "group": [
          {"property": "opacity", "from": 1, "to": 0, "progress": {"of": "list", "to": -9}}]}]
        """, isValidated: false)
    #expect(reading.messages.contains { $0.contains("a member of a group has the group's clock") })
  }

  @Test func `a layer on a clock of its own does not lead others`() {
    let reading = Self.reading(
      #""opacity": {"from": 1, "to": 0, "progress": {"of": "list", "to": -9}}"#,
      list:
        #"{"id": "list", "time": {"speed": 2}, "translateY": {"to": -9, "duration": 100}}"#)
    #expect(reading.messages.contains { $0.contains("the time of 'list' passes differently") })
  }
}
