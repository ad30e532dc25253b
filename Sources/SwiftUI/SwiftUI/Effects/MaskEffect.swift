import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A view that lets another one be seen where it is opaque itself.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: SecondaryViewModifier {
  let secondary: Mask
  let alignment: Alignment

  @MainActor func makeElement(
    around child: Element, _ secondary: Node, in node: Node
  ) -> MaskElement { MaskElement(alignment, around: child, secondary, in: node) }

  @MainActor func change(_ element: MaskElement) { element.modifier = alignment }
}

/// The element of a view that is seen through a mask.
final class MaskElement: LayerElement<Alignment>, ElementWithSecondary {
  var secondary: Node
  private let maskLayer = CALayer()

  override var plainName: String { "Mask" }
  override var children: [Element] { [child] + secondary.elements }

  init(_ alignment: Alignment, around child: Element, _ secondary: Node, in node: Node) {
    self.secondary = secondary
    super.init(alignment, around: child, in: node)
    maskLayer.name = "mask"
    layer.mask = maskLayer
  }

  override func placeChildren() {
    super.placeChildren()
    for element in secondary.elements {
      element.place(in: frame, at: modifier, ProposedViewSize(frame.size), in: space)
    }
  }

  override func paint(into painter: inout Painter) {
    var inside = Painter(update: painter.update, scale: painter.scale)
    inside.paint(secondary.elements)
    maskLayer.showLayers(inside.layers)
    painter.add(layer, around: [child])
  }
}

extension View {
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(secondary: mask(), alignment: alignment))
  }

  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(secondary: mask, alignment: .center))
  }
}
