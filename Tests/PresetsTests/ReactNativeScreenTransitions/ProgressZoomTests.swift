import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Presets of react-native-screen-transitions that lead a screen out of what was touched.
@Suite struct ProgressZoomTests {
  private static func probe(
    _ name: ReactNativeScreenTransitionsPreset, _ operation: SegueTransitions.Operation = .push
  ) throws -> ContainerProbe {
    try ContainerProbe(.reactNativeScreenTransitions(name), operation)
  }

  /// The box at a progress between the card and the stage.
  private static func sides(at progress: Double) -> [Double] {
    zip(ContainerProbe.card.sides, [0, 0, 360, 640]).map { $0 + ($1 - $0) * progress }
  }

  /// The remaining part of the way on 3/1000/500, critically damped: e^(-wt) (1 + wt) with w = √(1000 / 3).
  @Test(arguments: ProgressCardTests.left.dropFirst())
  func `a screen grows out of what was touched on the library's spring`(
    seconds: Double, left: Double
  ) throws {
    let (progress, time) = (1 - left, seconds * 1000)
    let probe = try Self.probe(.zoom)
    let box = Self.sides(at: progress)
    // The screen behind shrinks to 0.9375, and what was touched on it as well, about the middle of the stage.
    let factor = 1 - 0.0625 * progress
    #expect(try probe.frame("mask", at: time).agrees(with: box, within: 0.01))
    let seen = try probe.layer("mask", at: time).opacity
    #expect(isClose(seen, min(progress / 0.5, 1), within: 0.01))
    #expect(isClose(try probe.layer("backdrop", at: time).transform.scale.x, factor, within: 1e-4))
    let screen = try probe.frame("detail", at: time)
    #expect(agree([screen.minX, screen.minY], [box[0], box[1]], within: 0.01))
    #expect(isClose(screen.width, box[2] - box[0], within: 0.02))
    let touched = try probe.frame("start", at: time)
    let wanted = 180 + (box[0] - 180) * factor
    #expect(isClose(touched.minX, wanted, within: 0.02))
    #expect(isClose(touched.width, (box[2] - box[0]) * factor, within: 0.02))
    #expect(isClose(try probe.layer("start", at: time).opacity, 1 - progress, within: 0.01))
  }

  /// The remaining part on 3/1100/98: e^(-at) (cos bt + a/b sin bt) with a = 98/6 and b = √(1100/3 - a²).
  private static func swung(_ seconds: Double) -> Double {
    let (a, b) = (98.0 / 6, (1100.0 / 3 - 98.0 * 98 / 36).squareRoot())
    return PortableMath.exp(-a * seconds)
      * (PortableMath.cos(b * seconds) + a / b * PortableMath.sin(b * seconds))
  }

  @Test(arguments: [20, 40, 60, 80, 100, 130, 160, 200, 240, 300] as [Double])
  func `it closes on a spring that swings a little`(time: Double) throws {
    let left = Self.swung(time / 1000)
    let probe = try Self.probe(.zoom, .pop)
    #expect(try probe.frame("mask", at: time).agrees(with: Self.sides(at: left), within: 0.01))
    let opacity = min(max((left - 0.6) / 0.4, 0), 1)
    #expect(isClose(try probe.layer("mask", at: time).opacity, opacity, within: 0.01))
    let touched = 1 - min(max((left - 0.9) / 0.1, 0), 1)
    #expect(isClose(try probe.layer("end", at: time).opacity, touched, within: 0.05))
  }

  /// 3/1500/1000 is critically damped with w = √500.
  @Test(arguments: [10, 25, 40, 60, 80, 100, 130, 160, 200, 250] as [Double])
  func `a picture opens in the dark on a stiffer spring`(time: Double) throws {
    let turn = 500.0.squareRoot() * time / 1000
    let progress = 1 - PortableMath.exp(-turn) * (1 + turn)
    let probe = try Self.probe(.sharedIGImage)
    #expect(try probe.frame("mask", at: time).agrees(with: Self.sides(at: progress), within: 0.01))
    #expect(isClose(try probe.layer("dim", at: time).opacity, 0.5 * progress, within: 1e-3))
    if progress < 0.9 {
      let radius = try probe.layer("mask", at: time).cornerRadii.topLeft
      #expect(isClose(radius, 24 * progress, within: 0.05))
    }
  }

  /// 4/600/60: e^(-at) (cos bt + a/b sin bt) with a = 7.5 and b = √(150 - a²).
  @Test(arguments: [20, 50, 80, 110, 140, 180, 220, 270, 330, 400] as [Double])
  func `a record swings back into its place`(time: Double) throws {
    let (a, b, seconds) = (7.5, (150 - 7.5 * 7.5).squareRoot(), time / 1000)
    let left =
      PortableMath.exp(-a * seconds)
      * (PortableMath.cos(b * seconds) + a / b * PortableMath.sin(b * seconds))
    let probe = try Self.probe(.sharedAppleMusic, .pop)
    #expect(try probe.frame("mask", at: time).agrees(with: Self.sides(at: left), within: 0.02))
    #expect(
      isClose(
        try probe.layer("backdrop", at: time).transform.scale.x, 1 - 0.1 * left, within: 1e-3))
    let opacity = min(max(left / 0.25, 0), 1)
    // Where the spring swings beyond its place the number does, too; drawing takes less than nothing for nothing.
    let shown = max(try probe.layer("mask", at: time).opacity, 0)
    #expect(isClose(shown, opacity, within: 0.02))
  }

  @Test func `screens that share nothing fade`() throws {
    let context = TransitionContext(.push, on: ContainerProbe.stage)
    let plan = Preset.reactNativeScreenTransitions(.zoom).plan(for: context)
    #expect(plan.layers.map(\.name) == ["removal", "insertion"])
  }
}
