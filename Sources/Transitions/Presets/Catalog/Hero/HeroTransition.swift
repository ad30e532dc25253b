import SegueGeometry
package import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// The default animations of the Hero library: what whole screens do.
///
/// When an app goes back, the opposite is shown, as the library's automatic reversal does: a push
/// to the left becomes a pull to the right.
package struct HeroTransition: ScreenTransition, Hashable {
  /// Kinds of transitions in Hero.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case push, pull, cover, uncover, slide
    case zoomSlide = "zoom-slide"
    case pageIn = "page-in"
    case pageOut = "page-out"
    case zoom
    case zoomOut = "zoom-out"
    case fade

    /// The kinds that move in a direction.
    static let directed: [Kind] = [
      .push, .pull, .cover, .uncover, .slide, .zoomSlide, .pageIn, .pageOut,
    ]

    /// The kind that undoes it.
    var opposite: Kind {
      switch self {
      case .push: .pull
      case .pull: .push
      case .cover: .uncover
      case .uncover: .cover
      case .pageIn: .pageOut
      case .pageOut: .pageIn
      case .zoom: .zoomOut
      case .zoomOut: .zoom
      case .slide, .zoomSlide, .fade: self
      }
    }
  }

  /// Directions of movement.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }

    /// A whole length of the stage in this direction.
    func way(in size: Size) -> Vector {
      switch self {
      case .left: Vector(-size.width, 0)
      case .right: Vector(size.width, 0)
      case .up: Vector(0, -size.height)
      case .down: Vector(0, size.height)
      }
    }
  }

  /// The kind of transition when an app goes on.
  package var kind: Kind
  /// The direction of that movement.
  package var direction: Direction
  /// Duration of the transition.
  package var duration: Time

  /// The animation with the library's duration.
  package init(_ kind: Kind, _ direction: Direction = .left, duration: Time = .milliseconds(350)) {
    self.kind = kind
    self.direction = direction
    self.duration = duration
  }

  /// The animation, or its opposite when the app goes back, over black.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let isForward = context.operation.isForward
    let scenery = HeroScenery(
      isForward ? kind : kind.opposite, isForward ? direction : direction.opposite,
      on: context.stage, lasting: duration)
    return TransitionPlan(lasting: duration, scenery.layers, background: .black)
  }
}

/// The Hero library's choice: a push in navigation, a slide between tabs, a fade elsewhere.
struct HeroAutomatic: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let kind: HeroTransition.Kind =
      switch context.operation {
      case .push, .pop: .push
      case .tabForward, .tabBackward: .slide
      case .present, .dismiss: .fade
      }
    return HeroTransition(kind).plan(for: context)
  }
}
