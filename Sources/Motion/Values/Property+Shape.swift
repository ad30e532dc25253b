import SegueGeometry
import SegueSceneGraph

extension ShapeContent {
  /// The value of a property of the shape; `nil` where it has nothing of the kind.
  func part(_ property: Property) -> Value? {
    switch property {
    case .pathFill: fill.map { .paint($0) }
    case .strokeColor: stroke.map { .paint($0.paint) }
    case .strokeWidth: stroke.map { .number($0.width) }
    case .dashPhase: stroke.map { .number($0.dashPhase) }
    case .trimStart: .number(trimStart)
    case .trimEnd: .number(trimEnd)
    case .trimOffset: .number(trimOffset)
    default: form.part(property)
    }
  }

  /// Sets a property of the shape that is a number.
  mutating func set(_ property: Property, to value: Double) {
    switch property {
    case .strokeWidth: stroke?.width = value
    case .dashPhase: stroke?.dashPhase = value
    case .trimStart: trimStart = value
    case .trimEnd: trimEnd = value
    case .trimOffset: trimOffset = value
    default: form.set(property, to: value)
    }
  }

  /// Sets a property of the shape that is a fill.
  mutating func set(_ property: Property, to paint: Paint) {
    switch property {
    case .pathFill: fill = paint
    case .strokeColor: stroke?.paint = paint
    default: break
    }
  }
}

extension ShapeForm {
  fileprivate func part(_ property: Property) -> Value? {
    switch (property, self) {
    case (.pathData, .path(let path)): .path(path)
    case (.rectangleCornerRadius, .rectangle(let radius)),
      (.polygonCornerRadius, .polygon(_, let radius)), (.starCornerRadius, .star(_, _, let radius)):
      .number(radius)
    case (.starInnerRadius, .star(_, let radius, _)): .number(radius)
    default: nil
    }
  }

  fileprivate mutating func set(_ property: Property, to value: Double) {
    switch (property, self) {
    case (.rectangleCornerRadius, .rectangle): self = .rectangle(cornerRadius: value)
    case (.polygonCornerRadius, .polygon(let sides, _)):
      self = .polygon(sides: sides, cornerRadius: value)
    case (.starCornerRadius, .star(let points, let inner, _)):
      self = .star(points: points, innerRadius: inner, cornerRadius: value)
    case (.starInnerRadius, .star(let points, _, let radius)):
      self = .star(points: points, innerRadius: value, cornerRadius: radius)
    default: break
    }
  }
}
