import HeadlessCoreGraphics

/// A view in front of another one or behind it, in the room that the other one takes.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    SecondaryNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

/// A node of a view with another one around each of its elements.
private final class SecondaryNode<Content: View, Secondary: View>: ViewNode<
  ModifiedContent<Content, SecondaryModifier<Secondary>>
>
{
  private var primary: Node?
  private var around: [ObjectIdentifier: SecondaryElement] = [:]
  /// The same, in the order of the elements inside.
  private var inOrder: [SecondaryElement] = []

  override var children: [Node] {
    (primary.map { [$0] } ?? []) + inOrder.map(\.secondary)
  }
  override var transition: AnyTransition? { primary?.transition }

  override func update() {
    primary = reconciled(primary, with: view.content)
    for element in around.values { show(in: element) }
  }

  private func show(in element: SecondaryElement) {
    element.alignment = view.modifier.alignment
    element.isBehind = view.modifier.isBehind
    let stack = ZStack(alignment: view.modifier.alignment) { view.modifier.secondary }
    element.secondary = reconciled(element.secondary, with: stack)
  }

  override var elements: [Element] {
    var kept: [ObjectIdentifier: SecondaryElement] = [:]
    let elements = (primary?.elements ?? []).map { child in
      let id = ObjectIdentifier(child)
      if let known = around[id] {
        kept[id] = known
        return known
      }
      let stack = ZStack(alignment: view.modifier.alignment) { view.modifier.secondary }
      let new = SecondaryElement(around: child, Node.make(for: stack, in: context()), in: self)
      new.alignment = view.modifier.alignment
      new.isBehind = view.modifier.isBehind
      kept[id] = new
      return new
    }
    for (id, element) in around where kept[id] == nil { element.secondary.unmount() }
    (around, inOrder) = (kept, elements)
    return elements
  }
}

private final class SecondaryElement: ModifiedElement<Void> {
  var secondary: Node
  var alignment = Alignment.center
  var isBehind = false

  init(around child: Element, _ secondary: Node, in node: Node) {
    self.secondary = secondary
    super.init((), around: child, in: node)
  }

  override var children: [Element] { [child] + secondary.elements }

  override func placeChildren() {
    super.placeChildren()
    for element in secondary.elements {
      element.place(in: frame, at: alignment, ProposedViewSize(frame.size), in: space)
    }
  }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    let other = Painter.ordered(secondary.elements).reversed().map { $0 as Element }
    for element in isBehind ? [child] + other : other + [child] where !element.isLeaving {
      if let sites = element.hit(at: point) { return sites }
    }
    return nil
  }

  override func paint(into painter: inout Painter) {
    if isBehind { painter.paint(secondary.elements) }
    child.paint(into: &painter)
    if !isBehind { painter.paint(secondary.elements) }
  }
}

extension View {
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
  }
}
