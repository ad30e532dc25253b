/// Several transitions of one screen, told as one.
public struct Group<Content: AtomicTransition>: AtomicTransition {
  /// The transitions that it holds.
  public var content: Content

  /// The transitions below each other.
  public init(@AtomicTransitionBuilder _ content: () -> Content) {
    self.content = content()
  }

  init(_ content: Content) { self.content = content }

  /// The transitions that it holds.
  public var body: Content { content }
}

extension Group: MirrorableAtomicTransition where Content: MirrorableAtomicTransition {
  /// The group of the mirror images.
  public func mirrored() -> Group<Content.Mirrored> { Group<Content.Mirrored>(content.mirrored()) }
}
