/// A view in front of another one or behind it, which follows from what that one says.
nonisolated struct PreferenceSecondaryModifier<Key: PreferenceKey, Secondary: View>:
  PrimitiveModifier
{
  let alignment: Alignment
  let isBehind: Bool
  let secondary: (Key.Value) -> Secondary

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PreferenceSecondaryNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PreferenceSecondaryNode<Content: View, Key: PreferenceKey, Secondary: View>:
  AttachedNode<Content, PreferenceSecondaryModifier<Key, Secondary>>
{
  override func makeElement(around child: Element) -> AttachedElement {
    PreferenceSecondaryElement(around: child, in: self)
  }

  /// Makes the view of what has been said, once all inside have their places.
  fileprivate func attachView() {
    let modifier = view.modifier
    let value = primary?.preference(Key.self) ?? Key.defaultValue
    let body = evaluated { modifier.secondary(value) }
    attach(ZStack(alignment: modifier.alignment) { body })
  }
}

private final class PreferenceSecondaryElement<Content: View, Key: PreferenceKey, Secondary: View>:
  AttachedElement
{
  private unowned let owner: PreferenceSecondaryNode<Content, Key, Secondary>

  init(around child: Element, in node: PreferenceSecondaryNode<Content, Key, Secondary>) {
    owner = node
    super.init(around: child, in: node)
  }

  override func placeChildren() {
    super.placeChildren()
    // Places inside change without a word, and so does what is said of them.
    node.forgetLayout()
    owner.attachView()
    attached?.place(
      in: frame, at: owner.view.modifier.alignment, ProposedViewSize(frame.size), in: space)
  }

  override func paint(into painter: inout Painter) {
    let isBehind = owner.view.modifier.isBehind
    if isBehind { attached?.paint(into: &painter) }
    child.paint(into: &painter)
    if !isBehind { attached?.paint(into: &painter) }
  }
}

extension View {
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<Key, T>(
        alignment: alignment, isBehind: false, secondary: transform))
  }

  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<Key, T>(
        alignment: alignment, isBehind: true, secondary: transform))
  }
}
