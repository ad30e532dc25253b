/// Tabs, made of others or by themselves.
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent = Never
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension TabContent where Body == Never {
  @MainActor @preconcurrency
  public var body: Never { fatalError("these tabs are not made of others") }
}

/// Puts tabs beside each other in a block.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabGroup<TabValue> {
    var tabs: [any TabContent] = []
    for tab in repeat each content { tabs.append(tab) }
    return _TabGroup(tabs: tabs)
  }
  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> _TabGroup<TabValue> {
    _TabGroup(tabs: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: TabContent<TabValue>>(first: C) -> _TabGroup<TabValue> {
    _TabGroup(tabs: [first])
  }
  public static func buildEither<C: TabContent<TabValue>>(second: C) -> _TabGroup<TabValue> {
    _TabGroup(tabs: [second])
  }

  /// Tabs as the content of a tab view.
  nonisolated public struct Content<C: TabContent>: View {
    public typealias Body = Never
    let tabs: C
  }
}

extension TabContentBuilder.Content: TabListing {
  @MainActor var tabPages: [TabPage] { tabs.listedTabs }
}

/// Tabs beside each other.
nonisolated public struct _TabGroup<TabValue: Hashable>: TabContent, TabListing {
  let tabs: [any TabContent]

  @MainActor var tabPages: [TabPage] { tabs.flatMap { $0.listedTabs } }
}

/// Tabs with a badge.
nonisolated struct BadgedTabs<Tabs: TabContent>: TabContent, TabListing {
  typealias TabValue = Tabs.TabValue
  let tabs: Tabs
  let badge: Text?

  @MainActor var tabPages: [TabPage] {
    tabs.listedTabs.map { page in
      var page = page
      page.item.badge = badge ?? page.item.badge
      return page
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content, id: \.id) }
}

extension ForEach where Content: TabContent {
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content) { $0[keyPath: id] } }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content) { $0 } }
}

extension TabContent {
  /// The tabs, one by one.
  @MainActor var listedTabs: [TabPage] {
    if let listing = self as? any TabListing { return listing.tabPages }
    return body.listedTabs
  }

  public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTabs(tabs: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    BadgedTabs(tabs: self, badge: key.map { Text($0) })
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    BadgedTabs(tabs: self, badge: label.map { Text($0) })
  }
  // People cannot arrange tabs here.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
