import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Presets that follow one progress on the spring 3/1000/500.
@Suite struct ProgressCardTests {
  /// The remaining part of the way by the closed form of a critically damped spring.
  static let left: [(Double, Double)] = [
    (0, 1), (0.025, 0.922707), (0.05, 0.76777), (0.075, 0.602475), (0.1, 0.455222),
    (0.15, 0.241739), (0.2, 0.120718), (0.25, 0.057962), (0.3, 0.027081), (0.4, 0.005592),
  ]

  @Test(arguments: left)
  func `screens slide by a whole height`(seconds: Double, left: Double) throws {
    let stage = TransitionEnvironment(size: Size(390, 800))
    for (name, way) in [("slide-from-top", 1.0), ("slide-from-bottom", -1)] {
      let plan = try preset("react-native-screen-transitions.\(name)").plan(.push, on: stage)
      let found = [
        try plan.number(.translateY, of: "insertion", at: seconds),
        try plan.number(.translateY, of: "removal", at: seconds),
      ]
      #expect(agree(found, [-way * 800 * left, way * 800 * (1 - left)], within: 1e-3))
    }
  }

  @Test(arguments: left)
  func `screens grow and shrink, and fade or grow dark`(seconds: Double, left: Double) throws {
    let zoom = try preset("react-native-screen-transitions.zoom-in").plan(.push)
    let zoomed = [
      try zoom.number(.scale, of: "insertion", at: seconds),
      try zoom.number(.opacity, of: "insertion", at: seconds),
      try zoom.number(.scale, of: "removal", at: seconds),
      try zoom.number(.opacity, of: "removal", at: seconds),
    ]
    #expect(agree(zoomed, [1 - 0.5 * left, 1 - left, 0.5 + 0.5 * left, left], within: 1e-5))
    for (name, size) in [("draggable-card", 0.75), ("elastic-card", 0.8)] {
      let plan = try preset("react-native-screen-transitions.\(name)").plan(.push)
      let found = [
        try plan.number(.scale, of: "insertion", at: seconds),
        try plan.number(.scale, of: "removal", at: seconds),
      ]
      #expect(agree(found, [1 - left, size + (1 - size) * left], within: 1e-5))
    }
    let elastic = try preset("react-native-screen-transitions.elastic-card").plan(.push)
    #expect(
      isClose(try elastic.number(.opacity, of: "dim", at: seconds), 0.5 * (1 - left), within: 1e-5))
  }

  @Test func `a screen goes back on the same spring`() throws {
    let plan = try preset("react-native-screen-transitions.draggable-card").plan(.pop)
    #expect(isClose(try plan.number(.scale, of: "removal", at: 0.1), 0.455222, within: 1e-5))
    #expect(
      isClose(try plan.number(.scale, of: "insertion", at: 0.1), 1 - 0.25 * 0.455222, within: 1e-5))
  }
}
