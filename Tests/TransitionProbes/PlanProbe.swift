package import SegueGeometry
package import SegueMotion
package import SegueSceneGraph
package import SegueTransitions
import Testing

/// A transition on a stage, filmed, to be looked at moment by moment.
///
/// The screen that leaves is called `old`, the one that arrives `new`; other layers have the names
/// that plans give them.
package struct PlanProbe {
  /// The transition as it is filmed, whose last moment lasts a second.
  package let film: AnimatedScene
  /// The transition as it is laid down.
  package let plan: TransitionPlan

  /// The transition by an operation, of screens with these layers.
  package init(
    _ transition: any ScreenTransition, _ operation: SegueTransitions.Operation = .push,
    on stage: TransitionEnvironment = TransitionEnvironment(size: Size(360, 640)),
    from oldLayers: [Layer] = [],
    to newLayers: [Layer] = []
  ) throws {
    plan = transition.plan(for: TransitionContext(operation, on: stage))
    let transition = Lingering(base: transition)
    let (old, new) = (LayerID("old"), LayerID("new"))
    let steps: [Step] =
      switch operation {
      case .push: [Step(.show([old])), Step(.push(new), with: transition)]
      case .pop: [Step(.show([new, old])), Step(.pop(1), with: transition)]
      case .present: [Step(.show([old])), Step(.present(new), with: transition)]
      case .dismiss:
        [Step(.show([new])), Step(.present(old), with: cut), Step(.dismiss, with: transition)]
      case .tabForward, .tabBackward:
        [Step(.show([old])), Step(.select(new), with: transition)]
      }
    let screens = [Screen(old, layers: oldLayers), Screen(new, layers: newLayers)]
    var flow = Flow(screens, steps: steps, on: stage) { _ in cut }
    flow.tabs =
      switch operation {
      case .tabForward: [old, new]
      case .tabBackward: [new, old]
      default: []
      }
    film = try flow.film(on: Canvas(size: stage.size))
  }

  /// What is on the stage, milliseconds after the beginning.
  package func scene(at milliseconds: Double) -> Scene {
    film.scene(at: .milliseconds(milliseconds))
  }

  /// A layer's properties, milliseconds after the beginning.
  package func layer(_ name: String, at milliseconds: Double) throws -> LayerProperties {
    try #require(scene(at: milliseconds).item(LayerID(name))).properties
  }

  /// A layer's shift along x.
  package func x(_ name: String, at milliseconds: Double) throws -> Double {
    try layer(name, at: milliseconds).transform.translation.x
  }

  /// A layer's shift along y.
  package func y(_ name: String, at milliseconds: Double) throws -> Double {
    try layer(name, at: milliseconds).transform.translation.y
  }

  /// A layer's scale.
  package func scale(_ name: String, at milliseconds: Double) throws -> Double {
    try layer(name, at: milliseconds).transform.scale.x
  }

  /// A layer's opacity.
  package func opacity(_ name: String, at milliseconds: Double) throws -> Double {
    try layer(name, at: milliseconds).opacity
  }

  /// Where a screen's box lies on the stage.
  package func frame(_ name: String, at milliseconds: Double) throws -> Rect {
    let scene = scene(at: milliseconds)
    let item = try #require(scene.item(LayerID(name)))
    let quad = try #require(scene.projection(of: item).map(item.properties.bounds))
    let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let origin = Point(xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      origin: origin, size: Size((xs.max() ?? 0) - origin.x, (ys.max() ?? 0) - origin.y))
  }
}

/// The transition that takes no time.
package let cut: any ScreenTransition = CutProbe()

/// A rule whose last moment lasts a second, so that it can be looked at.
private struct Lingering: ScreenTransition {
  var base: any ScreenTransition

  func plan(for context: TransitionContext) -> TransitionPlan {
    var plan = base.plan(for: context)
    plan.duration = plan.duration + .seconds(1)
    return plan
  }

  var matching: Matching? { base.matching }
}

private struct CutProbe: ScreenTransition {
  func plan(for context: TransitionContext) -> TransitionPlan { .cut }
}

/// Whether two numbers are as close as those of a table.
package func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-4) -> Bool {
  (a - b).magnitude <= tolerance
}
