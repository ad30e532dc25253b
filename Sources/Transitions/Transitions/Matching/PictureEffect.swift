package import SegueGeometry
import SegueSceneGraph

/// Effect of a picture in a moving box: its differences from the box while it is not yet or no longer visible.
package struct PictureEffect: Hashable, Sendable {
  /// One difference, and how it comes or goes.
  package struct Change<Amount: Hashable & Sendable>: Hashable, Sendable {
    /// The difference.
    package var amount: Amount
    /// Run in which the difference comes or goes.
    package var run: TransitionTiming

    /// The difference with this run.
    package init(_ amount: Amount, _ run: TransitionTiming) {
      self.amount = amount
      self.run = run
    }
  }

  /// Opacity of the picture.
  package var opacity: Change<Double>?
  /// Offset from the box.
  package var translation: Change<Vector>?
  /// Scale relative to that in the box.
  package var scale: Change<Double>?
  /// Point of the box that stays in place as the picture is scaled.
  package var origin = UnitPoint.center

  /// No difference.
  package init() {}

  /// True if the picture has no effect in the box.
  package var isEmpty: Bool { opacity == nil && translation == nil && scale == nil }
}

extension PictureEffect {
  /// The effect, with all runs changed.
  func changingRuns(_ change: (TransitionTiming) -> TransitionTiming) -> PictureEffect {
    var effect = self
    if let run = opacity?.run { effect.opacity?.run = change(run) }
    if let run = translation?.run { effect.translation?.run = change(run) }
    if let run = scale?.run { effect.scale?.run = change(run) }
    return effect
  }
}

extension TransitionLayer {
  /// The layer around a picture that comes or goes with an effect.
  func showing(_ effect: PictureEffect, as role: Role, full opacity: Double = 1) -> TransitionLayer
  {
    let ends = { (rest: Value, apart: Value) in role == .removal ? (rest, apart) : (apart, rest) }
    var layer = self
    if let shift = effect.translation {
      let (start, end) = ends(.pair(0, 0), .pair(shift.amount.dx, shift.amount.dy))
      // What stays in its screen has a place of its own, to which the way is added.
      layer =
        part == nil
        ? layer.moving(.translate, from: start, to: end, shift.run)
        : layer.adding(.translate, from: start, to: end, shift.run)
    }
    if let scale = effect.scale {
      let (start, end) = ends(.pair(1, 1), .pair(scale.amount, scale.amount))
      layer = layer.moving(.scale, from: start, to: end, scale.run)
    }
    if let fade = effect.opacity {
      let (start, end) = ends(.number(opacity), .number(opacity * fade.amount))
      layer = layer.moving(.opacity, from: start, to: end, fade.run)
    }
    return layer
  }
}
