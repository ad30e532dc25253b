package import SegueGeometry
package import SegueSceneGraph

/// The effects that set a content apart from its simply visible state: before it enters, or after it has left.
///
/// Each effect is there once or not at all, runs by its own spec, and all of them begin together.
package struct ContentEffects: Hashable, Sendable {
  /// The content's opacity.
  package struct Fade: Hashable, Sendable {
    /// The opacity when the content is not visible.
    package var opacity: Double
    /// The spec of the change.
    package var spec: ComposeSpec
  }

  /// The content's place.
  package struct Slide: Hashable, Sendable {
    /// Positions of the content when it is not visible.
    package enum Way: Hashable, Sendable {
      /// Shifted by lengths made of its own width and height.
      case offset(x: Extent, y: Extent)
      /// Just outside of its container, or at a part of the way there.
      case container(SlideDirection, Extent)
    }

    /// The position of the content when it is not visible.
    package var way: Way
    /// The spec of the change.
    package var spec: ComposeSpec
  }

  /// The content's size as it is drawn.
  package struct Scale: Hashable, Sendable {
    /// The factor when the content is not visible.
    package var factor: Double
    /// The point that stays in place.
    package var origin: UnitPoint
    /// The spec of the change.
    package var spec: ComposeSpec
  }

  /// The room that the content takes.
  package struct Room: Hashable, Sendable {
    /// The width of the room when the content is not visible.
    package var width: Extent
    /// The height of the room when the content is not visible.
    package var height: Extent
    /// The part of the content that is seen while there is less room than it needs.
    package var alignment: UnitPoint
    /// True if nothing shows outside of the room.
    package var clips: Bool
    /// The spec of the change.
    package var spec: ComposeSpec
  }

  /// A color over the content.
  package struct Veil: Hashable, Sendable {
    /// The color when the content is not visible.
    package var color: Color
    /// True if the color lies over all of the container, and not only over the content.
    package var coversContainer: Bool
    /// The spec of the change.
    package var spec: ComposeSpec
  }

  /// The content's opacity.
  package var fade: Fade?
  /// The content's place.
  package var slide: Slide?
  /// The content's size as it is drawn.
  package var scale: Scale?
  /// The room that the content takes.
  package var room: Room?
  /// A color over the content.
  package var veil: Veil?
  /// True if a content that has left stays until everything else has come to rest.
  package var holds = false

  /// No effects.
  package init() {}

  /// True if nothing happens.
  package var isEmpty: Bool {
    fade == nil && slide == nil && scale == nil && room == nil && veil == nil
  }

  /// The effects of both; where both have the same one, the left one counts.
  package static func + (left: ContentEffects, right: ContentEffects) -> ContentEffects {
    var sum = left
    sum.fade = left.fade ?? right.fade
    sum.slide = left.slide ?? right.slide
    sum.scale = left.scale ?? right.scale
    sum.room = left.room ?? right.room
    sum.veil = left.veil ?? right.veil
    sum.holds = left.holds || right.holds
    return sum
  }
}
