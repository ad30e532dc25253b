public import SegueGeometry
public import SegueTransitions

/// An effect only on the screen that comes.
public struct OnInsertion<Content: AtomicTransition>: AtomicTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of the screen that comes.
  public init(@AtomicTransitionBuilder _ content: () -> Content) { self.init(content()) }

  init(_ content: Content) { self.content = content }

  /// Never asked: it is not made of others.
  public var body: Never { preconditionFailure("a role is not made of others") }

  /// Does what it holds to a screen that comes.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    if role == .insertion { content.change(&change, as: role, in: size) }
  }
}

extension OnInsertion: MirrorableAtomicTransition where Content: MirrorableAtomicTransition {
  /// The mirror image, still of the screen that comes.
  public func mirrored() -> OnInsertion<Content.Mirrored> {
    OnInsertion<Content.Mirrored>(content.mirrored())
  }
}

/// An effect only on the screen that goes.
public struct OnRemoval<Content: AtomicTransition>: AtomicTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of the screen that goes.
  public init(@AtomicTransitionBuilder _ content: () -> Content) { self.init(content()) }

  init(_ content: Content) { self.content = content }

  /// Never asked: it is not made of others.
  public var body: Never { preconditionFailure("a role is not made of others") }

  /// Does what it holds to a screen that goes.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    if role == .removal { content.change(&change, as: role, in: size) }
  }
}

extension OnRemoval: MirrorableAtomicTransition where Content: MirrorableAtomicTransition {
  /// The mirror image, still of the screen that goes.
  public func mirrored() -> OnRemoval<Content.Mirrored> {
    OnRemoval<Content.Mirrored>(content.mirrored())
  }
}

/// An effect on the screen that comes; mirrored, the same happens to the screen that goes.
///
/// So a pop becomes the push played backwards.
package struct MirrorInsertion<Content: AtomicTransition>: MirrorableAtomicTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of the screen that comes.
  package init(@AtomicTransitionBuilder _ content: () -> Content) { self.init(content()) }

  init(_ content: Content) { self.content = content }

  /// Does what it holds to a screen that comes.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    if role == .insertion { content.change(&change, as: role, in: size) }
  }

  /// The same of the screen that goes.
  package func mirrored() -> MirrorRemoval<Content> { MirrorRemoval(content) }
}

/// An effect on the screen that goes; mirrored, the same happens to the screen that comes.
package struct MirrorRemoval<Content: AtomicTransition>: MirrorableAtomicTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of the screen that goes.
  package init(@AtomicTransitionBuilder _ content: () -> Content) { self.init(content()) }

  init(_ content: Content) { self.content = content }

  /// Does what it holds to a screen that goes.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    if role == .removal { content.change(&change, as: role, in: size) }
  }

  /// The same of the screen that comes.
  package func mirrored() -> MirrorInsertion<Content> { MirrorInsertion(content) }
}
