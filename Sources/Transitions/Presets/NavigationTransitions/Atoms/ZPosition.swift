public import SegueGeometry
public import SegueTransitions

/// The screen lies higher while it is exchanged.
///
/// Heights are not animated: they change before the first moment.
public struct ZPosition: MirrorableAtomicTransition {
  /// The height among the screens.
  public var z: Double

  /// The height `z`.
  public init(_ z: Double) {
    self.z = z
  }

  /// Lifts the screen, and puts it back when it has left.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.animation.zPosition = z
    if role == .removal { change.completion.zPosition = 0 }
  }

  /// Itself.
  public func mirrored() -> ZPosition { self }
}
