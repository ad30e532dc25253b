import HeadlessCoreGraphics

/// Room around a view.
nonisolated public struct _PaddingLayout: ElementModifier {
  /// Room that is meant where no length is given.
  static let usualLength: CGFloat = 16

  let edges: Edge.Set
  let insets: EdgeInsets

  init(edges: Edge.Set, insets: EdgeInsets) { (self.edges, self.insets) = (edges, insets) }

  init(edges: Edge.Set, length: CGFloat?) {
    let length = length ?? Self.usualLength
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      edges: edges,
      insets: EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)))
  }

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    PaddingElement(self, around: child, in: node)
  }
}

private final class PaddingElement: ModifiedElement<_PaddingLayout> {
  override var spacing: ViewSpacing {
    var spacing = child.spacing
    for edge in Edge.allCases where modifier.edges.contains(Edge.Set(edge)) {
      spacing[edge] = .plain
    }
    return spacing
  }

  private var insets: EdgeInsets { modifier.insets }
  private var across: CGFloat { insets.leading + insets.trailing }
  private var down: CGFloat { insets.top + insets.bottom }
  private var left: CGFloat {
    node.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - across, 0) },
      height: proposal.height.map { max($0 - down, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inside = child.size(for: inner(proposal))
    return CGSize(width: max(inside.width + across, 0), height: max(inside.height + down, 0))
  }

  override func placeChildren() {
    child.place(
      at: CGPoint(x: frame.minX + left, y: frame.minY + insets.top), inner(placedProposal),
      in: space)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    child.guides(for: inner(proposal)).shifted(by: CGPoint(x: left, y: insets.top))
  }
}

extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, length: length))
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
