import HeadlessCoreGraphics

// Modifiers that shift a view, or change the size that it is offered.

/// A shift of what is seen.
nonisolated public struct _OffsetEffect: ElementModifier, Equatable, Animatable {
  public var offset: CGSize

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    OffsetElement(self, around: child, in: node)
  }
}

private final class OffsetElement: ModifiedElement<_OffsetEffect> {
  override func placeChildren() {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let x = isMirrored ? -modifier.offset.width : modifier.offset.width
    child.place(
      at: CGPoint(x: frame.minX + x, y: frame.minY + modifier.offset.height), placedProposal,
      in: space)
  }
}

/// A place for the middle of a view, in all the room that there is.
nonisolated public struct _PositionLayout: ElementModifier {
  /// Length of the room where none is offered; a guess.
  private static let usualLength: CGFloat = 10

  let position: CGPoint

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    PositionElement(self, around: child, in: node)
  }

  fileprivate func room(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Self.usualLength, height: Self.usualLength))
  }
}

private final class PositionElement: ModifiedElement<_PositionLayout> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.room(proposal) }
  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] { [:] }

  override func placeChildren() {
    let size = child.size(for: placedProposal)
    child.place(
      at: CGPoint(
        x: frame.minX + modifier.position.x - size.width / 2,
        y: frame.minY + modifier.position.y - size.height / 2),
      placedProposal, in: space)
  }
}

/// The ideal length of a view, whatever it is offered.
nonisolated public struct _FixedSizeLayout: ElementModifier {
  let horizontal, vertical: Bool

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    FixedSizeElement(self, around: child, in: node)
  }
}

private final class FixedSizeElement: ModifiedElement<_FixedSizeLayout> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  override func placeChildren() {
    child.place(in: frame, at: .center, inner(placedProposal), in: space)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    child.guides(for: inner(proposal))
  }
}

/// A proportion of the room that a view is offered.
nonisolated public struct _AspectRatioLayout: ElementModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    AspectRatioElement(self, around: child, in: node)
  }
}

private final class AspectRatioElement: ModifiedElement<_AspectRatioLayout> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let ideal = modifier.ratio.map { CGSize(width: $0, height: 1) } ?? child.size(for: .unspecified)
    guard ideal.width > 0, ideal.height > 0 else { return proposal }
    let (x, y) = (
      (proposal.width ?? .infinity) / ideal.width, (proposal.height ?? .infinity) / ideal.height
    )
    // A length that is not offered takes no part, as filling it would never end.
    let factor: CGFloat
    if proposal.width == nil {
      factor = y
    } else if proposal.height == nil {
      factor = x
    } else {
      factor = modifier.contentMode == .fit ? min(x, y) : max(x, y)
    }
    return ProposedViewSize(width: ideal.width * factor, height: ideal.height * factor)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  override func placeChildren() {
    child.place(in: frame, at: .center, inner(placedProposal), in: space)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    child.guides(for: inner(proposal))
  }
}

extension View {
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
