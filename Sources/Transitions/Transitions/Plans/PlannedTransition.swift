/// A rule that is laid down once as a plan, whatever the stage, and perhaps as another one for the way
/// back.
package struct PlannedTransition: ScreenTransition, Hashable {
  /// Ways to go back in an app.
  package enum WayBack: Hashable, Sendable {
    /// The same at the same pace, from the end to the beginning.
    case swapped
    /// The same played backwards.
    case backwards
    /// Another plan.
    case plan(TransitionPlan)
  }

  /// Plan for going on.
  package var there: TransitionPlan
  /// Way to go back.
  package var back: WayBack

  /// The rule with this plan; layers without a size are as large as the stage.
  package init(_ there: TransitionPlan, back: WayBack = .swapped) {
    self.there = there
    self.back = back
  }

  /// One of the plans on the stage.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    if context.operation.isForward { return there.filling(stage) }
    return switch back {
    case .swapped: there.filling(stage).swapped
    case .backwards: there.filling(stage).backwards
    case .plan(let plan): plan.filling(stage)
    }
  }
}

extension TransitionPlan {
  /// The plan whose layers without a size are as large as the stage.
  fileprivate func filling(_ stage: TransitionEnvironment) -> TransitionPlan {
    var plan = self
    plan.layers = layers.map { $0.filling(stage) }
    return plan
  }
}

extension TransitionLayer {
  fileprivate func filling(_ stage: TransitionEnvironment) -> TransitionLayer {
    var layer = self
    layer.properties = properties.filling(stage)
    layer.mask = mask?.filling(stage)
    if case .layers(let layers) = content {
      layer.content = .layers(layers.map { $0.filling(stage) })
    }
    return layer
  }
}
