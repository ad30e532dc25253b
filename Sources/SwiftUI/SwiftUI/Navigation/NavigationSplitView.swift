/// Columns of an app, which a phone shows as one stack that begins with the first of them.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  @MainActor
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  @MainActor public var body: some View { NavigationStack { sidebar } }
}

extension NavigationSplitView where Content == EmptyView {
  @MainActor
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
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
