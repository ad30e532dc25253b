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
    _ transition: any ScreenTransition, on stage: Stage
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
