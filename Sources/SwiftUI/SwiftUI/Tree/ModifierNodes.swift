// Nodes of modifiers that are not made of others.

/// A modifier that has nodes of its own.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    if let modifier = modifier as? any PrimitiveModifier {
      return modifier.makeNode(around: content, in: context)
    }
    return ModifierNode(self, in: context)
  }
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.view, in: context)
  }
}

/// A node with one view inside, which a modifier changes.
@MainActor
class ModifiedNode<Content: View, Modifier: PrimitiveModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private(set) var child: Node?

  final var modifier: Modifier { view.modifier }
  final override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() { child = reconciled(child, with: view.content, in: innerEnvironment) }

  /// Values that are known inside.
  var innerEnvironment: EnvironmentValues { environment }
}

/// A modifier that changes what is known inside.
protocol EnvironmentModifier: PrimitiveModifier {
  @MainActor func adjust(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    EnvironmentNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifiedNode<
  Content, Modifier
>
{
  override var innerEnvironment: EnvironmentValues {
    var environment = environment
    modifier.adjust(&environment)
    return environment
  }
}

/// A modifier that puts something around each element inside.
protocol ElementModifier: PrimitiveModifier {
  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self>
}

extension ElementModifier {
  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ElementNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

/// A node whose modifier is around each element inside.
private final class ElementNode<Content: View, Modifier: ElementModifier>: ModifiedNode<
  Content, Modifier
>
{
  private var around: [ObjectIdentifier: ModifiedElement<Modifier>] = [:]

  override func update() {
    super.update()
    for element in around.values { element.modifier = modifier }
  }

  override var elements: [Element] {
    let inside = super.elements
    var kept: [ObjectIdentifier: ModifiedElement<Modifier>] = [:]
    let elements = inside.map { child in
      let id = ObjectIdentifier(child)
      let element = around[id] ?? modifier.makeElement(around: child, in: self)
      kept[id] = element
      return element
    }
    around = kept
    return elements
  }
}
