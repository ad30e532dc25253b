extension View {
  /// Mirrors the view where the language is read from the right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredForLanguage(isEnabled: enabled))
  }
}

/// A view that is mirrored where the language is read from the right.
nonisolated private struct MirroredForLanguage: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection
  let isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1, y: 1)
  }
}
