package import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// The zoom of iOS 18: a screen grows out of an element of another one, and shrinks back into it.
///
/// Apple publishes no numbers; those here are the ones that the library Transmission has arrived at.
/// The element is what both screens share: all of the zoomed screen, or one of its layers, which then
/// stands on the element while the screen grows around it.
package struct ZoomTransition: Hashable, Sendable {
  /// The spring on which the screen grows.
  package var opening: Spring
  /// The spring on which the screen shrinks.
  package var closing: Spring
  /// Darkness of the dimming over the screen behind.
  package var dimming = 0.2
  /// Scale to which the screen behind shrinks.
  package var backdropScale = 1.0

  /// The zoom on its springs of 0.45 seconds.
  package init() {
    opening = .response(0.45, dampingFraction: 1)
    closing = .response(0.45, dampingFraction: 1)
  }
}

extension ZoomTransition {
  /// Returns the transition plan; if the screens share nothing, UIKit's push and cover take over.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    guard let pair = ZoomPair(in: context) else {
      return context.operation.isStacked
        ? SystemPush().plan(for: context) : SystemCover().plan(for: context)
    }
    let run = TransitionTiming.spring(pair.isOpening ? opening : closing)
    return ZoomPlanner(self, pair, between: pair.whole, runs: ZoomRuns(all: run)).plan
  }

  /// It can be grabbed and turned around at any time.
  package var interruption: Interruption { .fluid }

  /// Layers with one key are the element and what stands on it.
  package var matching: Matching? { .keys }

  /// An element becomes a screen.
  package var target: SharedTarget? { .screen }

  /// Description of the fallback.
  package var fallback: String? { "they are pushed, or cover each other, without a zoom" }
}

extension Operation {
  /// True if it changes a stack of screens, and does not lay one over all.
  fileprivate var isStacked: Bool {
    switch self {
    case .push, .pop, .tabForward, .tabBackward: true
    case .present, .dismiss: false
    }
  }
}

extension ZoomTransition: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [
      Adjustment(.response) {
        $0.opening.duration * 1000
      } set: {
        $0.setSprings(response: $1 / 1000)
      },
      Adjustment(.dampingRatio) {
        $0.opening.dampingRatio
      } set: {
        $0.setSprings(dampingRatio: $1)
      },
      Adjustment(.dimming, \.dimming), Adjustment(.backdropScale, \.backdropScale),
    ]
  }

  /// Gives both springs another response or damping.
  private mutating func setSprings(response: Double? = nil, dampingRatio: Double? = nil) {
    let change = { (spring: Spring) in
      Spring.response(
        response ?? spring.duration, dampingFraction: dampingRatio ?? spring.dampingRatio)
    }
    (opening, closing) = (change(opening), change(closing))
  }
}
