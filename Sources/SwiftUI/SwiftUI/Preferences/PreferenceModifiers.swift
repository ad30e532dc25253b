/// A value that a view says to those around, in the place of what is said inside.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PreferenceWritingNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PreferenceWritingNode<Content: View, Key: PreferenceKey>: ModifiedNode<
  Content, _PreferenceWritingModifier<Key>
>
{
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    Asked.self == Key.self ? modifier.value as? Asked.Value : super.preference(key)
  }
}

/// A change of what is said inside a view, by its size and place where they are asked for.
nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: @MainActor (inout Key.Value, Element?) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PreferenceTransformNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: ModifiedNode<
  Content, PreferenceTransformModifier<Key>
>
{
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard Asked.self == Key.self else { return super.preference(key) }
    var value = super.preference(Key.self) ?? Key.defaultValue
    modifier.transform(&value, elements.first)
    return value as? Asked.Value
  }
}

/// An action when what is said inside a view has changed.
nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PreferenceActionNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>: ModifiedNode<
  Content, PreferenceActionModifier<Key>
>, LayoutObserver
where Key.Value: Equatable {
  private var last: Key.Value?

  override func update() {
    super.update()
    host.observe(self)
  }

  func didLayOut(in update: TreeUpdate) {
    guard isMounted else { return }
    let value = preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    let action = modifier.action
    host.actions.append { action(value) }
  }
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K> { value, _ in callback(&value) })
  }

  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceTransformModifier<K> { result, element in
        if let element { result = transform(element.anchor(value)) }
      })
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceTransformModifier<K> { result, element in
        if let element { transform(&result, element.anchor(value)) }
      })
  }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
