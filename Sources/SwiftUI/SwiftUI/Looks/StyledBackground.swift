import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A style that fills the box of another view, and the safe area where that touches it.
nonisolated struct StyleFill<Style: ShapeStyle>: LeafView {
  typealias Body = Never
  let style: Style
  let ignoredEdges: Edge.Set

  @MainActor func makeElement(in node: Node) -> LeafElement<Self> {
    StyleFillElement(self, in: node)
  }
}

private final class StyleFillElement<Style: ShapeStyle>: LeafElement<StyleFill<Style>> {
  private let layer = CALayer()
  private let fill = BoxPaint()

  override var plainName: String { "Background" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(
      grownIntoSafeArea(frame, edges: view.ignoredEdges, .container))
    setFrame(frame, of: layer, in: painter)
    fill.set(
      view.style.resolvedPaint(in: node.environment), of: layer, size: frame.size, element: self,
      in: painter)
    painter.add(layer)
  }
}

extension View {
  private func fill<S: ShapeStyle>(
    _ style: S, _ edges: Edge.Set, isBehind: Bool
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: StyleFill(style: style, ignoredEdges: edges), alignment: .center,
        isBehind: isBehind))
  }

  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { fill(style, edges, isBehind: true) }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    fill(BackgroundStyle(), edges, isBehind: true)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center, isBehind: true))
  }

  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { fill(style, edges, isBehind: false) }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center, isBehind: false))
  }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
        isBehind: false))
  }
}
