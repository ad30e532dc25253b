public import SegueMotion
import SegueSceneGraph

/// An exchange as it passes in a film: who asks for it, by which rule, when, and led by whom.
public struct PlayedExchange: Sendable {
  /// A stretch of time in which it proceeds in one way.
  public struct Stretch: Hashable, Sendable {
    /// When it begins.
    public var start: Time
    /// When it is over.
    public var end: Time
    /// Whether a finger leads it.
    public var isLed: Bool
  }

  /// The index of the step that asks for it.
  public private(set) var step: Int
  /// What the rule was asked.
  public let exchange: Exchange
  /// The rule, reduced where motion is.
  public let transition: any ScreenTransition
  /// What the rule has answered.
  public let plan: ExchangePlan
  /// The screens, in their roles.
  public let screens: [Role: Screen]
  /// How it proceeds, one stretch after the other; none where it is cut.
  public private(set) var stretches: [Stretch]
  /// The finger that leads it.
  public private(set) var gesture: Gesture?
  /// Whether it ends where it began, because the finger came back, or because it was turned around.
  public private(set) var isGivenUp: Bool
  /// What may surprise people about it, the meant things too.
  public private(set) var warnings: [TransitionWarning]
  /// What of that is meant.
  public let accepted: Set<TransitionWarning.Kind>
  /// Whether it begins midway, where another step has turned an exchange around; the screens, the rule and
  /// the plan are those of that exchange.
  public private(set) var isTurned = false
  /// When another step puts an end to it before it is over; `nil` for most.
  public private(set) var interruption: Time?

  /// When it begins; `nil` where it is cut.
  public var start: Time? { stretches.first?.start }
  /// When it is over, or something puts an end to it.
  public var end: Time? { stretches.last?.end }

  /// Puts an end to it.
  mutating func interrupt(at time: Time) {
    interruption = time
    stretches.removeAll { $0.start >= time }
    if let last = stretches.indices.last { stretches[last].end = min(stretches[last].end, time) }
  }

  /// The exchange as another step turns it around.
  func turned(
    by step: Int, _ stretches: [Stretch], led gesture: Gesture?, isGivenUp: Bool
  ) -> PlayedExchange {
    var turned = self
    (turned.step, turned.stretches, turned.gesture) = (step, stretches, gesture)
    (turned.isGivenUp, turned.isTurned, turned.interruption) = (isGivenUp, true, nil)
    // What may surprise about it has been said already.
    turned.warnings = []
    return turned
  }
}
