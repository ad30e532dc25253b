public import SegueGeometry
public import SegueSceneGraph

/// A layer of a screen that shows what a layer of another screen shows too, as it stands on the stage
/// when an exchange begins.
public struct SharedElement: Hashable, Sendable {
  /// What outside of which the element is not seen: the boxes around it that cut it.
  public struct Window: Hashable, Sendable {
    /// The box, on the stage.
    public var frame: Rect
    /// Its corners.
    public var radii = CornerRadii.zero
    /// The curve that rounds them.
    public var curve = CornerCurve.circular

    /// The window with square corners.
    public init(_ frame: Rect) {
      self.frame = frame
    }
  }

  /// What it is a picture of.
  public var key: MatchKey
  /// The layer, with its properties as they are when the exchange begins; where it stands is said by
  /// `place`.
  public var layer: Layer
  /// The index of the layer among those of its screen; `nil` for all of the screen.
  public var index: Int?
  /// Where it stands.
  public var place: StagePlace
  /// How much of it is seen: its own opacity and that of all layers around it.
  public var opacity: Double
  /// What cuts it; `nil` where all of it is seen.
  public var window: Window?
  /// The shared element inside of which it stands.
  public var parent: MatchKey?
  /// The kinds of shared things that it is one of.
  public var classes: [String] = []
  /// How many shared elements of its screen are drawn before it.
  public var order = 0

  /// How the layer looks.
  public var properties: LayerProperties { layer.properties }

  /// Whether it is all of a screen.
  public var isScreen: Bool { index == nil }
}

/// Where a box stands on the stage.
public struct StagePlace: Hashable, Sendable {
  /// The box, before it is turned about its center.
  public var frame: Rect
  /// The turn about its center.
  public var rotation: Angle
  /// How many points of the stage a point of the box's own is.
  public var scale: Double

  /// The place of an upright box.
  public init(_ frame: Rect, rotation: Angle = .zero, scale: Double = 1) {
    self.frame = frame
    self.rotation = rotation
    self.scale = scale
  }

  /// The place of a box of this size that `map` puts on the stage; `nil` for one that has no extents,
  /// or that is seen from its edge or from behind.
  ///
  /// What shears or tilts the box is left out: the place has the lengths of its upper and left edge.
  public init?(_ size: Size, mapped map: Projection) {
    guard !size.isEmpty, let quad = map.map(Rect(origin: .zero, size: size)), quad.signedArea > 0
    else { return nil }
    let (across, down) = (quad.topRight - quad.topLeft, quad.bottomLeft - quad.topLeft)
    if across.dy == 0, down.dx == 0 {
      self.init(
        Rect(origin: quad.topLeft, size: Size(across.dx, down.dy)), scale: across.dx / size.width)
      return
    }
    let stretched = Size(across.length, down.length)
    guard !stretched.isEmpty else { return nil }
    let center = Point(
      (quad.topLeft.x + quad.bottomRight.x) / 2, (quad.topLeft.y + quad.bottomRight.y) / 2)
    self.init(
      Rect(origin: center - UnitPoint.center.offset(in: stretched), size: stretched),
      rotation: .radians(Elementary.atan2(across.dy, across.dx)),
      scale: stretched.width / size.width)
  }
}

/// What two screens show of one thing.
public struct SharedPair: Hashable, Sendable {
  /// What it is.
  public var key: MatchKey
  /// Its picture on the screen that leaves; `nil` if there is none.
  public var removal: SharedElement?
  /// Its picture on the screen that arrives; `nil` if there is none.
  public var insertion: SharedElement?

  /// The pictures that both screens have; `nil` where one lacks its partner.
  public var both: (removal: SharedElement, insertion: SharedElement)? {
    guard let removal, let insertion else { return nil }
    return (removal, insertion)
  }

  /// The pair on the way back.
  public var swapped: SharedPair { SharedPair(key: key, removal: insertion, insertion: removal) }

  /// What two pictures have in common; one may be missing.
  public init(key: MatchKey, removal: SharedElement?, insertion: SharedElement?) {
    self.key = key
    self.removal = removal
    self.insertion = insertion
  }

  /// The picture on one of the screens.
  public subscript(role: Role) -> SharedElement? {
    role == .removal ? removal : insertion
  }
}

extension [SharedPair] {
  /// The pairs that these elements of two screens make: those of the arriving screen from back to
  /// front, then what only the other one has.
  ///
  /// Where a screen has several pictures of one thing, the first counts.
  package init(_ removals: [SharedElement], _ insertions: [SharedElement]) {
    let before = Dictionary(removals.map { ($0.key, $0) }) { first, _ in first }
    let after = Dictionary(insertions.map { ($0.key, $0) }) { first, _ in first }
    var seen: Set<MatchKey> = []
    self = (insertions + removals).map(\.key).filter { seen.insert($0).inserted }.map {
      SharedPair(key: $0, removal: before[$0], insertion: after[$0])
    }
  }
}
