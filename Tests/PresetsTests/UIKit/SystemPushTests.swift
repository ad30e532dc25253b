import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct SystemPushTests {
  private static let table: [(Double, [Double])] = [
    (0, [390, 0, 0]), (0.05, [299.430, -27.171, 0.023223]),
    (0.1, [177.536, -63.739, 0.054478]), (0.15, [94.278, -88.717, 0.075826]),
    (0.2, [47.080, -102.876, 0.087928]), (0.25, [22.605, -110.218, 0.094204]),
    (0.3, [10.561, -113.832, 0.097292]), (0.4, [2.181, -116.346, 0.099441]),
  ]

  @Test(arguments: table) func `both screens and the dimming follow the system's spring`(
    seconds: Double, expected: [Double]
  ) throws {
    let plan = try preset("ios.push").plan(.push)
    let found = [
      try plan.number(.translateX, of: "insertion", at: seconds),
      try plan.number(.translateX, of: "removal", at: seconds),
      try plan.number(.opacity, of: "dim", at: seconds),
    ]
    #expect(agree(found, expected, within: 5e-4))
  }

  @Test func `at the end everything is exactly in place`() throws {
    let plan = try preset("ios.push").plan(.push)
    #expect(try plan.number(.translateX, of: "insertion", at: 0.5) == 0)
    #expect(try plan.number(.translateX, of: "removal", at: 0.5) == -117)
    #expect(plan.duration == .milliseconds(500))
  }

  @Test(arguments: table) func `a pop is the same in the other direction`(
    seconds: Double, expected: [Double]
  ) throws {
    let plan = try preset("ios.push").plan(.pop)
    let found = [
      try plan.number(.translateX, of: "removal", at: seconds),
      try plan.number(.translateX, of: "insertion", at: seconds),
      try plan.number(.opacity, of: "dim", at: seconds),
    ]
    let mirrored = [390 - expected[0], -117 - expected[1], 0.1 - expected[2]]
    #expect(agree(found, mirrored, within: 5e-4))
    #expect(plan.layers.map(\.name) == ["insertion", "dim", "removal"])
  }

  @Test func `where reading begins at the right, everything is mirrored`() throws {
    let plan = try preset("ios.push").plan(.push, on: phone.mirrored)
    #expect(try plan.number(.translateX, of: "insertion", at: 0) == -390)
    #expect(try plan.number(.translateX, of: "removal", at: 0.5) == 117)
  }

  @Test func `the older push moves the lower screen by a third along a curve`() throws {
    let plan = try preset("ios.push-legacy").plan(.push)
    #expect(plan.duration == .milliseconds(350))
    #expect(agree([try plan.number(.translateX, of: "removal", at: 0.35)], [-130], within: 1e-9))
    #expect(agree([try plan.number(.translateX, of: "insertion", at: 0.175)], [195], within: 1e-9))
  }

  @Test func `iOS 26's page has the display's corners, and square ones at the end`() throws {
    let plan = try preset("ios.push-26").plan(.push)
    #expect(try plan.number(.cornerRadius, of: "insertion", at: 0.1) == 47)
    #expect(try plan.number(.cornerRadius, of: "insertion", at: 0.5) == 0)
    var square = phone
    square.cornerRadius = 0
    let plain = try preset("ios.push").plan(.push, on: square)
    #expect(try preset("ios.push-26").plan(.push, on: square) == plain)
  }
}
