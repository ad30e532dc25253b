import HeadlessCoreGraphics

/// Views in a column, of any number: all of them are there, whether they are seen or not.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  let stack: LayoutView<LazyStackLayout, Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = LayoutView(
      layout: LazyStackLayout(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, pinned: pinnedViews), content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.stack, in: context)
  }
}

/// Views in a row, of any number: all of them are there, whether they are seen or not.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  let stack: LayoutView<LazyStackLayout, Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = LayoutView(
      layout: LazyStackLayout(
        axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, pinned: pinnedViews), content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.stack, in: context)
  }
}

/// Views of sections that stay at the edge of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}

/// Places views one after the other, each as long as it likes to be, across all the room there is.
nonisolated struct LazyStackLayout: Layout {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = nil
    return inner
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { before, after in
      spacing ?? before.spacing.distance(to: after.spacing, along: axis)
    } + [0]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(self.proposal(proposal)) }
    let length = sizes.map { $0[axis] }.reduce(0, +) + gaps(subviews).reduce(0, +)
    let breadth = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
    return axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inner = self.proposal(proposal)
    let box = ViewDimensions(size: bounds.size)
    var end = axis == .vertical ? bounds.minY : bounds.minX
    let placed = zip(subviews, gaps(subviews)).map { subview, gap in
      let length = subview.sizeThatFits(inner)[axis]
      defer { end += length + gap }
      return PinnedSections.Placed(
        subview: subview, start: end, length: length, part: subview.sectionPart)
    }
    for (view, position) in zip(placed, PinnedSections.starts(of: placed, pinned, along: axis)) {
      let own = view.subview.dimensions(in: inner)
      let origin =
        axis == .vertical
        ? CGPoint(
          x: bounds.minX + box[alignment.horizontal] - own[alignment.horizontal], y: position)
        : CGPoint(x: position, y: bounds.minY + box[alignment.vertical] - own[alignment.vertical])
      view.subview.place(at: origin, proposal: inner)
    }
  }
}
