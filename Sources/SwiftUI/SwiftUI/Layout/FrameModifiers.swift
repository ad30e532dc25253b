import HeadlessCoreGraphics

/// A box of given lengths around a view.
nonisolated public struct _FrameLayout: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    FrameElement(self, around: child, in: node)
  }
}

private final class FrameElement: ModifiedElement<_FrameLayout> {
  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if modifier.width != nil { (spacing[.leading], spacing[.trailing]) = (.plain, .plain) }
    if modifier.height != nil { (spacing[.top], spacing[.bottom]) = (.plain, .plain) }
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = modifier.width, let height = modifier.height {
      return CGSize(width: width, height: height)
    }
    let inside = child.size(for: inner(proposal))
    return CGSize(
      width: modifier.width ?? inside.width, height: modifier.height ?? inside.height)
  }

  override func placeChildren() {
    child.place(in: frame, at: modifier.alignment, inner(placedProposal), in: space)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    guidesOfChild(in: size(for: proposal), at: modifier.alignment, inner(proposal))
  }
}

extension ModifiedElement {
  /// The child's own places for guides, where it is placed in a box.
  func guidesOfChild(
    in size: CGSize, at alignment: Alignment, _ proposal: ProposedViewSize
  ) -> [AlignmentKey: CGFloat] {
    let own = child.dimensions(for: proposal)
    let box = ViewDimensions(size: size)
    let shift = CGPoint(
      x: box[alignment.horizontal] - own[alignment.horizontal],
      y: box[alignment.vertical] - own[alignment.vertical])
    return own.explicit.shifted(by: shift)
  }
}

extension [AlignmentKey: CGFloat] {
  /// The same places, seen from elsewhere.
  func shifted(by shift: CGPoint) -> Self {
    reduce(into: [:]) { $0[$1.key] = $1.value + ($1.key.axis == .horizontal ? shift.x : shift.y) }
  }
}

/// A box around a view whose lengths lie between bounds.
nonisolated public struct _FlexFrameLayout: ElementModifier {
  /// Bounds of one length.
  struct Bounds {
    let least, ideal, most: CGFloat?

    /// Length that the view inside is offered.
    func offered(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map { clamped($0) }
    }

    /// Length that the view inside is offered when its box has got one.
    func offered(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
      if proposal != nil || ideal != nil { return length }
      if let least, length <= least { return length }
      if let most, length >= most { return length }
      return nil
    }

    /// Length of the box for a proposal, around a view of a length.
    func length(_ proposal: CGFloat?, around inside: CGFloat) -> CGFloat {
      guard let proposal else { return clamped(ideal ?? inside) }
      let clamped = clamped(proposal)
      switch (least, most) {
      case (.some, .some): return clamped
      case (let least?, nil): return max(min(clamped, inside), least)
      case (nil, let most?): return min(max(clamped, inside), most)
      case (nil, nil): return inside
      }
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      let bounded = most.map { min(length, $0) } ?? length
      return least.map { max(bounded, $0) } ?? bounded
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    FlexFrameElement(self, around: child, in: node)
  }
}

private final class FlexFrameElement: ModifiedElement<_FlexFrameLayout> {
  override var spacing: ViewSpacing {
    func isSet(_ bounds: _FlexFrameLayout.Bounds) -> Bool {
      bounds.least != nil || bounds.ideal != nil || bounds.most != nil
    }
    var spacing = child.spacing
    if isSet(modifier.width) { (spacing[.leading], spacing[.trailing]) = (.plain, .plain) }
    if isSet(modifier.height) { (spacing[.top], spacing[.bottom]) = (.plain, .plain) }
    return spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inside = child.size(
      for: ProposedViewSize(
        width: modifier.width.offered(proposal.width),
        height: modifier.height.offered(proposal.height)))
    return CGSize(
      width: modifier.width.length(proposal.width, around: inside.width),
      height: modifier.height.length(proposal.height, around: inside.height))
  }

  private func inner(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width.offered(proposal.width, in: size.width),
      height: modifier.height.offered(proposal.height, in: size.height))
  }

  override func placeChildren() {
    child.place(
      in: frame, at: modifier.alignment, inner(placedProposal, in: frame.size), in: space)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    let size = size(for: proposal)
    return guidesOfChild(in: size, at: modifier.alignment, inner(proposal, in: size))
  }
}

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: FrameLength.checked(width), height: FrameLength.checked(height),
        alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil) }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment))
  }
}

/// A length that a frame may have.
private enum FrameLength {
  /// A length that is negative or no number counts as none, as a view would never come to rest with it.
  @MainActor static func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, length >= 0 { return length }
    AppSession.current.note(
      AppFinding(
        .invalidFrame, "a frame has the length \(length), which is not used",
        at: TreeHost.asked?.sourcePlace))
    return nil
  }
}
