/// Looks of lists.
public protocol ListStyle: Sendable {
  /// The one of the system's looks that it is.
  static var _form: _ListForm { get }
}

/// The looks that the system has for lists.
nonisolated public enum _ListForm: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The style that suits the device: on a phone, groups that do not reach its edges.
nonisolated public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .insetGrouped }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .plain }
}

/// Rows from edge to edge, whose lines end before the edge.
nonisolated public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .inset }
}

/// Groups of rows from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .grouped }
}

/// Groups of rows with round corners.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .insetGrouped }
}

/// The list beside a page; on a phone it looks like inset groups.
nonisolated public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListFormKey: EnvironmentKey {
  static var defaultValue: _ListForm { DefaultListStyle._form }
}

extension EnvironmentValues {
  /// Looks of lists.
  var listForm: _ListForm {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listForm, S._form)
  }
}
