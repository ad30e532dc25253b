/// A word about a view that stands beside it: on a tab, or at the end of a row of a list.
nonisolated struct BadgeModifier: ViewModifier, TabItemChange {
  @Environment(\.isListRow) private var isListRow
  let words: Text?

  init(words: Text?) { self.words = words }

  @MainActor func body(content: Content) -> some View {
    if isListRow, let words {
      HStack {
        content
        Spacer()
        words.foregroundStyle(.secondary)
      }
    } else {
      content.transformPreference(TabItemKey.self) { change(&$0) }
    }
  }

  @MainActor func change(_ item: inout TabItem) { item.badge = item.badge ?? words }
}

/// Weight of badges; all look alike here.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  public static let standard = BadgeProminence()
  public static let increased = BadgeProminence()
  public static let decreased = BadgeProminence()
}

extension View {
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(words: count == 0 ? nil : Text(verbatim: "\(count)")))
  }
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(words: label)) }
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(words: key.map { Text($0) }))
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(words: label.map { Text($0) }))
  }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}
