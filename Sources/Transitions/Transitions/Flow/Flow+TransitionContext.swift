package import SegueMotion
public import SegueSceneGraph

extension Step {
  /// The steps by which one screen takes another's place, and nothing else.
  ///
  /// What an operation undoes has been done before, in no time.
  public static func exchange(
    from: LayerID, to: LayerID, by operation: Operation,
    with transition: (any ScreenTransition)? = nil, led gesture: Gesture? = nil
  ) -> [Step] {
    switch operation {
    case .push: [Step(.show([from])), Step(.push(to), with: transition, by: gesture)]
    case .pop: [Step(.show([to, from])), Step(.pop(1), with: transition, by: gesture)]
    case .present: [Step(.show([from])), Step(.present(to), with: transition, by: gesture)]
    case .dismiss:
      [
        Step(.show([to])),
        Step(.present(from), with: transition.map { Retimed($0, .speed(.infinity)) }),
        Step(.dismiss, with: transition, by: gesture),
      ]
    case .tabForward, .tabBackward:
      [Step(.show([from])), Step(.select(to), with: transition, by: gesture)]
    }
  }
}

extension Flow {
  /// The flow in which `after` takes the place of `before`, and nothing else happens.
  public init(
    exchanging before: Screen, with after: Screen, by operation: Operation,
    _ transition: any ScreenTransition, on stage: TransitionEnvironment
  ) {
    let tabs: [LayerID] =
      switch operation {
      case .tabForward: [before.id, after.id]
      case .tabBackward: [after.id, before.id]
      case .push, .pop, .present, .dismiss: []
      }
    self.init(
      [before, after], tabs: tabs,
      steps: Step.exchange(from: before.id, to: after.id, by: operation, with: transition),
      on: stage
    ) { _ in transition }
  }
}

extension PlayedTransition {
  /// Rest before the gesture, and the time that the finger stays down, in the film of a canceled transition.
  package static let pause = Time.milliseconds(200)

  /// A film of nothing but this transition, in which a finger comes so far, as a fraction, and back; `nil`
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
