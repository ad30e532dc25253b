package import SegueGeometry
package import SegueMotion
package import SegueSceneGraph

extension TransitionPlan {
  /// The layers that hold a screen at a moment of a transition, outermost first and the screen last.
  package struct ScreenPath: Hashable, Sendable {
    /// Properties of each layer.
    package let layers: [LayerProperties]

    /// The map from the screen's own plane to the stage.
    package var projection: Projection {
      var map = Projection.identity
      for (index, layer) in layers.enumerated().reversed() {
        let viewer = index > 0 ? layers[index - 1].perspectiveTransform : .identity
        map = map.followed(by: layer.localTransform.followed(by: viewer).projection)
      }
      return map
    }

    /// Total opacity of the screen.
    package var opacity: Double { layers.reduce(1) { $0 * min(max($1.opacity, 0), 1) } }
  }
}

extension TransitionPlan {
  /// The layers that hold a screen, as they look at a moment of the transition; `nil` where the plan
  /// does not show the screen.
  package func path(to role: Role, at time: Time, on stage: TransitionEnvironment) -> ScreenPath? {
    layers.path(to: role, at: time, on: stage).map { ScreenPath(layers: $0) }
  }

  /// The map from a screen's own plane to the stage, at a moment of the transition.
  package func projection(
    of role: Role, at time: Time, on stage: TransitionEnvironment
  ) -> Projection? {
    path(to: role, at: time, on: stage)?.projection
  }

  /// Returns the total opacity of a screen at a moment of the transition.
  package func opacity(of role: Role, at time: Time, on stage: TransitionEnvironment) -> Double? {
    path(to: role, at: time, on: stage)?.opacity
  }
}

extension TransitionLayer {
  /// Returns `true` if the layer is a screen in this role, or holds it.
  package func holds(_ role: Role) -> Bool {
    switch content {
    case .screen(let own): own == role
    case .element: false
    case .layers(let layers): layers.contains { $0.holds(role) }
    }
  }

  /// Returns the properties of the layer at a moment of the transition.
  package func properties(at time: Time) -> LayerProperties {
    movements.reduce(into: properties) { result, movement in
      let property = movement.property
      guard let model = properties[property], let current = result[property] else { return }
      let value = movement.animation.value(at: time.seconds, model: model, current: current)
      if let value { result[property] = value }
    }
  }

  fileprivate func path(
    to role: Role, at time: Time, on stage: TransitionEnvironment
  ) -> [LayerProperties]? {
    switch content {
    case .screen(let own): own == role ? [properties(at: time).filling(stage)] : nil
    case .element: nil
    case .layers(let layers):
      layers.path(to: role, at: time, on: stage).map { [properties(at: time)] + $0 }
    }
  }
}

extension [TransitionLayer] {
  /// The way to a screen through the first of the layers that holds it.
  fileprivate func path(
    to role: Role, at time: Time, on stage: TransitionEnvironment
  ) -> [LayerProperties]? {
    for layer in self {
      if let path = layer.path(to: role, at: time, on: stage) { return path }
    }
    return nil
  }
}

extension LayerProperties {
  /// A screen fills the stage, whatever its plan does to it, unless the plan gives it a size.
  func filling(_ stage: TransitionEnvironment) -> LayerProperties {
    guard size == .zero else { return self }
    var properties = self
    properties.size = stage.size
    properties.position = position + anchor.offset(in: stage.size)
    return properties
  }
}
