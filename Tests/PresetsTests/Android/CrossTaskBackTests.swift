import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Android's predictive back from one app to another.
@Suite struct CrossTaskBackTests {
  private static let stage = TransitionEnvironment(size: Size(360, 640), cornerRadius: 24)
  private static let context = TransitionContext(.pop, on: stage)

  private static func rule() throws -> any PreviewedTransition {
    try #require(preset("android.cross-task-back").previewed)
  }

  /// A window's scale, and the left and right edges that its box has then.
  private static func edges(
    _ role: Role, _ plan: TransitionPlan, at seconds: Double
  ) throws -> [Double] {
    let scale = try plan.number(.scale, of: role.rawValue, at: seconds)
    let middle = 180 + (try plan.number(.translateX, of: role.rawValue, at: seconds))
    return [middle - 180 * scale, middle + 180 * scale]
  }

  /// `DecelerateInterpolator` makes p = 1 - (1 - x)² of the finger's progress.
  ///
  /// The upper window is 360 (1 - 0.2 p) wide and ends 8 p before the right edge, the lower one 14 points before the
  /// upper one.
  @Test(
    arguments: [
      (0, 0), (0.1, 0.19), (0.2, 0.36), (0.3, 0.51), (0.4, 0.64), (0.5, 0.75), (0.6, 0.84),
      (0.7, 0.91), (0.8, 0.96), (0.9, 0.99), (1, 1),
    ] as [(Double, Double)])
  func `under the finger both windows shrink side by side`(progress: Double, part: Double) throws {
    let plan = try #require(try Self.rule().preview(for: Self.context))
    let (width, right) = (360 * (1 - 0.2 * part), 360 - 8 * part)
    let upper = [right - width, right]
    #expect(agree(try Self.edges(.removal, plan, at: progress), upper, within: 1e-3))
    let lower = [upper[0] - 14 - width, upper[0] - 14]
    #expect(agree(try Self.edges(.insertion, plan, at: progress), lower, within: 1e-3))
    #expect(plan.background == Color(rgb: 0x43433A))
    let look = try plan.layer("removal").properties(at: .seconds(progress))
    #expect(look.cornerRadii.topLeft == 24 && look.clipsToBounds)
  }

  /// Released at a half, p is 0.75: the boxes go from there along Android's emphasized curve in half a second.
  @Test(arguments: [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500] as [Double])
  func `released, the lower one covers all, and the other one rests in the middle`(
    time: Double
  ) throws {
    let release = Release(progress: 0.5, velocity: 0, length: 360, duration: .milliseconds(500))
    let plan = try Self.rule().commit(Self.context, after: release)
    #expect(plan.duration == .milliseconds(500))
    let part = Easing(named: "android.fast-out-extra-slow-in")?.value(at: time / 500) ?? .nan
    let mixed = { (start: [Double], end: [Double]) in
      zip(start, end).map { $0 + ($1 - $0) * part }
    }
    let (upper, lower) = ([48.0, 354], [-272.0, 34])
    let seconds = time / 1000
    #expect(
      agree(
        try Self.edges(.removal, plan, at: seconds), mixed(upper, [36, 324]), within: 1e-3))
    #expect(
      agree(
        try Self.edges(.insertion, plan, at: seconds), mixed(lower, [0, 360]), within: 1e-3))
    #expect(plan.layers.map(\.name) == ["removal", "insertion"])
  }
}
