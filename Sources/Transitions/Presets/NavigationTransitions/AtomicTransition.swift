public import SegueGeometry
public import SegueTransitions

/// The effect on one screen when it comes or goes, whatever the app does with it.
///
/// Either a ``body`` made of smaller ones, or a type's own ``change(_:as:in:)``.
public protocol AtomicTransition: Hashable, Sendable {
  /// The transition that ``body`` is.
  associatedtype Body: AtomicTransition

  /// The transitions that it is made of.
  @AtomicTransitionBuilder var body: Body { get }

  /// Writes into `change` what happens to a screen in its role, in a container of `size`.
  func change(_ change: inout ScreenChange, as role: Role, in size: Size)
}

extension AtomicTransition {
  /// Does what ``body`` does.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    body.change(&change, as: role, in: size)
  }

  /// Returns the change of a screen in its role.
  package func change(as role: Role, in size: Size) -> ScreenChange {
    var result = ScreenChange()
    change(&result, as: role, in: size)
    return result
  }
}

extension AtomicTransition where Body == Never {
  /// Never asked: the transition is not made of others.
  public var body: Never { preconditionFailure("this transition is not made of others") }
}

extension Never: AtomicTransition {
  /// Never asked.
  public var body: Never { preconditionFailure("there is no such transition") }
}

/// A transition of one screen that knows its mirror image.
///
/// Law: mirrored twice it is itself.
public protocol MirrorableAtomicTransition: AtomicTransition {
  /// The mirror image's type.
  associatedtype Mirrored: AtomicTransition

  /// The transition that undoes this one: what came from the left comes from the right.
  func mirrored() -> Mirrored
}

/// Lets transitions of one screen be written below each other; they act in this order.
@resultBuilder
public enum AtomicTransitionBuilder {
  /// Nothing.
  public static func buildBlock() -> Identity { Identity() }

  /// The first of several.
  public static func buildPartialBlock<Part: AtomicTransition>(first: Part) -> Part { first }

  /// One more.
  public static func buildPartialBlock<First: AtomicTransition, Second: AtomicTransition>(
    accumulated: First, next: Second
  ) -> Combined<First, Second> {
    Combined(accumulated, next)
  }

  /// One or the other.
  public static func buildEither<First: AtomicTransition, Second: AtomicTransition>(
    first: First
  ) -> Either<First, Second> { .first(first) }

  /// One or the other.
  public static func buildEither<First: AtomicTransition, Second: AtomicTransition>(
    second: Second
  ) -> Either<First, Second> { .second(second) }

  /// One or none.
  public static func buildOptional<Part: AtomicTransition>(
    _ part: Part?
  ) -> Either<Part, Identity> { part.map { .first($0) } ?? .second(Identity()) }
}
