import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

@Suite struct SwingTests {
  private static let stage = TransitionEnvironment(size: Size(390, 844))

  /// The published vectors: a, b, c, d, tx, ty of the arriving page with linear progress.
  @Test(
    arguments: [
      (0, [0.171010, -0.469846, 0.469846, 0.171010, 441.303021, -140.953893]),
      (0.25, [0.380476, -0.495846, 0.495846, 0.380476, 330.977266, -105.715420]),
      (0.5, [0.614364, -0.430182, 0.430182, 0.614364, 220.651511, -70.476947]),
      (0.75, [0.834502, -0.263118, 0.263118, 0.834502, 110.325755, -35.238473]),
      (1, [1, 0, 0, 1, 0, 0]),
    ] as [(Double, [Double])])
  func `the arriving page of a push swings in from the right`(
    progress: Double, expected: [Double]
  ) throws {
    let map = try Self.map(.insertion, .push, at: progress)
    for (found, expected) in zip(map, expected) { #expect(abs(found - expected) < 2e-6) }
  }

  @Test(
    arguments: [
      (0.25, [0.953717, 0.300706, -0.300706, 0.953717, -110.325755, -35.238473]),
      (0.5, [0.819152, 0.573576, -0.573576, 0.819152, -220.651511, -70.476947]),
      (0.75, [0.608761, 0.793353, -0.793353, 0.608761, -330.977266, -105.715420]),
      (1, [0.342020, 0.939693, -0.939693, 0.342020, -441.303021, -140.953893]),
    ] as [(Double, [Double])])
  func `the leaving page of a push swings out to the left`(
    progress: Double, expected: [Double]
  ) throws {
    let map = try Self.map(.removal, .push, at: progress)
    for (found, expected) in zip(map, expected) { #expect(abs(found - expected) < 2e-6) }
  }

  private static func map(
    _ role: Role, _ operation: Operation, at progress: Double
  ) throws -> [Double] {
    let transition = Swing().animation(ComposedAnimation(.linear, duration: .seconds(1)))
    let plan = transition.plan(for: TransitionContext(operation, on: stage))
    let layer = try #require(plan.layers.first { $0.content == .screen(role) })
    let movement = try #require(layer.movements.first { $0.property == .matrix })
    let value = movement.animation.value(
      at: progress, model: .transform(.identity), current: .transform(.identity))
    guard case .transform(let map) = try #require(value) else { return [] }
    let flat = try #require(map.affine)
    return [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty]
  }
}
