public import SegueGeometry
public import SegueSceneGraph

/// The effects that set a content apart from its simply visible state: before it enters, or after it has left.
///
/// Each effect is there once or not at all, runs by its own spec, and all of them begin together.
public struct ContentEffects: Hashable, Sendable {
  /// The content's opacity.
  public struct Fade: Hashable, Sendable {
    /// The opacity when the content is not visible.
    public var opacity: Double
    /// The spec of the change.
    public var spec: ComposeSpec
  }

  /// The content's place.
  public struct Slide: Hashable, Sendable {
    /// Positions of the content when it is not visible.
    public enum Way: Hashable, Sendable {
      /// Shifted by lengths made of its own width and height.
      case offset(x: Extent, y: Extent)
      /// Just outside of its container, or at a part of the way there.
      case container(SlideDirection, Extent)
    }

    /// The position of the content when it is not visible.
    public var way: Way
    /// The spec of the change.
    public var spec: ComposeSpec
  }

  /// The content's size as it is drawn.
  public struct Scale: Hashable, Sendable {
    /// The factor when the content is not visible.
    public var factor: Double
    /// The point that stays in place.
    public var origin: UnitPoint
    /// The spec of the change.
    public var spec: ComposeSpec
  }

  /// The room that the content takes.
  public struct Room: Hashable, Sendable {
    /// The width of the room when the content is not visible.
    public var width: Extent
    /// The height of the room when the content is not visible.
    public var height: Extent
    /// The part of the content that is seen while there is less room than it needs.
    public var alignment: UnitPoint
    /// True if nothing shows outside of the room.
    public var clips: Bool
    /// The spec of the change.
    public var spec: ComposeSpec
  }

  /// A color over the content.
  public struct Veil: Hashable, Sendable {
    /// The color when the content is not visible.
    public var color: Color
    /// True if the color lies over all of the container, and not only over the content.
    public var coversContainer: Bool
    /// The spec of the change.
    public var spec: ComposeSpec
  }

  /// The content's opacity.
  public var fade: Fade?
  /// The content's place.
  public var slide: Slide?
  /// The content's size as it is drawn.
  public var scale: Scale?
  /// The room that the content takes.
  public var room: Room?
  /// A color over the content.
  public var veil: Veil?
  /// True if a content that has left stays until everything else has come to rest.
  public var holds = false

  /// No effects.
  public init() {}

  /// True if nothing happens.
  public var isEmpty: Bool {
    fade == nil && slide == nil && scale == nil && room == nil && veil == nil
  }

  /// The effects of both; where both have the same one, the left one counts.
  public static func + (left: ContentEffects, right: ContentEffects) -> ContentEffects {
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
