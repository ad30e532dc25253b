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
/// Tabs are found in the values of views: what the body of an app's own view says about its tab is not heard.
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

extension ForEach: TabListing where Content: View {
  @MainActor var tabPages: [TabPage] {
    data.flatMap { element in
      let id = AnyHashable(self.id(element))
      return content(element).listedTabs.map { page in
        var page = page
        page.item.tag = page.item.tag ?? id
        return page
      }
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

  @MainActor func body(content: Content) -> some View { content }
  @MainActor func change(_ item: inout TabItem) { item.label = item.label ?? label }
}

extension TagModifier: TabItemChange {
  @MainActor func change(_ item: inout TabItem) { item.tag = item.tag ?? tag.value }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}
