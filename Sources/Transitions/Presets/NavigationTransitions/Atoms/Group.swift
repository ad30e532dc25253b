/// Several transitions of one screen, told as one.
package struct Group<Content: AtomicTransition>: AtomicTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions below each other.
  package init(@AtomicTransitionBuilder _ content: () -> Content) {
    self.content = content()
  }

  init(_ content: Content) { self.content = content }

  /// The transitions that it holds.
  package var body: Content { content }
}

extension Group: MirrorableAtomicTransition where Content: MirrorableAtomicTransition {
  /// The group of the mirror images.
  package func mirrored() -> Group<Content.Mirrored> { Group<Content.Mirrored>(content.mirrored()) }
}
