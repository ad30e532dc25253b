import HeadlessCoreGraphics

/// Views in a row.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  let stack: LayoutView<HStackLayout, Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = LayoutView(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.stack, in: context)
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  let stack: LayoutView<VStackLayout, Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = LayoutView(
      layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.stack, in: context)
  }
}

/// Views on top of each other, the last one in front.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let stack: LayoutView<ZStackLayout, Content>

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stack = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.stack, in: context)
  }
}

/// Room that a stack gives to nobody.
nonisolated public struct Spacer: View, LeafView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func makeElement(in node: Node) -> LeafElement<Spacer> {
    SpacerElement(self, in: node)
  }
}

extension Node {
  /// Direction of the stack in which the views of a node stand; `nil` outside of stacks.
  fileprivate var axisOfContainer: Axis? {
    var node = parent
    while let current = node {
      if let container = current as? any LayoutContainerNode { return container.stackAxis }
      node = current.parent
    }
    return nil
  }
}

/// A node whose view is a container.
@MainActor
protocol LayoutContainerNode: Node {
  var stackAxis: Axis? { get }
}

private final class SpacerElement: LeafElement<Spacer> {
  /// Least length of a spacer that has none of its own.
  private static let usualLength: CGFloat = 8

  private lazy var axis = node.axisOfContainer

  override var priority: Double { -.infinity }
  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = view.minLength ?? Self.usualLength
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
    switch axis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }
}

/// A thin line between views.
nonisolated public struct Divider: View, LeafView {
  public init() {}

  @MainActor func makeElement(in node: Node) -> LeafElement<Divider> {
    DividerElement(self, in: node)
  }
}

private final class DividerElement: LeafElement<Divider> {
  /// Length of a line that is offered none.
  private static let usualLength: CGFloat = 10

  private lazy var axis = node.axisOfContainer
  private let layer = CALayer()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let pixel = 1 / node.host.room.scale
    return axis == .horizontal
      ? CGSize(width: pixel, height: proposal.height ?? Self.usualLength)
      : CGSize(width: proposal.width ?? Self.usualLength, height: pixel)
  }

  override func paint(into painter: inout Painter) {
    layer.backgroundColor = UIColor.separator.cgColor
    setFrame(painter.rounded(frame), of: layer, in: painter)
    painter.add(layer)
  }
}
