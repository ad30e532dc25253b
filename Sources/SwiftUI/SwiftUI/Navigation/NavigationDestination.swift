/// Screens for the values of a type.
nonisolated struct DestinationModifier<Value: Hashable, Screen: View>: PrimitiveModifier {
  let screen: (Value) -> Screen

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    DestinationNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class DestinationNode<Content: View, Value: Hashable, Screen: View>: ModifiedNode<
  Content, DestinationModifier<Value, Screen>
>
{
  override func update() {
    super.update()
    environment.navigator?.register(Value.self, modifier.screen)
  }
}

/// The title of a screen, in the bar of its stack.
nonisolated struct NavigationTitleModifier: PrimitiveModifier {
  let title: String

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    NavigationTitleNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class NavigationTitleNode<Content: View>: ModifiedNode<
  Content, NavigationTitleModifier
>
{
  override func update() {
    super.update()
    let title = modifier.title
    host.actions.append { [weak self] in
      guard let self, isMounted, let controller = host.controller else { return }
      if controller.navigationItem.title != title { controller.navigationItem.title = title }
    }
  }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(screen: destination))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationTitleModifier(title: String(title)))
  }
}
