public import SegueGeometry
public import SegueSceneGraph

/// What sets a content apart from how it stands when it is simply visible: before it enters, or
/// after it has left.
///
/// Each effect is there once or not at all, runs by its own spec, and all of them begin together.
public struct ContentEffects: Hashable, Sendable {
  /// The content's opacity.
  public struct Fade: Hashable, Sendable {
    /// The opacity when the content is not visible.
    public var opacity: Double
    /// How it changes.
    public var spec: ComposeSpec
  }

  /// The content's place.
  public struct Slide: Hashable, Sendable {
    /// Where the content is when it is not visible.
    public enum Way: Hashable, Sendable {
      /// Shifted by lengths made of its own width and height.
      case offset(x: Extent, y: Extent)
      /// Just outside of its container, or at a part of the way there.
      case container(SlideDirection, Extent)
    }

    /// Where the content is when it is not visible.
    public var way: Way
    /// How it changes.
    public var spec: ComposeSpec
  }

  /// The content's size as it is drawn.
  public struct Scale: Hashable, Sendable {
    /// The factor when the content is not visible.
    public var factor: Double
    /// What stays in place.
    public var origin: UnitPoint
    /// How it changes.
    public var spec: ComposeSpec
  }

  /// The room that the content takes.
  public struct Room: Hashable, Sendable {
    /// The width of the room when the content is not visible.
    public var width: Extent
    /// The height of the room when the content is not visible.
    public var height: Extent
    /// Which part of the content is seen while there is less room than it needs.
    public var alignment: UnitPoint
    /// Whether nothing shows outside of the room.
    public var clips: Bool
    /// How it changes.
    public var spec: ComposeSpec
  }

  /// A color over the content.
  public struct Veil: Hashable, Sendable {
    /// The color when the content is not visible.
    public var color: Color
    /// Whether the color lies over all of the container, and not only over the content.
    public var coversContainer: Bool
    /// How it changes.
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
  /// Whether a content that has left stays until everything else has come to rest.
  public var holds = false

  /// No effects.
  public init() {}

  /// Whether nothing happens.
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
