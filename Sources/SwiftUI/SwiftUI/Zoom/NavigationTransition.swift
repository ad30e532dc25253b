/// A way in which a screen comes and goes.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The system's way.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
}

/// A screen that grows out of a view of the one before.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate let key: MatchedKey
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: MatchedKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let key = (style as? ZoomNavigationTransition)?.key
    return modifier(ScreenSettingsModifier { settings, _ in settings.zoom = key })
  }
}
