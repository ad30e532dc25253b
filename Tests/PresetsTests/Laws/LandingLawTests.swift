import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Springs land: the last step of whatever a spring moves is not larger than the step before it, at
/// 60 and at 120 frames a second, but for the presets whose platforms have it otherwise.
@Suite struct LandingLawTests {
  /// What may be lost between two frames, in points: a fiftieth of a pixel.
  private static let epsilon = 0.02

  /// By how much the last step of a plan's springs exceeds the one before.
  private static func excess(of plan: TransitionPlan) -> Double {
    var excess = 0.0
    for movement in plan.layers.flatMap(\.allMovements) {
      guard case .spring = movement.animation.pace else { continue }
      for rate in [60.0, 120] {
        excess = max(excess, Self.excess(of: movement.animation, at: rate))
      }
    }
    return excess
  }

  private static func excess(of animation: Animation, at rate: Double) -> Double {
    guard let end = animation.end else { return .infinity }
    let last = Int((end.seconds * rate).rounded(.up))
    let values = (last - 2...last).map { frame in
      animation.value(at: Double(frame) / rate, model: .number(0), current: .number(0))
    }
    guard values.count == 3, case .numbers(let a)? = values[0], case .numbers(let b)? = values[1],
      case .numbers(let c)? = values[2]
    else { return 0 }
    return length(c - b) - length(b - a)
  }

  private static func length(_ way: SIMD4<Double>) -> Double {
    (0..<4).map { way[$0].magnitude }.max() ?? 0
  }

  @Test(arguments: PresetCatalog.names)
  func `the last step of a spring is not larger than the one before it`(name: String) throws {
    let rule = try preset(name)
    for operation in Operation.allCases {
      let context = TransitionContext(operation, on: phone)
      let excess = Self.excess(of: rule.plan(for: context))
      #expect(
        excess <= Self.epsilon || rule.plan(for: context).snap != nil, "\(operation): \(excess)")
    }
  }

  @Test(
    arguments: [
      ("classic.slide-up", .uiKit), ("ios.push", .uiKit),
      ("react-native-screens.simple-push", .uiKit),
      ("compose.slide-into", .compose), ("react-navigation.slide-from-right", .reactNavigation),
      ("flutter.cupertino-popup", .flutter),
    ] as [(String, SpringSampling.Platform)])
  func `what does not land ends as its platform's springs do, and says so`(
    name: String, platform: SpringSampling.Platform
  ) throws {
    let plan = try preset(name).plan(for: TransitionContext(.push, on: phone))
    #expect(Self.excess(of: plan) > 0)
    #expect(plan.snap == platform && platform.reason.contains(platform.rawValue))
  }

  /// The composed model's springs are those of UIKit's animators, whatever numbers they have.
  @Test func `a composed transition ends as UIKit's springs do`() throws {
    let spring = try Spring(mass: 1, stiffness: 300, damping: 50)
    for animation in [ComposedAnimation(spring), ComposedAnimation(pace: .spring(spring))] {
      let plan = Slide().animation(animation).plan(for: TransitionContext(.push, on: phone))
      #expect(plan.snap == .uiKit)
    }
  }
}
