/// One of the screens of a tab view, with its title and picture.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab: TabListing {
  @MainActor var tabPages: [TabPage] {
    content.listedTabs.map { page in
      var page = page
      page.item.tag = page.item.tag ?? value
      page.item.label = page.item.label ?? AnyView(label)
      return page
    }
  }
}

/// Purpose of a tab; all stand in the bar here.
nonisolated public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

extension Tab where Label == DefaultTabLabel {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}

extension Tab {
  @MainActor public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: AnyHashable(value), content: content(), label: label()) }
}

extension Tab where Value == Never {
  @MainActor public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

/// Title and picture of a tab.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  @MainActor public var body: some View {
    image
    title
  }
}

extension DefaultTabLabel: LabelParts {
  var titleView: any View { title }
  var iconView: any View { image }
}

/// Tabs under a title; a phone has all of them in one bar.
nonisolated public struct TabSection<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  let tabs: [any TabContent]

  public init<C: TabContent<Value>>(@TabContentBuilder<Value> content: () -> C) {
    tabs = [content()]
  }
  public init<C: TabContent<Value>, Header: View>(
    @TabContentBuilder<Value> content: () -> C, @ViewBuilder header: () -> Header
  ) { tabs = [content()] }
  public init<C: TabContent<Value>, S: StringProtocol>(
    _ title: S, @TabContentBuilder<Value> content: () -> C
  ) { tabs = [content()] }
}

extension TabSection: TabListing {
  @MainActor var tabPages: [TabPage] { tabs.flatMap { $0.listedTabs } }
}
