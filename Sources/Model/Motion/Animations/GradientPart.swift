import SegueGeometry
import SegueSceneGraph

/// Parts of a gradient that an animation moves, while others move the rest of it or nothing does.
///
/// So the colors, their places and both ends of the way of one gradient go side by side, each by a
/// timing of its own. What an animation knows of the other parts is not heeded.
///
/// A radial way ends where its center is, and its radii further; so radii may be negative, of which
/// only the length counts.
package enum GradientPart: Hashable, Sendable {
  /// The colors; where there are more or fewer than before, with the places that come with them.
  case colors
  /// The places of the colors.
  case offsets
  /// The point where the way begins: the center of an ellipse or of a turn.
  case start
  /// The point where the way ends: the corner of the box around an ellipse; of a turn, its first
  /// angle.
  case end

  /// The value `current` with this part of `value`; `value` where one of them is no gradient.
  func replaced(in current: Value, by value: Value) -> Value {
    guard case .paint(.gradient(var gradient)) = current, case .paint(.gradient(let new)) = value
    else { return value }
    switch self {
    case .colors: gradient.stops = gradient.stops.colored(as: new.stops)
    case .offsets:
      for (index, stop) in zip(gradient.stops.indices, new.stops) {
        gradient.stops[index].offset = stop.offset
      }
    case .start: gradient.shape = gradient.shape.beginning(like: new.shape)
    case .end: gradient.shape = gradient.shape.ending(like: new.shape)
    }
    return .paint(.gradient(gradient))
  }
}

extension [Gradient.Stop] {
  /// The stops with the colors of others.
  fileprivate func colored(as others: [Gradient.Stop]) -> [Gradient.Stop] {
    if count == others.count { return zip(self, others).map { Element($1.color, at: $0.offset) } }
    return others
  }
}

extension Gradient.Shape {
  /// The same way from the beginning of another.
  fileprivate func beginning(like other: Gradient.Shape) -> Gradient.Shape {
    switch (self, other) {
    case (.linear(_, let end), .linear(let start, _)): .linear(start: start, end: end)
    case (.radial(let old, let radii), .radial(let center, _)):
      .radial(
        center: center,
        radii: Size(old.x + radii.width - center.x, old.y + radii.height - center.y))
    case (.conic(_, let angle), .conic(let center, _)): .conic(center: center, start: angle)
    default: other
    }
  }

  /// The same way to the end of another.
  fileprivate func ending(like other: Gradient.Shape) -> Gradient.Shape {
    switch (self, other) {
    case (.linear(let start, _), .linear(_, let end)): .linear(start: start, end: end)
    case (.radial(let center, _), .radial(let old, let radii)):
      .radial(
        center: center,
        radii: Size(old.x + radii.width - center.x, old.y + radii.height - center.y))
    case (.conic(let center, _), .conic(_, let angle)): .conic(center: center, start: angle)
    default: other
    }
  }
}
