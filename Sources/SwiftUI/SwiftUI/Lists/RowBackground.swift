import HeadlessCoreGraphics

/// A view behind the whole row that another one is in.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background?

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    RowBackgroundNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

/// Name of the element behind a row.
enum RowBackgroundTrait: ElementTraitKey {
  static var defaultValue: Element? { nil }
}

private final class RowBackgroundNode<Content: View, Background: View>: ViewNode<
  ModifiedContent<Content, RowBackgroundModifier<Background>>
>
{
  private var primary: Node?
  private var around: [ObjectIdentifier: RowBackgroundElement] = [:]
  /// The same, in the order of the elements inside.
  private var inOrder: [RowBackgroundElement] = []

  override var children: [Node] {
    (primary.map { [$0] } ?? []) + inOrder.compactMap(\.background)
  }
  override var transition: AnyTransition? { primary?.transition }

  override func update() {
    primary = reconciled(primary, with: view.content)
    for element in inOrder { show(in: element) }
  }

  private func show(in element: RowBackgroundElement) {
    guard let background = view.modifier.background else {
      element.background?.unmount()
      element.background = nil
      return
    }
    element.background = reconciled(element.background, with: ZStack { background })
  }

  override var elements: [Element] {
    var kept: [ObjectIdentifier: RowBackgroundElement] = [:]
    let elements = (primary?.elements ?? []).map { child in
      // What a transition puts around a row is not there at all times.
      let id = ObjectIdentifier(child.core)
      let element = around[id] ?? RowBackgroundElement(around: child, in: self)
      if around[id] == nil { show(in: element) }
      element.content = child
      kept[id] = element
      return element
    }
    for (id, element) in around where kept[id] == nil { element.background?.unmount() }
    (around, inOrder) = (kept, elements)
    return elements
  }
}

/// An element that passes on whatever is inside, with the one behind its row.
private final class RowBackgroundElement: Element, WrappingElement {
  var content: Element
  var background: Node?

  init(around content: Element, in node: Node) {
    self.content = content
    super.init(node: node)
  }

  var wrapped: Element { content }
  override var isLeaving: Bool { content.isLeaving }
  override var zIndex: Double { content.zIndex }
  override var priority: Double { content.priority }
  override var spacing: ViewSpacing { content.spacing }
  override var children: [Element] { [content] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    content.guides(for: proposal)
  }
  override func placeChildren() { content.place(at: frame.origin, placedProposal, in: space) }
  override func paint(into painter: inout Painter) { content.paint(into: &painter) }

  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    let outer = content.trait(key)
    guard Asked.self == RowBackgroundTrait.self,
      content.trait(RowBackgroundTrait.self) == nil,
      let own = background?.elements.first as? Asked.Value
    else { return outer }
    return own
  }
}

extension View {
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
}
