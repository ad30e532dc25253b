import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// Core Animation's transition of a layer to other content.
///
/// It knows no way back; when an app goes back, what has come leaves by the same way.
package struct LayerTransition: ScreenTransition, Hashable {
  /// Kinds of layer transitions.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The new content covers the old one more and more.
    case fade
    /// The new content moves over the old one.
    case moveIn = "move-in"
    /// The new content pushes the old one out; both are faint on the way.
    case push
    /// The old content moves away from the new one.
    case reveal
  }

  /// The side from which the new content comes, or to which the old one does not go.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    /// The right.
    case right
    /// The left.
    case left
    /// The top; see ``LayerTransition/swapsTopAndBottom``.
    case top
    /// The bottom.
    case bottom

    /// The way from the middle of a layer to its neighbor on this side.
    func way(in size: Size) -> Vector {
      switch self {
      case .right: Vector(size.width, 0)
      case .left: Vector(-size.width, 0)
      case .top: Vector(0, -size.height)
      case .bottom: Vector(0, size.height)
      }
    }
  }

  /// The kind of layer transition.
  package var kind: Kind
  /// The side from which it happens; of no account for fades.
  package var side: Side
  /// The duration and timing curve.
  package var run: TransitionTiming
  /// The fraction of the whole with which it begins.
  package var start: Double
  /// The fraction of the whole with which it ends; below 1 the rest is left out.
  package var end: Double
  /// True if contents that push each other fade as well, as they do on Apple's devices.
  package var fadesOnPush = true
  /// True if top and bottom are swapped, as those report who use these transitions in views.
  package var swapsTopAndBottom = false

  /// The transition with Core Animation's defaults: a quarter of a second along its default curve.
  package init(
    _ kind: Kind, from side: Side = .left, _ run: TransitionTiming = .curve(.ease, 250),
    start: Double = 0,
    end: Double = 1
  ) {
    self.kind = kind
    self.side = side
    self.run = run
    self.start = start
    self.end = end
  }

  /// The old and the new content as the kind has it.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let way = drawnSide.way(in: context.stage.size)
    let (old, new) = (TransitionLayer(.removal), TransitionLayer(.insertion))
    let layers =
      switch kind {
      case .fade: [old, new.moving(.opacity, from: start, to: end, run)]
      case .moveIn: [old, coming(new, way)]
      case .push: [faint(leaving(old, way)), faint(coming(new, way))]
      case .reveal: [new, leaving(old, way)]
      }
    return TransitionPlan(lasting: run.end, layers).turned(for: context.operation)
  }

  private var drawnSide: Side {
    switch side {
    case .top where swapsTopAndBottom: .bottom
    case .bottom where swapsTopAndBottom: .top
    default: side
    }
  }

  private func coming(_ layer: TransitionLayer, _ way: Vector) -> TransitionLayer {
    layer.moving(.translate, from: way, times: 1 - start, to: 1 - end, run)
  }

  private func leaving(_ layer: TransitionLayer, _ way: Vector) -> TransitionLayer {
    layer.moving(.translate, from: way, times: -start, to: -end, run)
  }

  private func faint(_ layer: TransitionLayer) -> TransitionLayer {
    guard fadesOnPush else { return layer }
    return layer.content == .screen(.insertion)
      ? layer.moving(.opacity, from: start, to: end, run)
      : layer.moving(.opacity, from: 1 - start, to: 1 - end, run)
  }
}

extension TransitionLayer {
  /// The layer, moved between multiples of a way.
  fileprivate func moving(
    _ property: Property, from way: Vector, times start: Double, to end: Double,
    _ run: TransitionTiming
  ) -> TransitionLayer {
    moving(
      property, from: .pair(way.dx * start, way.dy * start),
      to: .pair(way.dx * end, way.dy * end), run)
  }
}

extension LayerTransition: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [Adjustment(.startProgress, \.start), Adjustment(.endProgress, \.end)]
  }
}
