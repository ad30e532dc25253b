import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// A screen that fades and grows in place, over a dim, and stays until it is dismissed.
///
/// A dialog is a screen without a background that has its box in the middle; the dimmed screen is
/// seen around it.
struct ModalCard: ScreenTransition, Hashable {
  /// The scale at which the screen begins.
  var scale = 1.0
  /// The duration and timing curve of its growth.
  var growing: TransitionTiming
  /// The duration and timing curve of its fade-in.
  var fading: TransitionTiming
  /// The duration and timing curve with which the dim comes.
  var dimming: TransitionTiming
  /// The duration and timing curve of its fade-out, without shrinking.
  var leaving: TransitionTiming
  /// The duration and timing curve with which the dim goes.
  var clearing: TransitionTiming
  /// Darkness of the dim over light screens.
  var dim: Double
  /// Darkness of the dim over dark screens.
  var darkDim: Double?

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let dim = stage.isDark ? darkDim ?? dim : dim
    guard context.operation.isForward else {
      let card = TransitionLayer(.removal).moving(.opacity, from: 1, to: 0, leaving)
      return TransitionPlan(
        lasting: max(leaving.end, clearing.end),
        [TransitionLayer(.insertion), .dim(from: dim, to: 0, on: stage, clearing), card])
    }
    var card = TransitionLayer(.insertion)
    if scale != 1 { card = card.scaling(from: scale, to: 1, growing) }
    card = card.moving(.opacity, from: 0, to: 1, fading)
    return TransitionPlan(
      lasting: max(growing.end, fading.end, dimming.end),
      [TransitionLayer(.removal), .dim(to: dim, on: stage, dimming), card],
      keepsRemoval: context.operation == .present)
  }
}

extension ModalCard: AdjustableTransition {
  /// A card that only fades has no scale; one dim counts over light screens and dark ones.
  var adjustments: [Adjustment<Self>] {
    let scale = self.scale == 1 ? [] : [Adjustment<Self>(.scale, \.scale)]
    return scale + [
      Adjustment(.dimming) {
        $0.darkDim == nil || $0.darkDim == $0.dim ? $0.dim : nil
      } set: {
        ($0.dim, $0.darkDim) = ($1, nil)
      }
    ]
  }
}
