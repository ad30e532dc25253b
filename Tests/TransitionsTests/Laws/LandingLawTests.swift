import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing

/// Springs land: the last step of whatever a spring moves is not larger than the step before it, at
/// 60 and at 120 frames a second, but for the presets whose platforms have it otherwise.
@Suite struct LandingLawTests {
  /// What may be lost between two frames, in points: a fiftieth of a pixel.
  private static let epsilon = 0.02

  /// By how much the last step of a plan's springs exceeds the one before.
  private static func excess(of plan: ExchangePlan) -> Double {
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
      let exchange = Exchange(operation, on: phone)
      let excess = Self.excess(of: rule.plan(for: exchange))
      #expect(excess <= Self.epsilon || rule.snap(in: exchange) != nil, "\(operation): \(excess)")
    }
  }

  /// The three that this was seen in first: a point on a phone, half of one, and none.
  @Test(arguments: ["classic.slide-up", "composed.swing", "ios.push"])
  func `what comes from Apple lands`(name: String) throws {
    #expect(try preset(name).snap(in: Exchange(.push, on: phone)) == nil)
  }

  @Test(arguments: [
    "compose.slide-into", "react-navigation.slide-from-right", "flutter.cupertino-popup",
  ])
  func `what does not land says why`(name: String) throws {
    let exchange = Exchange(.push, on: phone)
    let rule = try preset(name)
    #expect(Self.excess(of: rule.plan(for: exchange)) > 0)
    #expect(try #require(rule.snap(in: exchange)).contains("puts a spring on its target"))
  }
}
