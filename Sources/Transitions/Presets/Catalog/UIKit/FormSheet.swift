package import SegueGeometry
import SegueSceneGraph
package import SegueTransitions

/// UIKit's form sheet: where there is room, a card in the middle of a darkened page; elsewhere the
/// sheet of iOS 18.
///
/// The screen on the card begins at its upper left corner and is cut at its lower right.
package struct FormSheet: ScreenTransition, Hashable {
  /// The extents of the card, in points.
  package var size = Size(540, 620)
  /// The width from which on there is room.
  package var regularWidth = 700.0
  /// Darkness of the page's dimming.
  package var dimming = 0.2
  /// The duration and timing curve.
  package var run = TransitionTiming.system
  /// True if nothing moves: the card fades in where it stands.
  package var isStill = false

  /// The form sheet with UIKit's extents.
  package init(isStill: Bool = false) {
    self.isStill = isStill
  }

  /// The card rises from below; dismissed, it sinks.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    guard stage.size.width >= regularWidth else {
      return Sheet(.ios18, isStill: isStill).plan(for: context)
    }
    let frame = Rect(
      x: (stage.size.width - size.width) / 2, y: (stage.size.height - size.height) / 2,
      width: size.width, height: size.height)
    let card = TransitionLayer(.insertion).clipped(to: CornerRadii(all: 10)).with {
      $0.frame = frame
    }
    let moving =
      isStill
      ? card.moving(.opacity, from: 0, to: 1, run)
      : card.moving(.translateY, from: stage.size.height - frame.minY, to: 0, run)
    return TransitionPlan(
      lasting: run.end, [TransitionLayer(.removal), .dim(to: dimming, on: stage, run), moving],
      keepsRemoval: true
    ).turned(for: context.operation)
  }
}

extension FormSheet: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [
      Adjustment(.width, \.size.width), Adjustment(.height, \.size.height),
      Adjustment(.dimming, \.dimming),
    ]
  }
}
