import SegueGeometry
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
  /// True if the screen behind has the display's corners, over black.
  package var roundsBackdrop = false

  /// The zoom on its springs of 0.45 seconds.
  package init() {
    opening = .response(0.45, dampingFraction: 1)
    closing = .response(0.45, dampingFraction: 1)
  }

  /// The zoom of iOS 26: the screen behind has the display's corners.
  package static var rounded: ZoomTransition {
    var zoom = ZoomTransition()
    zoom.roundsBackdrop = true
    return zoom
  }
}

extension ZoomTransition {
  /// The part of the card's way in which the corners behind it become round: where nothing masks the display's
  /// corners, that screen has square ones at rest.
  private static let rounding = 0.1

  /// Returns the layer of the screen behind the card, which is rounded by how far that is open.
  func backdrop(
    _ role: Role, on stage: TransitionEnvironment, _ run: TransitionTiming,
    openness: (Double) -> Double
  ) -> TransitionLayer {
    let layer = TransitionLayer(role)
    guard roundsBackdrop, stage.cornerRadius > 0 else { return layer }
    return layer.clipped(to: .zero).following(.cornerRadius, run, in: ContainerBox.pieces) {
      let part = min(max(openness($0) / Self.rounding, 0), 1)
      return SIMD4(repeating: stage.cornerRadius * part)
    }
  }

  /// The color behind both screens; `nil` where none is ever seen.
  var ground: Color? { roundsBackdrop ? .black : nil }
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
