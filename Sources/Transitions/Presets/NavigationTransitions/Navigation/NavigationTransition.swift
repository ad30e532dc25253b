public import SegueGeometry
public import SegueTransitions

/// The changes that a transition makes to its two screens.
public struct ScreenChanges: Hashable, Sendable {
  /// The change of the screen that goes.
  package var from = ScreenChange()
  /// The change of the screen that comes.
  package var to = ScreenChange()

  /// No change.
  package init() {}
}

/// The effect on both screens when an app goes from one to the other, on and back.
///
/// Either a ``body`` made of smaller ones, or a type's own ``change(_:for:in:)``:
///
///     struct Zoom: NavigationTransition {
///       var body: some NavigationTransition {
///         MirrorPush {
///           Scale(0.5)
///           OnInsertion {
///             ZPosition(1)
///             Opacity()
///           }
///         }
///       }
///     }
///
/// Going back is not going on played backwards: the screen that is uncovered comes, and what is said
/// of screens that come happens to it.
public protocol NavigationTransition: Hashable, Sendable {
  /// The transition that ``body`` is.
  associatedtype Body: NavigationTransition

  /// The transitions that it is made of.
  @NavigationTransitionBuilder var body: Body { get }

  /// Writes into `screens` what happens to them in a container of `size`.
  func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size)
}

extension NavigationTransition {
  /// Does what ``body`` does.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    body.change(&screens, for: operation, in: size)
  }

  /// Returns the changes of both screens.
  package func changes(for operation: Operation, in size: Size) -> ScreenChanges {
    var screens = ScreenChanges()
    change(&screens, for: operation, in: size)
    return screens
  }
}

extension NavigationTransition where Body == Never {
  /// Never asked: the transition is not made of others.
  public var body: Never { preconditionFailure("this transition is not made of others") }
}

extension Never: NavigationTransition {}

/// Lets transitions of two screens be written below each other; they act in this order.
@resultBuilder
public enum NavigationTransitionBuilder {
  /// The first of several.
  public static func buildPartialBlock<Part: NavigationTransition>(first: Part) -> Part { first }

  /// One more.
  public static func buildPartialBlock<First: NavigationTransition, Second: NavigationTransition>(
    accumulated: First, next: Second
  ) -> Combined<First, Second> {
    Combined(accumulated, next)
  }

  /// One or the other.
  public static func buildEither<First: NavigationTransition, Second: NavigationTransition>(
    first: First
  ) -> Either<First, Second> { .first(first) }

  /// One or the other.
  public static func buildEither<First: NavigationTransition, Second: NavigationTransition>(
    second: Second
  ) -> Either<First, Second> { .second(second) }

  /// One or none.
  public static func buildOptional<Part: NavigationTransition>(
    _ part: Part?
  ) -> Either<Part, NavigationIdentity> {
    part.map { .first($0) } ?? .second(NavigationIdentity())
  }
}

extension ScreenChanges {
  /// Lets `transition` act on the screen that goes, then on the one that comes.
  mutating func apply(_ transition: some AtomicTransition, in size: Size) {
    transition.change(&from, as: .removal, in: size)
    transition.change(&to, as: .insertion, in: size)
  }
}
