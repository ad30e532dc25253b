/// Screens of which one is shown, by a bar with their titles or by turning pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabs) private var settings

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  @MainActor public var body: some View {
    if settings.showsPages {
      PagedTabs(tabs: content, selection: chosen, settings: settings)
    } else {
      TabBarView(tabs: content, selection: chosen)
    }
  }

  /// The value of the tab that is shown; `nil` where the view keeps that itself.
  private var chosen: Binding<AnyHashable>? {
    selection.map { selection in
      Binding<AnyHashable>(
        get: { AnyHashable(selection.wrappedValue) },
        set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

nonisolated extension TabView {
  public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

nonisolated extension TabView where SelectionValue == Never {
  public init<C: TabContent<Never>>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}
