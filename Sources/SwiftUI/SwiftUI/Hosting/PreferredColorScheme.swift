import HeadlessUIKit

/// Name of the wish for dark or light surroundings.
nonisolated enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension TreeHost {
  /// Gives the controller the scheme that a view wishes, the outermost first.
  fileprivate func takePreferredColorScheme() {
    let scheme = root?.preference(PreferredColorSchemeKey.self) ?? nil
    let style = scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified
    if controller?.overrideUserInterfaceStyle != style {
      controller?.overrideUserInterfaceStyle = style
    }
  }
}

extension View {
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      ScreenWishModifier(PreferredColorSchemeKey.self, colorScheme.map(Optional.some)) {
        $0.takePreferredColorScheme()
      })
  }
}
