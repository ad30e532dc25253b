public import SegueGeometry

/// The screen turns in space; its back is not seen.
///
/// Arriving and leaving screens see opposite perspectives, and so do a transition and its mirror:
/// with half a turn, two screens look like the two sides of one card.
public struct Rotate3D: MirrorableAtomicTransition {
  /// How far.
  public var angle: Angle
  /// What it turns about.
  public var axis: Axis
  /// How close the viewer stands: 1 is as far away as the screen is long, 2 half as far.
  public var perspective: Double

  /// The turn by `angle`.
  public init(_ angle: Angle, about axis: Axis, perspective: Double = 1) {
    self.angle = angle
    self.axis = axis
    self.perspective = perspective
  }

  /// Turns about the center.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    let strength = perspective / max(size.width, size.height)
    change.isDoubleSided = false
    change.move(role) { phase in
      var map = phase.transform ?? .identity
      map.m34 = role == .insertion ? strength : -strength
      phase.transform = map
      phase.prepend(.rotation(angle, about: axis))
    }
  }

  /// The same turn, seen from the other side.
  public func mirrored() -> Rotate3D { Rotate3D(angle, about: axis, perspective: -perspective) }
}
