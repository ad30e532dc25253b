/// An action when something that follows from a view's size or place has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    GeometryChangeNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, GeometryChangeModifier<Value>
>, LayoutObserver
{
  private var last: Value?

  override func update() {
    super.update()
    host.observe(self)
  }

  func didLayOut(in update: TreeUpdate) {
    guard isMounted, let element = elements.first else { return }
    let value = modifier.value(GeometryProxy(source: GeometrySource(element)))
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
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
