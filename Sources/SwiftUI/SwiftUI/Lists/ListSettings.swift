public import HeadlessCoreGraphics

// What a list is told about all of its rows and sections.

/// Room between the sections of a list.
nonisolated public struct ListSectionSpacing: Sendable {
  /// Length between two sections; `nil` where headers and footers say it.
  let length: CGFloat?

  /// Room between sections that stand close: a guess from looking at devices.
  private static let compactLength: CGFloat = 20

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: compactLength)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// Weight of the words above a section.
nonisolated public enum Prominence: Hashable, Sendable { case standard, increased }

/// Choices about lists at a place.
struct ListSettings {
  /// Room between rows; `nil` for none, where rows share a box.
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  /// False where the system's color behind the rows is left away.
  var showsBackground = true
}

private struct ListSettingsKey: EnvironmentKey {
  static var defaultValue: ListSettings { ListSettings() }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// Choices about lists.
  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSettings) { $0.rowSpacing = spacing }
  }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing }
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listSettings) { $0.showsBackground = visibility != .hidden }
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
