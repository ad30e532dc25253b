import HeadlessUIKit

/// Name of the wish that the device shows no status bar.
nonisolated enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension TreeHost {
  /// True where a view wishes that the device shows no status bar.
  var hidesStatusBar: Bool { root?.preference(StatusBarHiddenKey.self) ?? false }
}

extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(
      ScreenWishModifier(StatusBarHiddenKey.self, hidden) { host in
        host.controller?.setNeedsStatusBarAppearanceUpdate()
      })
  }
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
