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
  public let step: Int
  /// What the rule was asked.
  public let exchange: Exchange
  /// The rule, reduced where motion is.
  public let transition: any ScreenTransition
  /// What the rule has answered.
  public let plan: ExchangePlan
  /// The screens, in their roles.
  public let screens: [Role: Screen]
  /// How it proceeds, one stretch after the other; none where it is cut.
  public let stretches: [Stretch]
  /// The finger that leads it.
  public let gesture: Gesture?
  /// Whether it ends where it began, because the finger came back.
  public let isGivenUp: Bool
  /// What may surprise people about it, the meant things too.
  public let warnings: [TransitionWarning]
  /// What of that is meant.
  public let accepted: Set<TransitionWarning.Kind>

  /// When it begins; `nil` where it is cut.
  public var start: Time? { stretches.first?.start }
  /// When it is over, unless something interrupts it.
  public var end: Time? { stretches.last?.end }
}
