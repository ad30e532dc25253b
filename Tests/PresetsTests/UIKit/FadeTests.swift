import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// How much of each screen, and of what is behind both, is to be seen.
@Suite struct FadeTests {
  /// The shares of the arriving screen, the leaving screen and the backdrop.
  private static func shares(_ plan: TransitionPlan, at fraction: Double) throws -> [Double] {
    let moment = Time.seconds(plan.duration.seconds * fraction)
    var left = 1.0
    var shares: [Role: Double] = [:]
    for layer in plan.layers.sorted(by: { $0.properties.zPosition < $1.properties.zPosition })
      .reversed()
    {
      let opacity = layer.properties(at: moment).opacity
      guard case .screen(let role) = layer.content else { continue }
      shares[role] = left * opacity
      left *= 1 - opacity
    }
    return [try #require(shares[.insertion]), try #require(shares[.removal]), left]
  }

  private static let table: [(Double, [Double])] = [
    (0.25, [0.25, 0.5625, 0.1875]), (0.5, [0.5, 0.25, 0.25]), (0.75, [0.75, 0.0625, 0.1875]),
  ]

  @Test(arguments: table) func `a cross-fade of both screens dips to what is behind them`(
    progress: Double, expected: [Double]
  ) throws {
    let fade = Fade(.cross).animation(ComposedAnimation(.linear))
    #expect(agree(try Self.shares(fade.plan(.push), at: progress), expected, within: 1e-9))
    let back = [expected[0] * 0 + progress * progress, 1 - progress, progress * (1 - progress)]
    #expect(agree(try Self.shares(fade.plan(.pop), at: progress), back, within: 1e-9))
  }

  @Test(arguments: table) func `UIKit's dissolve is the same over black, in both directions`(
    progress: Double, expected: [Double]
  ) throws {
    var dissolve = SystemDissolve()
    dissolve.run = .curve(.linear, 1000)
    for operation in [Operation.present, .dismiss] {
      let plan = dissolve.plan(operation)
      #expect(agree(try Self.shares(plan, at: progress), expected, within: 1e-9))
      #expect(plan.background == .black)
    }
  }

  /// 1 - e^(-wt) (1 + wt) with w = 2 pi / 0.5.
  @Test(
    arguments: [
      (0, 0), (0.04, 0.091010), (0.08, 0.266194), (0.12, 0.444837), (0.16, 0.596861),
      (0.2, 0.715416), (0.25, 0.821026), (0.3, 0.890034), (0.36, 0.940084), (0.5, 0.986399),
    ] as [(Double, Double)])
  func `iOS 27's cross-fade is the default spring, and dips to nothing`(
    seconds: Double, part: Double
  ) throws {
    for operation in [Operation.push, .pop, .present] {
      let plan = Preset.ios(.crossFade).plan(operation)
      let shares = try Self.shares(plan, at: seconds / plan.duration.seconds)
      #expect(agree(shares, [part, 1 - part, 0], within: 1e-3))
    }
  }

  @Test(arguments: [0.25, 0.5, 0.75]) func `Core Animation's fade has no dip`(
    progress: Double
  ) throws {
    let fade = LayerTransition(.fade, .curve(.linear, 1000))
    for operation in [Operation.push, .pop] {
      let shares = try Self.shares(fade.plan(operation), at: progress)
      #expect(agree(shares, [progress, 1 - progress, 0], within: 1e-9))
    }
  }
}
