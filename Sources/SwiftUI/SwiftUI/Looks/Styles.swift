/// Sets the styles of what lies in front inside a view, the most important first; none for the system's.
nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
  let styles: [AnyShapeStyle]

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.setForegroundStyles(styles)
  }
}

/// Sets the style of controls inside a view.
nonisolated struct TintModifier: EnvironmentModifier {
  let style: AnyShapeStyle?

  @MainActor func adjust(_ environment: inout EnvironmentValues) { environment.tintStyle = style }
}

extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
