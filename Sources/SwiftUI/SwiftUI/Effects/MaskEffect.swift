import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A view that lets another one be seen where it is opaque itself.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    MaskNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class MaskNode<Content: View, Mask: View>: ViewNode<
  ModifiedContent<Content, _MaskAlignmentEffect<Mask>>
>
{
  private var primary: Node?
  private var around: [ObjectIdentifier: MaskElement] = [:]
  /// The same, in the order of the elements inside.
  private var inOrder: [MaskElement] = []

  override var children: [Node] { (primary.map { [$0] } ?? []) + inOrder.map(\.mask) }
  override var transition: AnyTransition? { primary?.transition }

  private var stack: some View {
    ZStack(alignment: view.modifier.alignment) { view.modifier.mask }
  }

  override func update() {
    primary = reconciled(primary, with: view.content)
    for element in inOrder {
      element.modifier = view.modifier.alignment
      element.mask = reconciled(element.mask, with: stack)
    }
  }

  override var elements: [Element] {
    var kept: [ObjectIdentifier: MaskElement] = [:]
    let elements = (primary?.elements ?? []).map { child in
      let id = ObjectIdentifier(child)
      let element =
        around[id]
        ?? MaskElement(
          view.modifier.alignment, around: child, Node.make(for: stack, in: context()), in: self)
      kept[id] = element
      return element
    }
    for element in inOrder where !elements.contains(where: { $0 === element }) {
      element.mask.unmount()
    }
    (around, inOrder) = (kept, elements)
    return elements
  }
}

private final class MaskElement: LayerElement<Alignment> {
  var mask: Node
  private let maskLayer = CALayer()

  override var plainName: String { "Mask" }
  override var children: [Element] { [child] + mask.elements }

  init(_ alignment: Alignment, around child: Element, _ mask: Node, in node: Node) {
    self.mask = mask
    super.init(alignment, around: child, in: node)
    maskLayer.name = "mask"
    layer.mask = maskLayer
  }

  override func placeChildren() {
    super.placeChildren()
    for element in mask.elements {
      element.place(in: frame, at: modifier, ProposedViewSize(frame.size), in: space)
    }
  }

  override func paint(into painter: inout Painter) {
    var inside = Painter(update: painter.update, scale: painter.scale)
    inside.paint(mask.elements)
    maskLayer.showLayers(inside.layers)
    painter.add(layer, around: [child])
  }
}

extension View {
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(mask: mask(), alignment: alignment))
  }

  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(mask: mask, alignment: .center))
  }
}
