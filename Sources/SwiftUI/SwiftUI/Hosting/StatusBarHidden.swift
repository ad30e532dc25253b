import HeadlessUIKit

/// Name of the wish that the device shows no status bar.
nonisolated enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Says if the status bar is to be hidden, and has the device ask again.
nonisolated struct StatusBarHiddenModifier: PrimitiveModifier {
  let isHidden: Bool

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    StatusBarHiddenNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class StatusBarHiddenNode<Content: View>: ModifiedNode<
  Content, StatusBarHiddenModifier
>
{
  override func update() {
    super.update()
    host.actions.append { [weak self] in self?.host.controller?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    Asked.self == StatusBarHiddenKey.self
      ? modifier.isHidden as? Asked.Value : super.preference(key)
  }
}

extension TreeHost {
  /// True where a view wishes that the device shows no status bar.
  var hidesStatusBar: Bool { root?.preference(StatusBarHiddenKey.self) ?? false }
}

extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(StatusBarHiddenModifier(isHidden: hidden))
  }
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
