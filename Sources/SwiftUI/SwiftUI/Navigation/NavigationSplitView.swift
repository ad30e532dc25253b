public import Foundation

/// Columns of an app, which a phone shows as one stack: the first of them, and the next ones as rows are chosen.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let first: NavigationSplitViewColumn

  @MainActor fileprivate init(columns: [AnyView], first: NavigationSplitViewColumn = .sidebar) {
    (self.columns, self.first) = (columns, first)
  }

  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())]) }

  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())],
      first: preferredCompactColumn.wrappedValue)
  }

  @MainActor public var body: some View { ColumnStack(columns: columns, first: first) }
}

extension NavigationSplitView where Content == EmptyView {
  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columns: [AnyView(sidebar()), AnyView(detail())]) }

  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(detail())], first: preferredCompactColumn.wrappedValue)
  }
}

/// The columns as screens of a stack, one after the other.
nonisolated private struct ColumnStack: View {
  let columns: [AnyView]
  /// Number of columns above the first one.
  @State private var depth: Int

  init(columns: [AnyView], first: NavigationSplitViewColumn) {
    self.columns = columns
    _depth = State(initialValue: first.depth(of: columns.count))
  }

  @MainActor var body: some View { NavigationStack { column(0) } }

  @MainActor private func column(_ index: Int) -> AnyView {
    let depth = $depth
    guard index < columns.count - 1 else {
      return AnyView(columns[index].environment(\.nextColumn, nil))
    }
    let isOpen = Binding(
      get: { depth.wrappedValue > index }, set: { depth.wrappedValue = $0 ? index + 1 : index })
    return AnyView(
      columns[index].environment(\.nextColumn) { depth.wrappedValue = index + 1 }
        .navigationDestination(isPresented: isOpen) { column(index + 1) })
  }
}

private struct NextColumnKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Shows the column behind this one; `nil` outside of columns, and in the last.
  var nextColumn: (@MainActor () -> Void)? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}

/// Columns that are seen where there is room for several.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private enum Form { case automatic, all, doubleColumn, detailOnly }
  private let form: Form

  public static let automatic = Self(form: .automatic)
  public static let all = Self(form: .all)
  public static let doubleColumn = Self(form: .doubleColumn)
  public static let detailOnly = Self(form: .detailOnly)
}

/// Place of a column among others.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Form { case sidebar, content, detail }
  private let form: Form

  public static let sidebar = Self(form: .sidebar)
  public static let content = Self(form: .content)
  public static let detail = Self(form: .detail)

  /// Number of columns before it.
  fileprivate func depth(of count: Int) -> Int {
    switch form {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }
}

/// Widths and order of columns; a phone shows one.
nonisolated public protocol NavigationSplitViewStyle: Sendable {}

/// The style that suits the surroundings.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
/// Columns that share the room.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
/// Columns of which the last keeps its width.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
