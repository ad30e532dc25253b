import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

extension TransitionTiming {
  /// The spring of react-native-screen-transitions on a progress from 0 to 1.
  static let screenProgress = screenProgress(.system, clampsOvershoot: true)

  /// Returns the run of a spring on a progress from 0 to 1, until Reanimated counts it as at rest.
  static func screenProgress(
    _ spring: Spring, clampsOvershoot: Bool, restDistance: Double = 0.01
  ) -> TransitionTiming {
    let motion = SpringMotion(spring, from: 0, to: 1)
    let rest = motion.restTime(distance: restDistance, speed: 0.02) ?? 0.5
    let sampling = SpringSampling(
      end: rest, clampsOvershoot: clampsOvershoot, endsAs: .reanimated)
    return TransitionTiming(.seconds(roundingUp: rest), .spring(spring, sampling))
  }
}

/// Presets of react-native-screen-transitions: one progress leads a screen in, and on behind the next one.
///
/// A screen's progress goes from 0 to 1 while it arrives, and from 1 to 2 while the next one does.
struct ProgressCard: ScreenTransition, Hashable {
  enum Style: Hashable {
    /// Screens move by a whole height, down or up.
    case slide(down: Bool)
    /// Screens fade, and grow from a half.
    case zoom
    /// The arriving screen grows from nothing, the other one shrinks to a part of its size and grows dark.
    case card(behind: Double, dimming: Double)
  }

  var style: Style

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let run = TransitionTiming.screenProgress
    let (below, above) = (TransitionLayer(.removal), TransitionLayer(.insertion))
    let layers: [TransitionLayer]
    switch style {
    case .slide(let isDown):
      let way: Double = isDown ? 1 : -1
      layers = [
        below.sinking(from: 0, to: way, on: stage, run),
        above.sinking(from: -way, to: 0, on: stage, run),
      ]
    case .zoom:
      layers = [
        below.scaling(from: 1, to: 0.5, run).moving(.opacity, from: 1, to: 0, run),
        above.scaling(from: 0.5, to: 1, run).moving(.opacity, from: 0, to: 1, run),
      ]
    case .card(let size, let dimming):
      let dim = dimming > 0 ? [TransitionLayer.dim(to: dimming, on: stage, run)] : []
      layers = [below.scaling(from: 1, to: size, run)] + dim + [above.scaling(from: 0, to: 1, run)]
    }
    return TransitionPlan(lasting: run.end, layers).turned(for: context.operation)
  }
}
