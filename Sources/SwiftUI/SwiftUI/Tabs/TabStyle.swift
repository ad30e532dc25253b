/// Looks of tab views.
public protocol TabViewStyle: Sendable {
  /// The one of the system's looks that it is.
  static var _showsPages: Bool { get }
  /// True where dots say which page is seen.
  var _showsDots: Bool { get }
}

extension TabViewStyle {
  public static var _showsPages: Bool { false }
  public var _showsDots: Bool { false }
}

/// Tabs with a bar below.
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// Tabs with a bar below, or beside them where there is room.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
/// Tabs with a bar below, and nothing else.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }

/// Pages side by side, which a finger turns.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Presence of the dots.
  nonisolated public struct IndexDisplayMode: Hashable, Sendable {
    enum Form { case automatic, always, never }
    let form: Form
    public static let automatic = IndexDisplayMode(form: .automatic)
    public static let always = IndexDisplayMode(form: .always)
    public static let never = IndexDisplayMode(form: .never)
  }

  let indexDisplayMode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  public static var _showsPages: Bool { true }
  public var _showsDots: Bool { indexDisplayMode.form != .never }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// Looks of the dots of pages.
public protocol IndexViewStyle: Sendable {
  /// True where the dots have a box behind them.
  var _hasBackground: Bool { get }
}

/// Dots, with a box behind them or without.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Presence of the box.
  nonisolated public struct BackgroundDisplayMode: Hashable, Sendable {
    enum Form { case automatic, interactive, always, never }
    let form: Form
    public static let automatic = BackgroundDisplayMode(form: .automatic)
    public static let interactive = BackgroundDisplayMode(form: .interactive)
    public static let always = BackgroundDisplayMode(form: .always)
    public static let never = BackgroundDisplayMode(form: .never)
  }

  let backgroundDisplayMode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
  public var _hasBackground: Bool { backgroundDisplayMode.form == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// Choices of tab views at a place.
struct TabSettings {
  var showsPages = false
  var showsDots = false
  var hasDotBackground = false
}

private struct TabSettingsKey: EnvironmentKey {
  static var defaultValue: TabSettings { TabSettings() }
}

extension EnvironmentValues {
  /// Choices of tab views.
  var tabs: TabSettings {
    get { self[TabSettingsKey.self] }
    set { self[TabSettingsKey.self] = newValue }
  }
}

extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabs) {
      ($0.showsPages, $0.showsDots) = (S._showsPages, style._showsDots)
    }
  }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabs) { $0.hasDotBackground = style._hasBackground }
  }
}
