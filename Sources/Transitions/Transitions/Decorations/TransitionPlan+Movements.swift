extension TransitionPlan {
  /// The plan with every movement in it changed.
  func changingMovements(_ change: (inout Movement) -> Void) -> TransitionPlan {
    var plan = self
    plan.layers = layers.map { $0.changingMovements(change) }
    plan.covered = covered?.changingMovements(change)
    return plan
  }
}

extension TransitionLayer {
  fileprivate func changingMovements(_ change: (inout Movement) -> Void) -> TransitionLayer {
    var layer = self
    if case .layers(let layers) = content {
      layer.content = .layers(layers.map { $0.changingMovements(change) })
    }
    layer.mask = mask?.changingMovements(change)
    for index in movements.indices { change(&layer.movements[index]) }
    return layer
  }
}
