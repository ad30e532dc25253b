package import SegueGeometry
package import SegueTransitions

/// The screen lies higher while it is exchanged.
///
/// Heights are not animated: they change before the first moment.
package struct ZPosition: MirrorableAtomicTransition {
  /// The height among the screens.
  package var z: Double

  /// The height `z`.
  package init(_ z: Double) {
    self.z = z
  }

  /// Lifts the screen, and puts it back when it has left.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.animation.zPosition = z
    if role == .removal { change.completion.zPosition = 0 }
  }

  /// Itself.
  package func mirrored() -> ZPosition { self }
}
