public import SegueGeometry
public import SegueMotion
public import SegueSceneGraph

extension ExchangePlan {
  /// The layers that hold a screen, outermost first and the screen last, as they look at a moment
  /// of the exchange; `nil` where the plan does not show the screen.
  public func path(
    to role: Role, at time: Time, on stage: Stage
  ) -> [LayerProperties]? {
    layers.lazy.compactMap { $0.path(to: role, at: time, on: stage) }.first
  }

  /// The map from a screen's own plane to the stage, at a moment of the exchange.
  public func projection(of role: Role, at time: Time, on stage: Stage) -> Projection? {
    guard let path = path(to: role, at: time, on: stage) else { return nil }
    var map = Projection.identity
    for (index, layer) in path.enumerated().reversed() {
      let viewer = index > 0 ? path[index - 1].perspectiveTransform : .identity
      map = map.followed(by: layer.localTransform.followed(by: viewer).projection)
    }
    return map
  }

  /// How much of a screen is to be seen, at a moment of the exchange.
  public func opacity(of role: Role, at time: Time, on stage: Stage) -> Double? {
    path(to: role, at: time, on: stage)?.reduce(1) { $0 * min(max($1.opacity, 0), 1) }
  }
}

extension PlanLayer {
  /// Whether the layer is a screen in this role, or holds it.
  public func holds(_ role: Role) -> Bool {
    switch content {
    case .screen(let own): own == role
    case .layers(let layers): layers.contains { $0.holds(role) }
    }
  }

  /// How the layer looks at a moment of the exchange.
  public func properties(at time: Time) -> LayerProperties {
    movements.reduce(into: properties) { result, movement in
      let property = movement.property
      guard let model = properties[property], let current = result[property] else { return }
      let value = movement.animation.value(at: time.seconds, model: model, current: current)
      if let value { result[property] = value }
    }
  }

  fileprivate func path(
    to role: Role, at time: Time, on stage: Stage
  ) -> [LayerProperties]? {
    switch content {
    case .screen(let own): return own == role ? [properties(at: time).filling(stage)] : nil
    case .layers(let layers):
      let inner = layers.lazy.compactMap { $0.path(to: role, at: time, on: stage) }.first
      return inner.map { [properties(at: time)] + $0 }
    }
  }
}

extension LayerProperties {
  /// A screen fills the stage, whatever its plan does to it, unless the plan gives it a size.
  func filling(_ stage: Stage) -> LayerProperties {
    guard size == .zero else { return self }
    var properties = self
    properties.size = stage.size
    properties.position = position + anchor.offset(in: stage.size)
    return properties
  }
}
