import HeadlessCoreGraphics

/// The first of some views that has room, or else the last.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { FittingNode(self, in: context) }
}

private final class FittingNode<Content: View>: ViewNode<ViewThatFits<Content>> {
  private var child: Node?
  private lazy var element = FittingElement(node: self)

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var transition: AnyTransition? { nil }

  override func update() {
    child = reconciled(child, with: view.content)
    element.axes = view.axes
    element.choices = child
  }
}

private final class FittingElement: Element {
  var axes: Axis.Set = []
  var choices: Node?
  private var chosen: Element?

  private var candidates: [Element] { (choices?.elements ?? []).filter { !$0.isLeaving } }

  /// The view for a proposal.
  private func choice(_ proposal: ProposedViewSize) -> Element? {
    let candidates = candidates
    return candidates.first { fits($0, proposal) } ?? candidates.last
  }

  private func fits(_ element: Element, _ proposal: ProposedViewSize) -> Bool {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
    let size = element.size(for: ideal)
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(axis) || (proposal[axis].map { size[axis] <= $0 } ?? true)
    }
  }

  override var children: [Element] { chosen.map { [$0] } ?? [] }
  override var priority: Double { chosen?.priority ?? 0 }
  override var spacing: ViewSpacing { (chosen ?? candidates.last)?.spacing ?? ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    choice(proposal)?.guides(for: proposal) ?? [:]
  }

  override func placeChildren() {
    let choice = choice(placedProposal)
    // The neighbors may stand otherwise beside another view.
    if choice !== chosen { node.forgetLayout() }
    chosen = choice
    chosen?.place(at: frame.origin, placedProposal, in: space)
  }

  override func paint(into painter: inout Painter) { chosen?.paint(into: &painter) }
}
