import HeadlessCoreGraphics

/// A view at an edge of another one, which covers the edge.
nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let edge: Edge
  /// Position of the view along the edge.
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    SafeAreaInsetNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class SafeAreaInsetNode<Content: View, Inset: View>: AttachedNode<
  Content, SafeAreaInsetModifier<Inset>
>, SafeAreaNode
{
  var safeAreaRegion: SafeAreaRegion? {
    didSet { if safeAreaRegion != oldValue { Space.noteMovement() } }
  }

  override func update() {
    super.update()
    let modifier = view.modifier
    attach(ZStack(alignment: modifier.alignment) { modifier.inset })
  }

  override func makeElement(around child: Element) -> AttachedElement {
    SafeAreaInsetElement(around: child, in: self)
  }
}

private final class SafeAreaInsetElement<Content: View, Inset: View>: AttachedElement {
  private unowned let owner: SafeAreaInsetNode<Content, Inset>

  init(around child: Element, in node: SafeAreaInsetNode<Content, Inset>) {
    owner = node
    super.init(around: child, in: node)
  }

  private var attachment: SafeAreaInsetModifier<Inset> { owner.view.modifier }
  private var axis: Axis {
    attachment.edge == .top || attachment.edge == .bottom ? .vertical : .horizontal
  }
  private var isAtStart: Bool { attachment.edge == .top || attachment.edge == .leading }

  /// Sizes of both for a proposal, and the distance between them.
  private func parts(
    _ proposal: ProposedViewSize
  ) -> (inset: CGSize, gap: CGFloat, inner: ProposedViewSize, primary: CGSize) {
    guard let attached else { return (.zero, 0, proposal, child.size(for: proposal)) }
    let inset = attached.size(for: insetProposal(proposal))
    let (before, after) = isAtStart ? (attached, child) : (child, attached)
    let gap = attachment.spacing ?? before.spacing.distance(to: after.spacing, along: axis)
    var inner = proposal
    inner[axis] = proposal[axis].map { max($0 - inset[axis] - gap, 0) }
    return (inset, gap, inner, child.size(for: inner))
  }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var across = proposal
    across[axis] = nil
    return across
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (inset, gap, _, primary) = parts(proposal)
    var size = CGSize(
      width: max(inset.width, primary.width), height: max(inset.height, primary.height))
    size[axis] = inset[axis] + gap + primary[axis]
    return size
  }

  override func placeChildren() {
    let (inset, gap, inner, _) = parts(placedProposal)
    var covered = EdgeInsets()
    covered[attachment.edge] = inset[axis] + gap
    let free = frame.inset(by: covered)
    owner.safeAreaRegion = SafeAreaRegion(
      outer: frame.applying(space.toRoot), inner: free.applying(space.toRoot))
    child.place(in: free, at: .center, inner, in: space)
    var box = frame
    box.size[axis] = inset[axis]
    if !isAtStart {
      if axis == .vertical {
        box.origin.y = frame.maxY - inset.height
      } else {
        box.origin.x = frame.maxX - inset.width
      }
    }
    attached?.place(in: box, at: attachment.alignment, insetProposal(placedProposal), in: space)
  }

  override func paint(into painter: inout Painter) {
    child.paint(into: &painter)
    attached?.paint(into: &painter)
  }
}

/// Room at the edges of a view that counts as covered.
nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    SafeAreaPaddingNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class SafeAreaPaddingNode<Content: View>: AttachedNode<
  Content, SafeAreaPaddingModifier
>,
SafeAreaNode
{
  var safeAreaRegion: SafeAreaRegion? {
    didSet { if safeAreaRegion != oldValue { Space.noteMovement() } }
  }

  override func makeElement(around child: Element) -> AttachedElement {
    SafeAreaPaddingElement(around: child, in: self)
  }
}

private final class SafeAreaPaddingElement<Content: View>: AttachedElement {
  private unowned let owner: SafeAreaPaddingNode<Content>

  init(around child: Element, in node: SafeAreaPaddingNode<Content>) {
    owner = node
    super.init(around: child, in: node)
  }

  private var insets: EdgeInsets { owner.view.modifier.insets }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inside = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: inside.width + insets.horizontal, height: inside.height + insets.vertical)
  }

  override func placeChildren() {
    let free = frame.inset(by: insets)
    owner.safeAreaRegion = SafeAreaRegion(
      outer: frame.applying(space.toRoot), inner: free.applying(space.toRoot))
    child.place(at: free.origin, placedProposal.inset(by: insets), in: space)
  }
}

extension View {
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.usualLength, edges: edges))
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
