public import HeadlessCoreGraphics

// Pointers, and the focus of devices with keys: a film has fingers alone.

/// Looks of a view below a pointer.
nonisolated public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// A pointer on a view.
nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Uses of a view that has the focus.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension View {
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
}
