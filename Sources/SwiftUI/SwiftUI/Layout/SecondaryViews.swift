import HeadlessCoreGraphics

/// A modifier that puts a view beside each element of another one, in the room that this one takes.
protocol SecondaryViewModifier: PrimitiveModifier {
  associatedtype Secondary: View
  associatedtype Around: ElementWithSecondary
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  /// The element around one of the primary view's.
  @MainActor func makeElement(around child: Element, _ secondary: Node, in node: Node) -> Around
  /// Brings an element up to date with the modifier.
  @MainActor func change(_ element: Around)
}

/// An element beside which there are those of another view.
@MainActor
protocol ElementWithSecondary: Element {
  /// The element of the primary view.
  var child: Element { get }
  var secondary: Node { get set }
}

extension SecondaryViewModifier {
  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    SecondaryNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

/// A node of a view with another one beside each of its elements.
private final class SecondaryNode<Content: View, Modifier: SecondaryViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var primary: Node?
  private var around: [ObjectIdentifier: Modifier.Around] = [:]
  /// The same, in the order of the elements inside.
  private var inOrder: [Modifier.Around] = []

  override var children: [Node] {
    (primary.map { [$0] } ?? []) + inOrder.map(\.secondary)
  }
  override var transition: AnyTransition? { primary?.transition }

  /// Several views beside an element are on top of each other.
  private var stack: some View {
    ZStack(alignment: view.modifier.alignment) { view.modifier.secondary }
  }

  override func update() {
    primary = reconciled(primary, with: view.content)
    for element in inOrder {
      view.modifier.change(element)
      element.secondary = reconciled(element.secondary, with: stack)
    }
  }

  override var elements: [Element] {
    var kept: [ObjectIdentifier: Modifier.Around] = [:]
    let elements = (primary?.elements ?? []).map { child in
      let id = ObjectIdentifier(child)
      let element =
        around[id]
        ?? view.modifier.makeElement(
          around: child, Node.make(for: stack, in: context()), in: self)
      kept[id] = element
      return element
    }
    for element in inOrder where kept[ObjectIdentifier(element.child)] == nil {
      element.secondary.unmount()
    }
    (around, inOrder) = (kept, elements)
    return elements
  }
}

/// A view in front of another one or behind it, in the room that the other one takes.
nonisolated struct SecondaryModifier<Secondary: View>: SecondaryViewModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func makeElement(
    around child: Element, _ secondary: Node, in node: Node
  ) -> SecondaryElement {
    let element = SecondaryElement(around: child, secondary, in: node)
    change(element)
    return element
  }

  @MainActor func change(_ element: SecondaryElement) {
    (element.alignment, element.isBehind) = (alignment, isBehind)
  }
}

/// The element of a view with another one in front of it or behind it.
final class SecondaryElement: ModifiedElement<Void>, ElementWithSecondary {
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
