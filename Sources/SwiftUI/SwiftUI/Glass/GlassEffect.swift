import HeadlessCoreGraphics

/// The outline of glass that is told none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together where they are near each other; here each has its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

/// Ways in which glass comes and goes; here it fades.
nonisolated public struct GlassEffectTransition: Sendable {
  public static var identity: Self { Self() }
  public static var matchedGeometry: Self { Self() }
  public static var materialize: Self { Self() }
}

extension View {
  @ViewBuilder
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    if glass.form == .identity {
      self
    } else if shape is DefaultGlassEffectShape {
      // What lies behind is clipped by the corners of a box that is known.
      background(GlassStyle(glass: glass), in: Capsule())
    } else {
      background(GlassStyle(glass: glass), in: shape)
    }
  }

  // Which glass becomes which is seen where several flow together, which none do here.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
