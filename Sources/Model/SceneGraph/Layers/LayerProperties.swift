public import SegueGeometry

/// Everything about one layer at one instant but its name and its place in the tree.
public struct LayerProperties: Hashable, Sendable {
  // MARK: Where

  /// Position of the anchor, in the parent's coordinates.
  public var position = Point.zero
  /// The extents of the box.
  public var size = Size.zero
  /// The place in the box that is put on ``position`` and about which the transform acts.
  public var anchor = UnitPoint.center
  /// Transform of the box about its anchor.
  public var transform = LayerTransform.identity
  /// Distance of the viewer of the **children** in front of the canvas, in points; 0 for infinitely far,
  /// without perspective.
  public var perspective = 0.0
  /// Stacking order among siblings: the larger value lies above, or of equal ones the later sibling.
  public var zPosition = 0.0

  // MARK: Whether

  /// Opacity of the layer and its children, drawn together.
  public var opacity = 1.0
  /// True if the layer and its children are left out.
  public var isHidden = false
  /// True if the layer is seen from behind too.
  public var isDoubleSided = true

  // MARK: Looks

  /// Paint that fills the box below the content.
  public var background: Paint?
  /// Content of the layer itself.
  public var content = Content.none
  /// Radii of the box's corners.
  public var cornerRadii = CornerRadii.zero
  /// The curve that rounds them.
  public var cornerCurve = CornerCurve.circular
  /// True if content and children are clipped to the box.
  public var clipsToBounds = false
  /// The line along the inside of the edge, above the children.
  public var border = Border.none
  /// The shadow thrown on what lies below.
  public var shadow: Shadow?
  /// Mode of combining the layer with what is below.
  public var blendMode = BlendMode.normal
  /// Way in which the mask decides where the layer shows, if it has one.
  package var maskMode = MaskMode.alpha
  /// Filters for the finished pixels of the layer and its children, in order.
  public var filters: [Filter] = []
  /// Filters for the pixels behind the box, applied before the layer is drawn, in order.
  public var backdropFilters: [Filter] = []
  /// True if the children are drawn apart and composited onto the canvas as one picture even when nothing else
  /// requires it.
  public var isIsolated = false

  // MARK: In a mirror

  /// Reach of a mirror that the scene is seen in.
  package var mirrorReach = MirrorReach.layer

  /// An empty, invisible box at the origin.
  public init() {}

  /// The box before the transform, in the parent's coordinates.
  public var frame: Rect {
    get { Rect(origin: position - anchor.offset(in: size), size: size) }
    set {
      size = newValue.size
      position = newValue.point(at: anchor)
    }
  }

  /// The box in the layer's own coordinates: its top left is the origin.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The map from the layer's own coordinates to its parent's, before the parent's perspective.
  package var localTransform: Transform {
    transform.combined.about(anchor.offset(in: size), placedAt: position)
  }

  /// The map that the layer's perspective applies to its children, about its anchor.
  package var perspectiveTransform: Transform {
    if perspective == 0 { return .identity }
    let pivot = anchor.offset(in: size)
    return Transform.perspective(distance: perspective)
      .about(pivot, placedAt: Point.zero + pivot)
  }
}
