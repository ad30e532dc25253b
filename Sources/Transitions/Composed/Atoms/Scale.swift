public import SegueGeometry

/// The screen grows from another size, or shrinks to it.
public struct Scale: MirrorableAtomicTransition {
  /// The factor.
  public var factor: Double

  /// The size of `factor` times the screen's own; nothing by default.
  public init(_ factor: Double = 0) {
    self.factor = factor
  }

  /// Scales about the center.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.move(role) { $0.scale(factor) }
  }

  /// Itself.
  public func mirrored() -> Scale { self }
}
