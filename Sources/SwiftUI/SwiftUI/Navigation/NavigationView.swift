/// Screens that are pushed onto each other, by the name of earlier systems.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// Looks of navigation, by the names of earlier systems; a phone always has a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style that suits the device.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Screens on top of each other.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Screens beside each other; on a phone, on top of each other.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
