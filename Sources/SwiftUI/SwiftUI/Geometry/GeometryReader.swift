import HeadlessCoreGraphics

/// A view that takes all the room there is, and is made of others by its size and place.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    GeometryReaderNode(self, in: context)
  }
}

/// A node whose content is asked for in the middle of the layout, when its size is known.
private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>,
  LayoutContainerNode
{
  private var content: Node?
  private var isStale = true
  private lazy var element = GeometryReaderElement(node: self) { [unowned self] in evaluate($0) }
  private var situation: Situation?

  /// Everything that the content may depend on.
  private struct Situation: Equatable {
    let size: CGSize
    let toWindow: CGAffineTransform
    let insets: EdgeInsets
  }

  var stackAxis: Axis? { nil }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var transition: AnyTransition? { nil }

  override func update() { isStale = true }

  private func evaluate(_ element: Element) -> [Element] {
    let source = GeometrySource(element)
    let new = Situation(
      size: source.size, toWindow: element.toWindow, insets: source.safeAreaInsets)
    if isStale || new != situation {
      (situation, isStale) = (new, false)
      let body = evaluated { view.content(GeometryProxy(source: source)) }
      content = reconciled(content, with: body)
    }
    return content?.elements ?? []
  }
}

private final class GeometryReaderElement: Element {
  private let evaluate: (Element) -> [Element]
  private var inside: [Element] = []

  init(node: Node, evaluate: @escaping (Element) -> [Element]) {
    self.evaluate = evaluate
    super.init(node: node)
  }

  override var children: [Element] { inside }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    inside = evaluate(self)
    for element in inside {
      if element.isLeaving {
        element.placeAgain()
      } else {
        element.place(at: frame.origin, ProposedViewSize(frame.size), in: space)
      }
    }
  }

  override func paint(into painter: inout Painter) { painter.paint(inside) }
}
