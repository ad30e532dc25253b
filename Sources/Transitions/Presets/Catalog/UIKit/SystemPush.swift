import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

extension TransitionTiming {
  /// UIKit's system transitions: a spring that has all but settled after half a second.
  static let system = TransitionTiming(.milliseconds(500), .spring(.system, .cut(at: 0.5)))
}

/// UIKit's push and pop: the arriving screen slides over the other one, which follows more slowly
/// and grows a little darker.
///
/// The spring is that of UIKit's system transitions; over half a second it differs by at most
/// 0.0064 from a film of the system, frame by frame.
package struct SystemPush: ScreenTransition, Hashable {
  /// The duration and timing curve.
  package var run = TransitionTiming.system
  /// The part of the width by which the lower screen follows.
  package var parallax = 0.3
  /// Darkness of the lower screen's dimming.
  package var dimming = 0.1
  /// Strength of the shadow at the edge of the upper screen.
  package var shadowOpacity = 0.12
  /// True if the upper screen has the display's corners until it has all but arrived.
  package var isRounded = false
  /// True if the upper screen comes from the side where reading begins.
  package var isInverted = false

  /// The push of today's systems.
  package init() {}

  /// The push before iOS 7's spring: a curve, and a third of the width.
  package static let legacy = {
    var push = SystemPush()
    push.run = .curve(.easeInOut, 350)
    push.parallax = 1.0 / 3
    return push
  }()

  /// The push of iOS 26, whose pages have the display's corners.
  package static let rounded = {
    var push = SystemPush()
    push.isRounded = true
    return push
  }()

  /// The upper screen comes from the side where reading ends; back, it goes there.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let side = isInverted ? -1.0 : 1
    let lower = TransitionLayer(.removal).sliding(from: 0, to: -parallax * side, on: stage, run)
    let dim = TransitionLayer.dim(to: dimming, on: stage, run)
    var upper = TransitionLayer(.insertion).sliding(from: side, to: 0, on: stage, run)
    if shadowOpacity > 0 {
      upper.properties.shadow = Shadow(opacity: shadowOpacity, blur: 18)
    }
    // Where nothing masks the display's corners, the page has to end with square ones.
    if isRounded && stage.cornerRadius > 0 {
      upper = upper.rounding(
        through: [stage.cornerRadius, stage.cornerRadius, 0], at: [0, 0.9, 1], run)
    }
    let layers = [lower] + dim.shown(if: dimming > 0) + [upper]
    return TransitionPlan(lasting: run.end, layers).turned(for: context.operation)
  }
}

extension SystemPush: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [
      Adjustment(.parallax, \.parallax),
      Adjustment(.dimming, \.dimming),
      Adjustment(.shadowOpacity, \.shadowOpacity),
    ]
  }
}
