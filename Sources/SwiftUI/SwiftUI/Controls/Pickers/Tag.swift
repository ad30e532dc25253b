/// The value that stands for a view among the choices of its container.
enum TagTrait: ElementTraitKey {
  static var defaultValue: AnyHashable? { nil }
}

/// Gives a view the value that stands for it.
nonisolated struct TagModifier: ElementModifier {
  let tag: Carried<AnyHashable>

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    TagElement(self, around: child, in: node)
  }
}

private final class TagElement: ModifiedElement<TagModifier> {
  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    if Asked.self == TagTrait.self, let value = Optional(modifier.tag.value) as? Asked.Value {
      return value
    }
    return child.trait(key)
  }
}

extension View {
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: Carried(AnyHashable(tag))))
  }
}

extension Element {
  /// The value that stands for the element: its own tag, or its identity in the collection that it comes from.
  var choice: AnyHashable? {
    if let tag = trait(TagTrait.self) { return tag }
    var node: Node? = self.node
    while let current = node {
      if let id = current.parent?.identity(of: current) { return id }
      node = current.parent
    }
    return nil
  }
}
