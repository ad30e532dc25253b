public import SegueGeometry

/// Nothing happens to either screen: what an `if` without an `else` leaves out.
public struct NavigationIdentity: NavigationTransition {
  /// The transition that does nothing.
  public init() {}

  /// Leaves both screens alone.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {}
}
