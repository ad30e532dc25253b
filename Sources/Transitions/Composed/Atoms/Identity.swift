public import SegueGeometry

/// Nothing happens.
public struct Identity: MirrorableAtomicTransition, NavigationTransition {
  /// The transition that does nothing.
  public init() {}

  /// Never asked: there is nothing.
  public var body: Never { preconditionFailure("nothing is not made of others") }

  /// Leaves the screen alone.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {}

  /// Leaves both screens alone.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {}

  /// Itself.
  public func mirrored() -> Identity { self }
}
