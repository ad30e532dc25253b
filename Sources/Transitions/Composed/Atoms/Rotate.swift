public import SegueGeometry

/// The screen turns in its plane.
public struct Rotate: MirrorableAtomicTransition {
  /// How far, clockwise.
  public var angle: Angle

  /// The turn by `angle`.
  public init(_ angle: Angle) {
    self.angle = angle
  }

  /// Turns about the center.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.move(role) { $0.rotate(angle) }
  }

  /// The turn the other way.
  public func mirrored() -> Rotate { Rotate(.degrees(-angle.degrees)) }
}
