public import HeadlessCoreGraphics

/// A box whose lengths follow from those of what scrolls around, or of the screen.
nonisolated struct ContainerFrameModifier: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ContainerFrameElement(self, around: child, in: node)
  }
}

private final class ContainerFrameElement: ModifiedElement<ContainerFrameModifier> {
  private var containerSize: CGSize {
    // The scroll view around changes without a change inside.
    node.forgetLayout()
    return node.scrollingAround?.scrolling.containerSize ?? node.host.room.safeFrame.size
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      inner[axis] = modifier.length(containerSize[axis], axis)
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = child.size(for: inner)
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      size[axis] = inner[axis] ?? size[axis]
    }
    return size
  }

  override func placeChildren() {
    child.place(in: frame, at: modifier.alignment, inner(placedProposal), in: space)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    guidesOfChild(in: size(for: proposal), at: modifier.alignment, inner(proposal))
  }
}

extension View {
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
