import SegueGeometry

/// A layer of one of the screens, which a plan lets move where it stands.
public struct ScreenPart: Hashable, Sendable {
  /// The screen.
  public var role: Role
  /// The index of the layer among those of the screen.
  public var index: Int

  /// The layer with this index on one of the screens.
  public init(_ role: Role, _ index: Int) {
    self.role = role
    self.index = index
  }
}

extension TransitionLayer {
  /// The movements of a layer that stays inside of its screen, before any has been said.
  public init(_ name: String, moving part: ScreenPart) {
    self.init(name, on: TransitionEnvironment(size: .zero))
    self.part = part
    isOverlay = true
  }
}
