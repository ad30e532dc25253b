import HeadlessUIKit

/// The bar of a stack.
nonisolated public struct NavigationBarItem: Sendable {
  /// Size of the title in a bar.
  nonisolated public enum TitleDisplayMode: Sendable {
    case automatic, inline, large

    /// The same as UIKit says it.
    var mode: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View {
    modifier(
      ScreenSettingsModifier { $0.title = title.string(in: $1) })
  }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(ScreenSettingsModifier { settings, _ in settings.titleMode = displayMode.mode })
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(ScreenSettingsModifier { settings, _ in settings.hidesNavigationBar = hidden })
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenSettingsModifier { settings, _ in settings.hidesBackButton = hidesBackButton })
  }
  /// Shown by no phone before iOS 26.
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
}

// The forms of earlier systems.
extension View {
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}
