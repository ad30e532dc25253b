import SegueJSON
import SegueMotion
import SegueSceneGraph

/// The step with which a spring ends, in plain numbers.
struct LastStepDescription {
  private let step: LastStep
  private let property: Property

  /// The step of an animation; `nil` if it has none, or so small a one that it reads as zero.
  init?(_ animation: Animation, of property: Property, model: Value) {
    guard let step = animation.lastStep(model: model), step.share.plain != "0" else { return nil }
    self.step = step
    self.property = property
    if distance?.plain == "0" { return nil }
  }

  /// The step as the end of a sentence about the animation.
  var text: String { "ends with a step of \(size), as \(step.platform.rawValue)'s springs do" }

  private var size: String {
    guard let distance else { return "\((step.share * 100).plain) % of the way" }
    return distance.plain + (property.unit.map { $0 == "°" ? $0 : " \($0)" } ?? "")
  }

  /// Length of the step, for properties whose values are lengths, angles and other amounts.
  private var distance: Double? {
    guard let change = step.change else { return nil }
    switch property.kind {
    case .point, .place, .size, .unitPoint:
      return (change.x * change.x + change.y * change.y).squareRoot()
    case .number, .distance, .length, .fraction, .filterAmount, .angle, .factors, .radii, .rect:
      return (0..<4).map { change[$0].magnitude }.max()
    case .color, .paint, .transform, .path, .flag: return nil
    }
  }

  /// The same for programs.
  var json: JSONValue {
    [
      "share": .plain(step.share), "distance": distance.map { .plain($0) } ?? .null,
      "platform": .string(step.platform.rawValue),
    ]
  }
}

extension Property {
  /// The unit of the property's numbers; `nil` for shares and factors.
  fileprivate var unit: String? {
    switch kind {
    case .distance, .length, .point, .place, .size, .radii: "points"
    case .angle: "°"
    case .number, .fraction, .filterAmount, .unitPoint, .factors, .rect, .color, .paint, .transform,
      .path, .flag:
      nil
    }
  }
}
