/// An action when something that follows from the layout has changed.
nonisolated struct LayoutChangeModifier<Value: Equatable>: PrimitiveModifier {
  /// The value at a node; `nil` where there is nothing that it could follow from.
  let value: @MainActor (Node) -> Value?
  let action: (Value, Value) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    LayoutChangeNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class LayoutChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, LayoutChangeModifier<Value>
>, LayoutObserver
{
  private var last: Value?

  override func update() {
    super.update()
    host.observe(self)
  }

  func didLayOut(in update: TreeUpdate) {
    guard isMounted, let value = modifier.value(self) else { return }
    let before = last
    guard value != before else { return }
    last = value
    let action = modifier.action
    host.actions.append { action(before ?? value, value) }
  }
}

extension View {
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { action($1) }
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      LayoutChangeModifier(
        value: { node in
          node.elements.first.map { transform(GeometryProxy(source: GeometrySource($0))) }
        }, action: action))
  }
}
