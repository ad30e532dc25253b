public import SegueGeometry

/// Nothing happens to a screen.
public struct Identity: MirrorableAtomicTransition {
  /// The transition that does nothing.
  public init() {}

  /// Leaves the screen alone.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {}

  /// Itself.
  public func mirrored() -> Identity { self }
}
