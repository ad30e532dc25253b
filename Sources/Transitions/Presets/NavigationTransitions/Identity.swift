public import SegueGeometry
public import SegueTransitions

/// Nothing happens to a screen.
public struct Identity: MirrorableAtomicTransition {
  /// The transition that does nothing.
  package init() {}

  /// Leaves the screen alone.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {}

  /// Itself.
  public func mirrored() -> Identity { self }
}

/// Nothing happens to either screen: what an `if` without an `else` leaves out.
public struct NavigationIdentity: NavigationTransition {
  /// The transition that does nothing.
  package init() {}

  /// Leaves both screens alone.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {}
}
