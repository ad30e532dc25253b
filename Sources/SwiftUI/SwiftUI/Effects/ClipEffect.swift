public import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
import SegueSceneGraph

/// An outline outside of which nothing of a view is seen.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ElementModifier {
  public var shape: ClipShape
  public var style: FillStyle

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ClipElement(self, around: child, in: node)
  }
}

private final class ClipElement<ClipShape: Shape>: LayerElement<_ClipEffect<ClipShape>> {
  private let outline = CAShapeLayer()
  private var drawn: SegueGeometry.Path?

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    outline.name = "clip"
    outline.anchorPoint = .zero
    outline.bounds.size = frame.size
    outline.position = frame.origin
    outline.fillColor = Color.Resolved(numbers: [0, 0, 0, 1]).cgColor
    outline.fillRule = modifier.style.isEOFilled ? .evenOdd : .nonZero
    let path = modifier.shape.path(in: CGRect(origin: .zero, size: frame.size))
    outline.path = path.cgPath
    move("frame", of: outline, to: frame.numbers, in: painter, LaneProperty.frame)
    let isAlike = drawn.map { $0.hasStructure(of: path.outline) } ?? true
    drawn = path.outline
    lanes.restart("outline", unless: isAlike)
    move(
      "outline", of: outline, to: path.outline.coordinates, in: painter,
      [LaneProperty.outline(path.outline)])
    if layer.mask !== outline { layer.mask = outline }
    painter.add(layer, around: [child])
  }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    modifier.shape.path(in: frame).contains(point, eoFill: modifier.style.isEOFilled)
      ? super.hit(at: point) : nil
  }
}

extension View {
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
