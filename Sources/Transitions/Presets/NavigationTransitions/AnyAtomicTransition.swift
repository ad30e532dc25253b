public import SegueGeometry
public import SegueTransitions

/// A transition of one screen whose type is known only when the program runs, as those of scene
/// files are.
package struct AnyAtomicTransition: MirrorableAtomicTransition {
  private let base: any AtomicTransition

  /// The transition without its type.
  package init(_ base: some AtomicTransition) {
    self.base = (base as? AnyAtomicTransition)?.base ?? base
  }

  /// These transitions, one after the other.
  package init(_ sequence: [AnyAtomicTransition]) {
    self = sequence.dropFirst().reduce(sequence.first ?? AnyAtomicTransition(Identity())) {
      AnyAtomicTransition(Combined($0, $1))
    }
  }

  /// Does what the transition does.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    base.change(&change, as: role, in: size)
  }

  /// The mirror image; what has none stays as it is.
  package func mirrored() -> AnyAtomicTransition {
    guard let base = base as? any MirrorableAtomicTransition else { return self }
    return AnyAtomicTransition(base.mirrored())
  }

  /// Returns true if two transitions do the same in the same way.
  package static func == (a: AnyAtomicTransition, b: AnyAtomicTransition) -> Bool {
    a.base.isEqual(to: b.base)
  }

  /// Hashes the transition.
  package func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension AtomicTransition {
  fileprivate func isEqual(to other: any AtomicTransition) -> Bool { other as? Self == self }
}

/// A transition of two screens whose type is known only when the program runs.
public struct ErasedNavigationTransition: NavigationTransition {
  private let base: any NavigationTransition

  /// The transition without its type.
  package init(_ base: some NavigationTransition) {
    self.base = (base as? ErasedNavigationTransition)?.base ?? base
  }

  /// These transitions, one after the other.
  package init(_ sequence: [ErasedNavigationTransition]) {
    self = sequence.dropFirst().reduce(
      sequence.first ?? ErasedNavigationTransition(NavigationIdentity())
    ) {
      ErasedNavigationTransition(Combined($0, $1))
    }
  }

  /// Does what the transition does.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    base.change(&screens, for: operation, in: size)
  }

  /// Returns true if two transitions do the same in the same way.
  public static func == (a: ErasedNavigationTransition, b: ErasedNavigationTransition) -> Bool {
    a.base.isEqual(to: b.base)
  }

  /// Hashes the transition.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension NavigationTransition {
  fileprivate func isEqual(to other: any NavigationTransition) -> Bool { other as? Self == self }
}
