public import SegueGeometry
public import SegueTransitions

/// One of two transitions, as an `if` chooses.
public enum Either<First: Hashable & Sendable, Second: Hashable & Sendable>: Hashable, Sendable {
  /// The first of the two.
  case first(First)
  /// The second of the two.
  case second(Second)

  /// Never asked: the choice is not made of others.
  public var body: Never { preconditionFailure("a choice is not made of others") }
}

extension Either: AtomicTransition where First: AtomicTransition, Second: AtomicTransition {
  /// Does what the chosen one does.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    switch self {
    case .first(let first): first.change(&change, as: role, in: size)
    case .second(let second): second.change(&change, as: role, in: size)
    }
  }
}

extension Either: MirrorableAtomicTransition
where First: MirrorableAtomicTransition, Second: MirrorableAtomicTransition {
  /// The mirror image of the chosen one.
  public func mirrored() -> Either<First.Mirrored, Second.Mirrored> {
    switch self {
    case .first(let first): .first(first.mirrored())
    case .second(let second): .second(second.mirrored())
    }
  }
}

extension Either: NavigationTransition
where First: NavigationTransition, Second: NavigationTransition {
  /// Does what the chosen one does.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    switch self {
    case .first(let first): first.change(&screens, for: operation, in: size)
    case .second(let second): second.change(&screens, for: operation, in: size)
    }
  }
}
