public import SegueMotion
package import SegueSceneGraph

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

extension PlayedExchange {
  /// How long the film of an exchange that is given up rests before, and the finger is down.
  package static let pause = Time.milliseconds(200)

  /// A film of nothing but this exchange, in which a finger comes so far, as a fraction, and back; `nil`
  /// where no finger leads it.
  package func givenUp(at progress: Double, on canvas: Canvas) -> AnimatedScene? {
    guard var gesture, let from = screens[.removal], let to = screens[.insertion],
      exchange.depth == 0
    else { return nil }
    let length = gesture.length(on: exchange.stage)
    gesture.touches = [
      Gesture.Touch(0, at: .zero), Gesture.Touch(progress * length, at: Self.pause),
    ]
    // The finger flicks back, which no rule takes for an end.
    gesture.velocity = -10 * length
    (gesture.start, gesture.isShown) = (nil, false)
    let steps = Step.exchange(from: from.id, to: to.id, by: exchange.operation, with: transition)
    guard var last = steps.last else { return nil }
    last.gesture = gesture
    let flow = Flow(
      [from, to], tabs: exchange.operation.tabs([from.id, to.id]),
      // It rests before it begins, so that both rests can be compared.
      steps: steps.dropLast() + [Step(.hold(Self.pause)), last], on: exchange.stage,
      standard: { [transition] _ in transition })
    return try? flow.film(on: canvas)
  }
}

extension Operation {
  /// The order of two tabs, the one that is left first.
  fileprivate func tabs(_ screens: [LayerID]) -> [LayerID] {
    switch self {
    case .tabForward: screens
    case .tabBackward: screens.reversed()
    default: []
    }
  }
}
