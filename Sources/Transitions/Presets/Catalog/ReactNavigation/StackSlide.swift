import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

extension TransitionTiming {
  /// React Navigation's spring for iOS, which rests within ten points and ten points a second of
  /// the end of a way this long.
  static func reactNavigation(over length: Double) -> TransitionTiming {
    let motion = SpringMotion(.system, from: length, to: 0)
    let rest = motion.restTime(distance: 10, speed: 10) ?? 0.5
    let sampling = SpringSampling(end: rest, clampsOvershoot: true, endsAs: .reactNavigation)
    return TransitionTiming(.seconds(roundingUp: rest), .spring(.system, sampling))
  }
}

/// React Navigation's slides of cards on iOS.
struct StackSlide: ScreenTransition, Hashable {
  enum Edge: Hashable { case end, start, bottom }

  let edge: Edge
  /// The part of the width by which the lower card follows.
  var parallax = 0.3
  /// Darkness of its dimming.
  var dimming = 0.1

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    return (edge == .bottom ? rising(on: stage) : sliding(on: stage))
      .turned(for: context.operation)
  }

  private func sliding(on stage: TransitionEnvironment) -> TransitionPlan {
    let run = TransitionTiming.reactNavigation(over: stage.size.width)
    let side = edge == .end ? 1.0 : -1
    let lower = TransitionLayer(.removal).sliding(from: 0, to: -parallax * side, on: stage, run)
    let upper = TransitionLayer(.insertion)
      .with { $0.shadow = Shadow(opacity: 0.04, offset: Vector(-side, 1), blur: 10) }
      .sliding(from: side, to: 0, on: stage, run)
    return TransitionPlan(lasting: run.end, [lower, .dim(to: dimming, on: stage, run), upper])
  }

  private func rising(on stage: TransitionEnvironment) -> TransitionPlan {
    let run = TransitionTiming.reactNavigation(over: stage.size.height)
    let card = TransitionLayer(.insertion).sinking(from: 1, to: 0, on: stage, run)
    return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), card])
  }
}

/// React Navigation's fades of cards on iOS.
struct StackFade: ScreenTransition, Hashable {
  enum Style: Hashable {
    /// The card holds back at first.
    case modal
    /// The screen below grows dark meanwhile.
    case dissolve
  }

  let style: Style

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let run = TransitionTiming.reactNavigation(over: stage.size.height)
    let card = TransitionLayer(.insertion)
    let layers =
      switch style {
      case .modal:
        [
          TransitionLayer(.removal),
          card.moving(.opacity, through: [0, 0.25, 0.7, 1], at: [0, 0.5, 0.9, 1], run),
        ]
      case .dissolve:
        [
          TransitionLayer(.removal), .dim(to: 1, on: stage, run),
          card.moving(.opacity, from: 0, to: 1, run),
        ]
      }
    return TransitionPlan(lasting: run.end, layers, keepsRemoval: style == .modal)
      .turned(for: context.operation)
  }
}

/// React Navigation's changes of tabs.
struct TabChange: ScreenTransition, Hashable {
  /// Distance that a tab moves, in points; 0 to fade only.
  var shift: Double

  func plan(for context: TransitionContext) -> TransitionPlan {
    let easing = shift == 0 ? Easing.linear : .known("react-navigation.flip")
    let run = TransitionTiming.curve(easing, 150)
    let towardsEnd = context.stage.isRightToLeft ? -shift : shift
    let way = context.operation.isForward ? towardsEnd : -towardsEnd
    var from = TransitionLayer(.removal).moving(.opacity, from: 1, to: 0, run)
    var to = TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run)
    if shift != 0 {
      from = from.moving(.translateX, from: 0, to: -way, run)
      to = to.moving(.translateX, from: way, to: 0, run)
    }
    return TransitionPlan(lasting: run.end, [from, to])
  }
}

extension StackSlide: AdjustableTransition {
  /// A card that rises leaves the other one alone.
  var adjustments: [Adjustment<Self>] {
    edge == .bottom
      ? [] : [Adjustment(.parallax, \.parallax), Adjustment(.dimming, \.dimming)]
  }
}

extension TabChange: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    shift == 0 ? [] : [Adjustment(.distance, \.shift)]
  }
}
