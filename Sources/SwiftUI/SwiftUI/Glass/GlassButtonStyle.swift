/// A button on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  nonisolated public init() { glass = .regular }
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: GlassLooks(glass: glass, isProminent: false), configuration: configuration)
  }
}

/// A button on glass that has the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(
      style: GlassLooks(glass: .regular, isProminent: true), configuration: configuration)
  }
}

/// Looks of buttons on glass: measures and shine are guesses from looking at devices.
nonisolated private struct GlassLooks: ButtonStyle {
  private static let insets = EdgeInsets(top: 9, leading: 14, bottom: 9, trailing: 14)
  private static let pressedOpacity = 0.75

  let glass: Glass
  let isProminent: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let words = configuration.label.padding(Self.insets)
    Group {
      if isProminent {
        words.foregroundStyle(Color.white).background(TintShapeStyle(), in: Capsule())
      } else {
        words.foregroundStyle(Color.primary).glassEffect(glass)
      }
    }
    .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
