/// Directions in which a moving point's path bends.
public enum ArcMode: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case linear
  /// Along a quarter of an ellipse, above the straight line, as Compose's `ArcAbove`.
  case above
  /// Along a quarter of an ellipse, below the straight line, as Compose's `ArcBelow`.
  case below
  /// Along a part of a circle, as Flutter's `MaterialPointArcTween`: a wide way sets off to the side,
  /// a high one arrives upright.
  case circle
  /// Along a parabola, as Android's `MaterialArcMotion`: it leads to the side at its lower end and is
  /// upright at its upper one.
  case parabola
}
