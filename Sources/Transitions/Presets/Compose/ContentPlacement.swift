import SegueGeometry
import SegueMotion
import SegueTransitions

/// The placement of contents in the container in which they take each other's place.
struct ContentPlacement {
  /// The stage, whose pixels count.
  var stage: TransitionEnvironment
  /// The container's size when the transition begins.
  var before: Size
  /// The container's size when the transition is over.
  var after: Size
  /// The alignment of a content that is smaller or larger than its container.
  var alignment = UnitPoint.topLeft
  /// The run by which the container takes on its new size.
  var run = TransitionTiming(.zero, .linear)

  /// Two vectors: where something is first, and where it is last.
  typealias Way = (from: Vector, to: Vector)

  /// Returns the shift of `content` in a container of another size.
  static func shift(_ content: Size, in container: Size, at alignment: UnitPoint) -> Vector {
    Vector(
      (container.width - content.width) * alignment.x,
      (container.height - content.height) * alignment.y)
  }
}
