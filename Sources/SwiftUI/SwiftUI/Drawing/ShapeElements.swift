import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
import SegueSceneGraph

/// Length that a shape, a color or a gradient takes where it is offered none.
enum UsualLength {
  static let ofLeaves: CGFloat = 10
}

extension ProposedViewSize {
  /// The size of a view that takes what it is offered.
  nonisolated var filled: CGSize {
    replacingUnspecifiedDimensions(
      by: CGSize(width: UsualLength.ofLeaves, height: UsualLength.ofLeaves))
  }
}

extension Color: LeafView {
  @MainActor func makeElement(in node: Node) -> LeafElement<Color> { ColorElement(self, in: node) }
}

private final class ColorElement: LeafElement<Color> {
  private let layer = CALayer()

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.filled }

  override func paint(into painter: inout Painter) {
    setFrame(painter.rounded(frame), of: layer, in: painter)
    setFill(.color(view.resolve(in: node.environment)), of: layer, in: painter)
    painter.add(layer)
  }
}

extension LayeredElement {
  /// Fills the box of a layer with a color, which moves in linear light.
  func setFill(_ paint: ResolvedPaint, of layer: CALayer, in painter: Painter) {
    guard case .color(let color) = paint else { return }
    layer.backgroundColor = color.cgColor
    move("fill", of: layer, to: color.lightNumbers, in: painter, [LaneProperty.color(.background)])
  }
}

extension LaneProperty {
  /// A fill by one color.
  static func color(_ property: Property) -> LaneProperty {
    LaneProperty(property, blendsLight: true) {
      .paint(.color(Color.Resolved(lightNumbers: $0).cgColor.color))
    }
  }

  /// An outline, by the coordinates of its points.
  static func outline(_ path: SegueGeometry.Path) -> LaneProperty {
    LaneProperty(.pathData) { .path(path.withCoordinates($0)) }
  }
}

extension SegueGeometry.Path {
  /// Coordinates of all points, in order.
  nonisolated var coordinates: [Double] { points.flatMap { [$0.x, $0.y] } }

  /// The path of the same structure with other coordinates.
  nonisolated func withCoordinates(_ numbers: [Double]) -> SegueGeometry.Path {
    var index = 0
    return map { _ in
      defer { index += 2 }
      return Point(numbers[index], numbers[index + 1])
    }
  }
}

extension _ShapeView: LeafView {
  @MainActor func makeElement(in node: Node) -> LeafElement<_ShapeView> { ShapeElement(self, in: node) }
}

/// The element of a shape that is filled.
private final class ShapeElement<Outline: Shape, Style: ShapeStyle>: LeafElement<
  _ShapeView<Outline, Style>
>
{
  private let layer = CAShapeLayer()
  private var drawn: SegueGeometry.Path?

  override var plainName: String { TypeName.plain(Outline.self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    setFrame(frame, of: layer, in: painter)
    let outline = view.shape.path(in: CGRect(origin: .zero, size: frame.size))
    layer.path = outline.cgPath
    layer.fillRule = view.fillStyle.isEOFilled ? .evenOdd : .nonZero
    moveOutline(outline.cgPath.path, in: painter)
    if case .color(let color) = view.style.resolvedPaint(in: node.environment, level: 0) {
      layer.fillColor = color.cgColor
      move("fill", of: layer, to: color.lightNumbers, in: painter, [LaneProperty.color(.pathFill)])
    }
    painter.add(layer)
  }

  /// Has the outline move where the one before has the same structure; else it is another one at once.
  private func moveOutline(_ path: SegueGeometry.Path, in painter: Painter) {
    let isAlike = drawn.map { $0.hasStructure(of: path) } ?? true
    drawn = path
    lanes.restart("outline", unless: isAlike)
    move(
      "outline", of: layer, to: path.coordinates, in: painter, [LaneProperty.outline(path)])
  }
}
