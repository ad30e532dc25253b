import HeadlessUIKit

/// Name of the wish for dark or light surroundings.
nonisolated enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Has the controller around be dark or light, with its background and its bars.
nonisolated struct PreferredColorSchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PreferredColorSchemeNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PreferredColorSchemeNode<Content: View>: ModifiedNode<
  Content, PreferredColorSchemeModifier
>
{
  override func update() {
    super.update()
    host.actions.append { [weak self] in self?.host.takePreferredColorScheme() }
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    Asked.self == PreferredColorSchemeKey.self && modifier.scheme != nil
      ? modifier.scheme as? Asked.Value : super.preference(key)
  }
}

extension TreeHost {
  /// Gives the controller the scheme that a view wishes, the outermost first.
  fileprivate func takePreferredColorScheme() {
    let scheme = root?.preference(PreferredColorSchemeKey.self) ?? nil
    let style = scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified
    if controller?.overrideUserInterfaceStyle != style {
      controller?.overrideUserInterfaceStyle = style
    }
  }
}

extension View {
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
