/// Looks of a tab, as the view that it shows has them.
struct TabItem {
  /// Title and picture in the bar.
  var label: AnyView?
  var tag: AnyHashable?
  var badge: Text?
}

/// The view of one tab, and what it says about that.
struct TabPage {
  var item: TabItem
  var view: any View
}

/// A view that is several tabs, or one of which more is known.
///
/// Tabs are found in the values of views. The title and the badge of one that says nothing are asked of its body
/// (`itemOfBody(in:)`).
protocol TabListing {
  @MainActor var tabPages: [TabPage] { get }
}

/// A modifier that says something about a tab.
protocol TabItemChange {
  @MainActor func change(_ item: inout TabItem)
}

extension View {
  /// The tabs that the view is.
  @MainActor var listedTabs: [TabPage] {
    if let listing = self as? any TabListing { return listing.tabPages }
    if let passing = self as? any PassingView {
      return passing.passedViews.flatMap { $0.listedTabs }
    }
    return [TabPage(item: TabItem(), view: self)]
  }
}

extension ForEach: TabListing {
  @MainActor var tabPages: [TabPage] {
    data.flatMap { element in
      let id = AnyHashable(self.id(element))
      return pages(of: content(element)).map { page in
        var page = page
        page.item.tag = page.item.tag ?? id
        return page
      }
    }
  }
}

extension ForEach {
  @MainActor private func pages(of content: Content) -> [TabPage] {
    switch content {
    case let view as any View: view.listedTabs
    case let tabs as any TabContent: tabs.listedTabs
    default: []
    }
  }
}

extension ModifiedContent: TabListing where Content: View, Modifier: ViewModifier {
  @MainActor var tabPages: [TabPage] {
    content.listedTabs.map { page in
      var page = page
      if let change = modifier as? any TabItemChange {
        change.change(&page.item)
      } else {
        page.view = ModifiedContent<AnyView, Modifier>(
          content: AnyView(page.view), modifier: modifier)
      }
      return page
    }
  }
}

/// Title and picture of a tab.
nonisolated struct TabItemModifier: ViewModifier, TabItemChange {
  let label: AnyView

  @MainActor func body(content: Content) -> some View {
    content.transformPreference(TabItemKey.self) { change(&$0) }
  }
  @MainActor func change(_ item: inout TabItem) { item.label = item.label ?? label }
}

/// The way of what a body says about its tab to the tab view.
enum TabItemKey: PreferenceKey {
  static var defaultValue: TabItem { TabItem() }
  static func reduce(value: inout TabItem, nextValue: () -> TabItem) {
    let next = nextValue()
    value.label = value.label ?? next.label
    value.badge = value.badge ?? next.badge
  }
}

extension View {
  /// Looks of the tab of the view, as its body says them: it is asked in a tree of its own, in which nothing happens.
  @MainActor func itemOfBody(in environment: EnvironmentValues) -> TabItem {
    let host = TreeHost()
    let node = Node.make(
      for: self, in: NodeContext(parent: nil, host: host, environment: environment))
    defer { node.unmount() }
    return node.preference(TabItemKey.self) ?? TabItem()
  }
}

extension TagModifier: TabItemChange {
  @MainActor func change(_ item: inout TabItem) { item.tag = item.tag ?? tag.value }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}
