public import SegueGeometry
public import SegueTransitions

/// Two transitions, one after the other on the same screens.
///
/// The second acts in what the first has made: after a slide, a scale keeps the slide's way; before
/// it, the way is scaled too.
public struct Combined<First: Hashable & Sendable, Second: Hashable & Sendable>: Hashable, Sendable
{
  /// The transition that acts first.
  package var first: First
  /// The transition that acts second.
  package var second: Second

  /// One after the other.
  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Never asked: both are known.
  public var body: Never { preconditionFailure("a combination is not made of others") }
}

extension Combined: AtomicTransition where First: AtomicTransition, Second: AtomicTransition {
  /// Does what the first does, then what the second does.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    first.change(&change, as: role, in: size)
    second.change(&change, as: role, in: size)
  }
}

extension Combined: MirrorableAtomicTransition
where First: MirrorableAtomicTransition, Second: MirrorableAtomicTransition {
  /// Both mirror images, in the same order.
  public func mirrored() -> Combined<First.Mirrored, Second.Mirrored> {
    Combined<First.Mirrored, Second.Mirrored>(first.mirrored(), second.mirrored())
  }
}

extension Combined: NavigationTransition
where First: NavigationTransition, Second: NavigationTransition {
  /// Does what the first does, then what the second does.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    first.change(&screens, for: operation, in: size)
    second.change(&screens, for: operation, in: size)
  }
}

extension AtomicTransition {
  /// This transition, then another one.
  package func combined<Other: AtomicTransition>(with other: Other) -> Combined<Self, Other> {
    Combined(self, other)
  }
}

extension NavigationTransition {
  /// This transition, then another one; animations attached to either are lost.
  package func combined<Other: NavigationTransition>(with other: Other) -> Combined<Self, Other> {
    Combined(self, other)
  }
}
