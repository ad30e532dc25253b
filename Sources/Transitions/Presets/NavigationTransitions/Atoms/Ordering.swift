public import SegueGeometry
public import SegueTransitions

/// The screen is put above all others, of which there is no mirror image.
public struct BringToFront: AtomicTransition {
  /// The order with this screen on top.
  public init() {}

  /// Puts the screen on top, whatever its role.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.place = .front
  }
}

/// The screen is put below all others, of which there is no mirror image.
package struct SendToBack: AtomicTransition {
  /// The order with this screen at the bottom.
  package init() {}

  /// Puts the screen at the bottom, whatever its role.
  package func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    change.place = .back
  }
}
