/// A wish of a view about the screen around, which the controller follows.
nonisolated struct ScreenWishModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// The wish; `nil` for that of the views inside.
  let wish: Key.Value?
  /// Has the controller follow what the views of a tree wish now.
  let follow: @MainActor (TreeHost) -> Void

  init(_ key: Key.Type, _ wish: Key.Value?, follow: @escaping @MainActor (TreeHost) -> Void) {
    (self.wish, self.follow) = (wish, follow)
  }

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ScreenWishNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ScreenWishNode<Content: View, Key: PreferenceKey>: ModifiedNode<
  Content, ScreenWishModifier<Key>
>
{
  override func update() {
    super.update()
    let follow = modifier.follow
    host.actions.append { [weak self] in if let self { follow(host) } }
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard Asked.self == Key.self, let wish = modifier.wish else { return super.preference(key) }
    return wish as? Asked.Value
  }
}
