import HeadlessCoreGraphics

// Modifiers that say something to the container of a view.

/// Rank in which a stack gives room.
nonisolated public struct _LayoutPriorityModifier: ElementModifier {
  let priority: Double

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    PriorityElement(self, around: child, in: node)
  }
}

private final class PriorityElement: ModifiedElement<_LayoutPriorityModifier> {
  override var priority: Double { modifier.priority }
}

/// Position of a view among its siblings, from the back to the front.
nonisolated public struct _ZIndexModifier: ElementModifier {
  let value: Double

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ZIndexElement(self, around: child, in: node)
  }
}

private final class ZIndexElement: ModifiedElement<_ZIndexModifier> {
  override var zIndex: Double { modifier.value }
}

/// A view's own position for a guide.
nonisolated public struct _AlignmentGuideModifier: ElementModifier {
  let key: AlignmentKey
  let position: (ViewDimensions) -> CGFloat

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    AlignmentGuideElement(self, around: child, in: node)
  }
}

private final class AlignmentGuideElement: ModifiedElement<_AlignmentGuideModifier> {
  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    let own = child.dimensions(for: proposal)
    var guides = own.explicit
    guides[modifier.key] = modifier.position(own)
    return guides
  }
}

/// A value for the layout of a view's container.
nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
  let value: Key.Value

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    LayoutValueElement(self, around: child, in: node)
  }
}

private final class LayoutValueElement<Key: LayoutValueKey>: ModifiedElement<
  LayoutValueModifier<Key>
>
{
  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    if Asked.self == LayoutValueTrait<Key>.self, let value = modifier.value as? Asked.Value {
      return value
    }
    return child.trait(key)
  }
}

extension View {
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(priority: value))
  }
  public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, position: computeValue))
  }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, position: computeValue))
  }
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
