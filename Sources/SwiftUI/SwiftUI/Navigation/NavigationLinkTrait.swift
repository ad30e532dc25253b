/// The action of a link, for containers that show more than its words: a list has a chevron, and the whole row acts.
nonisolated enum NavigationLinkTrait: ElementTraitKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

/// Leaves the action of a link for its container.
nonisolated struct NavigationLinkModifier: ElementModifier {
  let action: @MainActor () -> Void

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    NavigationLinkElement(self, around: child, in: node)
  }
}

private final class NavigationLinkElement: ModifiedElement<NavigationLinkModifier> {
  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    if Asked.self == NavigationLinkTrait.self, let value = modifier.action as? Asked.Value {
      return value
    }
    return child.trait(key)
  }
}

private struct ShowsLinksPlainlyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True where links look like their words, as in the rows of a list, which have a chevron.
  var showsLinksPlainly: Bool {
    get { self[ShowsLinksPlainlyKey.self] }
    set { self[ShowsLinksPlainlyKey.self] = newValue }
  }
}
