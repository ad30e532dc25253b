public import SegueGeometry
public import SegueTransitions

/// The screen comes from a place beside its own, or goes there.
package struct Offset: MirrorableAtomicTransition {
  /// The way to that place.
  package var way: Vector

  /// The place `x` to the right and `y` below.
  package init(x: Double = 0, y: Double = 0) {
    way = Vector(x, y)
  }

  /// Shifts the screen.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.move(role) { $0.translate(x: way.dx, y: way.dy) }
  }

  /// The place on the other side.
  package func mirrored() -> Offset { Offset(x: -way.dx, y: -way.dy) }
}

/// The screen grows from another size, or shrinks to it.
public struct Scale: MirrorableAtomicTransition {
  /// The factor.
  package var factor: Double

  /// The size of `factor` times the screen's own; nothing by default.
  public init(_ factor: Double = 0) {
    self.factor = factor
  }

  /// Scales about the center.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.move(role) { $0.scale(factor) }
  }

  /// Itself.
  public func mirrored() -> Scale { self }
}

/// The screen turns in its plane.
package struct Rotate: MirrorableAtomicTransition {
  /// The angle of the turn, clockwise.
  package var angle: Angle

  /// The turn by `angle`.
  package init(_ angle: Angle) {
    self.angle = angle
  }

  /// Turns about the center.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.move(role) { $0.rotate(angle) }
  }

  /// The turn the other way.
  package func mirrored() -> Rotate { Rotate(.degrees(-angle.degrees)) }
}

/// The screen turns in space; its back is not seen.
///
/// Arriving and leaving screens see opposite perspectives, and so do a transition and its mirror:
/// with half a turn, two screens look like the two sides of one card.
package struct Rotate3D: MirrorableAtomicTransition {
  /// The angle of the turn.
  package var angle: Angle
  /// The axis of the turn.
  package var axis: Axis
  /// Closeness of the viewer: 1 is as far away as the screen is long, 2 half as far.
  package var perspective: Double

  /// The turn by `angle`.
  package init(_ angle: Angle, about axis: Axis, perspective: Double = 1) {
    self.angle = angle
    self.axis = axis
    self.perspective = perspective
  }

  /// Turns about the center.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
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
  package func mirrored() -> Rotate3D { Rotate3D(angle, about: axis, perspective: -perspective) }
}
