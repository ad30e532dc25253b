package import SegueGeometry
import SegueMotion
package import SeguePresets
package import SegueSceneGraph
package import SegueTransitions
import Testing

/// A stage like a phone of 390 by 844 points.
package let phone = TransitionEnvironment(
  size: Size(390, 844), safeArea: Insets(top: 47, bottom: 34), cornerRadius: 47)

extension TransitionEnvironment {
  /// The stage for readers from right to left.
  package var mirrored: TransitionEnvironment {
    var stage = self
    stage.isRightToLeft = true
    return stage
  }
}

extension ScreenTransition {
  /// The plan for an operation on the phone.
  package func plan(
    _ operation: Operation, on stage: TransitionEnvironment = phone, depth: Int = 0
  ) -> TransitionPlan {
    plan(for: TransitionContext(operation, on: stage, depth: depth))
  }
}

extension TransitionPlan {
  /// The layer with this name, wherever it is.
  package func layer(_ name: String) throws -> TransitionLayer {
    try #require(layers.lazy.compactMap { $0.find(name) }.first)
  }

  /// A number of a layer `seconds` after the beginning.
  package func number(_ property: Property, of name: String, at seconds: Double) throws -> Double {
    let value = try layer(name).properties(at: .seconds(seconds))[property]
    guard case .numbers(let numbers) = try #require(value) else { return .nan }
    return numbers.x
  }

  /// The flat map of a screen's own transform, `seconds` after the beginning.
  package func affine(of role: Role, at seconds: Double) throws -> [Double] {
    let layer = try layer(role.rawValue).properties(at: .seconds(seconds))
    let map = try #require(layer.transform.combined.affine)
    return [map.a, map.b, map.c, map.d, map.tx, map.ty]
  }

  /// The corners of a screen on the stage, `fraction` of the way through.
  package func corners(
    of role: Role, at fraction: Double, on stage: TransitionEnvironment = phone
  ) throws -> [Point] {
    let moment = Time.seconds(duration.seconds * fraction)
    let map = try #require(projection(of: role, at: moment, on: stage))
    return try #require(map.map(stage.bounds)).points
  }
}

extension TransitionLayer {
  /// The layer with this name, which is this one or stands inside of it.
  package func find(_ name: String) -> TransitionLayer? {
    if self.name == name { return self }
    guard case .layers(let layers) = content else { return nil }
    return layers.lazy.compactMap { $0.find(name) }.first
  }
}

/// Whether two lists of numbers agree, one by one.
package func agree(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= tolerance }
}

/// The preset with this name.
package func preset(_ name: String) throws -> Preset {
  try #require(PresetCatalog.preset(named: name), "there is no '\(name)'")
}
