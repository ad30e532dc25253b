public import SegueGeometry

/// Everything about one layer at one instant but its name and its place in the tree.
public struct LayerProperties: Hashable, Sendable {
  // MARK: Where

  /// Where the anchor lands, in the parent's coordinates.
  public var position = Point.zero
  /// The extents of the box.
  public var size = Size.zero
  /// The place in the box that is put on ``position`` and about which the transform acts.
  public var anchor = UnitPoint.center
  /// What is done to the box about its anchor.
  public var transform = LayerTransform.identity
  /// How far in front of the canvas the viewer of the **children** stands, in points; 0 for
  /// infinitely far, without perspective.
  public var perspective = 0.0
  /// Which sibling lies above: the one with the larger value, or else the later one.
  public var zPosition = 0.0

  // MARK: Whether

  /// How much of the layer and its children, drawn together, covers what is below.
  public var opacity = 1.0
  /// Whether the layer and its children are left out.
  public var isHidden = false
  /// Whether the layer is seen from behind too.
  public var isDoubleSided = true

  // MARK: Looks

  /// What fills the box below the content.
  public var background: Paint?
  /// What the layer itself shows.
  public var content = Content.none
  /// How much the corners of the box are rounded.
  public var cornerRadii = CornerRadii.zero
  /// The curve that rounds them.
  public var cornerCurve = CornerCurve.circular
  /// Whether content and children end at the box.
  public var clipsToBounds = false
  /// The line along the inside of the edge, above the children.
  public var border = Border.none
  /// The shadow thrown on what lies below.
  public var shadow: Shadow?
  /// How the colors meet those below.
  public var blendMode = BlendMode.normal
  /// What is done to the finished pixels of the layer and its children, in order.
  public var filters: [Filter] = []
  /// What is done to the pixels behind the box before the layer is drawn, in order.
  public var backdropFilters: [Filter] = []
  /// Whether the children are drawn apart and put on the canvas as one picture even when nothing
  /// else asks for it.
  public var isIsolated = false

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
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The map from the layer's own coordinates to its parent's, before the parent's perspective.
  public var localTransform: Transform {
    transform.combined.about(anchor.offset(in: size), placedAt: position)
  }

  /// The map that the layer's perspective applies to its children, about its anchor.
  public var perspectiveTransform: Transform {
    if perspective == 0 { return .identity }
    let pivot = anchor.offset(in: size)
    return Transform.perspective(distance: perspective)
      .about(pivot, placedAt: Point.zero + pivot)
  }
}
