import SegueGeometry
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// The founding examples, against their tables.
@Suite struct FoundingTests {
  /// The opacity, and the coefficients a and b of the flat map.
  @Test(
    arguments: [
      (0, [0, 0.1, 0]), (0.1, [0.017027, 0.115065, 0.025002]),
      (0.25, [0.093465, 0.083470, 0.199487]), (0.5, [0.315357, -0.374699, -0.402617]),
      (0.75, [0.621862, 0.034842, 0.883067]), (0.9, [0.839428, -0.424601, -0.885736]),
      (1, [1, 1, 0]),
    ] as [(Double, [Double])])
  func `two turns, from a tenth of the size, out of nothing`(
    seconds: Double, expected: [Double]
  ) throws {
    let plan = try preset("classic.rotate-scale").plan(.present)
    let map = try plan.affine(of: .insertion, at: seconds)
    let opacity = try plan.number(.opacity, of: "insertion", at: seconds)
    #expect(agree([opacity, map[0], map[1]], expected, within: 2e-6))
    #expect(agree([map[2], map[3], map[4], map[5]], [-map[1], map[0], 0, 0], within: 1e-12))
  }

  @Test(
    arguments: [
      (0.05, 0.040904), (0.0875, 0.129162), (0.1, 0.169702), (0.175, 0.5), (0.2, 0.621569),
      (0.2625, 0.870838), (0.3, 0.959096), (0.35, 1),
    ])
  func `the arriving screen fades in above the other, on and back`(
    seconds: Double, opacity: Double
  ) throws {
    for operation in [Operation.push, .pop] {
      let plan = try preset("classic.fade").plan(operation)
      #expect(
        agree([try plan.number(.opacity, of: "insertion", at: seconds)], [opacity], within: 2e-6))
      #expect(try plan.layer("insertion").properties.zPosition == 1)
      #expect(try plan.layer("removal").properties.zPosition == 0)
    }
  }

  /// The arriving screen's way, the other one's opacity and scale.
  @Test(
    arguments: [
      (0, [844, 1, 1]), (0.05, [562.059, 0.949892, 0.986638]),
      (0.1, [243.412, 0.893260, 0.971536]), (0.15, [78.171, 0.863893, 0.963705]),
      (0.19, [23.677, 0.854208, 0.961122]), (0.2, [16.385, 0.852912, 0.960777]),
      (0.25, [-0.329, 0.849942, 0.959984]), (0.3, [-2.482, 0.849559, 0.959882]),
      (0.35, [-1.546, 0.849725, 0.959927]), (0.38, [0, 0.85, 0.96]),
    ] as [(Double, [Double])])
  func `a screen rises on a spring, the other one steps back`(
    seconds: Double, expected: [Double]
  ) throws {
    let plan = try preset("classic.slide-up").plan(.present)
    let y = try plan.number(.translateY, of: "insertion", at: seconds)
    let behind = [
      try plan.number(.opacity, of: "removal", at: seconds),
      try plan.number(.scale, of: "removal", at: seconds),
    ]
    #expect(agree([y], [expected[0]], within: 1e-3))
    #expect(agree(behind, [expected[1], expected[2]], within: 2e-6))
  }

  @Test func `the presentation goes back as it came, played backwards`() throws {
    let (there, back) = (
      try preset("classic.rotate-scale").plan(.present),
      try preset("classic.rotate-scale").plan(.dismiss)
    )
    for seconds in [0.1, 0.25, 0.5, 0.9] {
      let a = try there.affine(of: .insertion, at: seconds)
      #expect(agree(a, try back.affine(of: .removal, at: 1 - seconds), within: 1e-9))
    }
  }
}
