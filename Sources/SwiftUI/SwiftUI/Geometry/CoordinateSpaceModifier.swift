/// A name for the space of a view, by which views inside know it.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: CoordinateSpace

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    CoordinateSpaceNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

/// A node whose space has a name.
@MainActor
protocol NamedSpaceNode: Node {
  /// The element of a space, if the node has one of the name.
  func element(ofSpace name: AnyHashable) -> Element?
}

private final class CoordinateSpaceNode<Content: View>: ModifiedNode<
  Content, CoordinateSpaceModifier
>,
NamedSpaceNode
{
  func element(ofSpace name: AnyHashable) -> Element? {
    modifier.name == .named(name) ? elements.first : nil
  }
}

extension Node {
  /// The element of the nearest space around that has a name.
  func elementOfSpace(named name: AnyHashable) -> Element? {
    var node = parent
    while let current = node {
      if let found = (current as? any NamedSpaceNode)?.element(ofSpace: name) { return found }
      node = current.parent
    }
    return nil
  }
}

extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.coordinateSpace))
  }
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: .named(AnyHashable(name))))
  }
}
