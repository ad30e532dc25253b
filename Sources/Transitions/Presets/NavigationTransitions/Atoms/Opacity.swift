public import SegueGeometry
public import SegueTransitions

/// The screen fades in, or out.
public struct Opacity: MirrorableAtomicTransition {
  /// The fade.
  public init() {}

  /// From nothing when it comes, to nothing when it goes.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    switch role {
    case .insertion:
      change.initial.alpha = 0
      change.animation.alpha = 1
    case .removal:
      change.animation.alpha = 0
      change.completion.alpha = 1
    }
  }

  /// Itself.
  public func mirrored() -> Opacity { self }
}
