import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct AndroidCardTests {
  private static let stage = TransitionEnvironment(size: Size(390, 800))

  @Test(
    arguments: [
      (0.05, [31.2391, 0.683594]), (0.1, [12.5543, 0.9375]), (0.2, [0.9762, 1]),
      (0.3, [0.0040, 1]), (0, [67.52, 0]),
    ] as [(Double, [Double])])
  func `fading from the bottom`(seconds: Double, expected: [Double]) throws {
    let plan = try preset("react-navigation.fade-from-bottom").plan(.push)
    let found = [
      try plan.number(.translateY, of: "insertion", at: seconds),
      try plan.number(.opacity, of: "insertion", at: seconds),
    ]
    #expect(agree(found, expected, within: 1e-4))
  }

  @Test(
    arguments: [
      (0.05, [29.61, 0.68359]), (0.1, [11.90, 0.9375]), (0.2, [0.93, 1]),
    ] as [(Double, [Double])])
  func `fading from the bottom of 800 points`(seconds: Double, expected: [Double]) throws {
    let plan = try preset("react-navigation.fade-from-bottom").plan(.push, on: Self.stage)
    let found = [
      try plan.number(.translateY, of: "insertion", at: seconds),
      try plan.number(.opacity, of: "insertion", at: seconds),
    ]
    #expect(agree(found, expected, within: 6e-3))
  }

  /// The arriving screen's scale and opacity, the leaving one's scale, the dimming.
  @Test(
    arguments: [
      (0.05, [0.874335, 0, 1.008112, 0]), (0.075, [0.935670, 0.5, 1.028557, 0]),
      (0.1, [0.965925, 1, 1.038642, 0.0611]), (0.2, [0.992592, 1, 1.047531, 0.4204]),
    ] as [(Double, [Double])])
  func `scaling from the center`(seconds: Double, expected: [Double]) throws {
    let plan = try preset("react-navigation.scale-from-center").plan(.push)
    let found = [
      try plan.number(.scale, of: "insertion", at: seconds),
      try plan.number(.opacity, of: "insertion", at: seconds),
      try plan.number(.scale, of: "removal", at: seconds),
      try plan.number(.opacity, of: "dim", at: seconds),
    ]
    #expect(agree(found, expected, within: 6e-5))
  }

  @Test(
    arguments: [
      (0.05, [84.4441, -11.5559, 0]), (0.0915, [33.6340, -62.3660, 0.5]),
      (0.133, [15.7671, -80.2329, 1]), (0.225, [4.7412, -91.2588, 1]),
    ] as [(Double, [Double])])
  func `fading from the right`(seconds: Double, expected: [Double]) throws {
    for stage in [phone, phone.mirrored] {
      let plan = try preset("react-navigation.fade-from-right").plan(.push, on: stage)
      let side: Double = stage.isRightToLeft ? -1 : 1
      let found = [
        try plan.number(.translateX, of: "insertion", at: seconds) * side,
        try plan.number(.translateX, of: "removal", at: seconds) * side,
        try plan.number(.opacity, of: "insertion", at: seconds),
      ]
      #expect(agree(found, expected, within: 2e-4))
    }
  }

  /// The window's edge follows 0.959 of one curve and 0.041 of another; the card in it hardly moves.
  ///
  /// The numbers come from the curves of the platform's sources, by bisection outside of this program.
  @Test(
    arguments: [
      (0.05, [730.37411, -697.06327]), (0.1, [234.93665, -207.34875]),
      (0.2, [56.51434, -47.36916]), (0.3, [12.20461, -10.16407]),
    ] as [(Double, [Double])])
  func `revealing from the bottom opens a window`(seconds: Double, expected: [Double]) throws {
    let plan = try preset("react-navigation.reveal-from-bottom").plan(.push)
    let lift = try plan.number(.translateY, of: "lift", at: seconds)
    let window = try plan.number(.translateY, of: "window", at: seconds)
    let card = try plan.number(.translateY, of: "insertion", at: seconds)
    #expect(agree([lift + window, card], expected, within: 1e-3))
    #expect(try plan.layer("window").properties.clipsToBounds)
  }

  @Test func `dialogs and sheets keep what is behind them`() throws {
    for name in ["dialog", "bottom-sheet", "modal-fade"] {
      let plan = try preset("react-navigation.\(name)").plan(.present)
      #expect(plan.keepsRemoval)
    }
    let close = try preset("react-navigation.dialog").plan(.dismiss)
    #expect(try close.number(.opacity, of: "dim", at: 0) == 0.6)
    #expect(try close.number(.scale, of: "removal", at: 0.22) == 0.9)
  }

  @Test func `react-native-screens' push is the system's within a hundredth`() throws {
    let native = try preset("react-native-screens.simple-push").plan(.push)
    let system = try preset("ios.push").plan(.push)
    for step in 0...50 {
      let seconds = Double(step) / 100
      let a = try native.number(.translateX, of: "insertion", at: seconds)
      let b = try system.number(.translateX, of: "insertion", at: seconds)
      #expect((a - b).magnitude <= 0.0063 * 390)
    }
  }

  @Test func `React Navigation's spring ends within ten points of rest`() throws {
    let plan = try preset("react-navigation.slide-from-right").plan(.push)
    let last = plan.duration.seconds - 1e-6
    let x = try plan.number(.translateX, of: "insertion", at: last)
    #expect(x > 0 && x < 10)
    let speed = (try plan.number(.translateX, of: "insertion", at: last - 1e-3) - x) / 1e-3
    #expect(agree([speed], [10], within: 0.2))
  }
}
