public import SegueGeometry

/// The screen comes from a place beside its own, or goes there.
public struct Offset: MirrorableAtomicTransition {
  /// The way to that place.
  public var way: Vector

  /// The place `x` to the right and `y` below.
  public init(x: Double = 0, y: Double = 0) {
    way = Vector(x, y)
  }

  /// Shifts the screen.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.move(role) { $0.translate(x: way.dx, y: way.dy) }
  }

  /// The place on the other side.
  public func mirrored() -> Offset { Offset(x: -way.dx, y: -way.dy) }
}
