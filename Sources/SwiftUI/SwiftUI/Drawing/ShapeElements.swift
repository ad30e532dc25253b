import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
import SegueSceneGraph

extension Color: LeafView {
  @MainActor func makeElement(in node: Node) -> LeafElement<Color> { ColorElement(self, in: node) }
}

private final class ColorElement: LeafElement<Color> {
  private let layer = CALayer()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func shows(at point: CGPoint) -> Bool {
    frame.contains(point) && view.resolve(in: node.environment).opacity > 0
  }

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
    move(
      "fill", of: layer, to: color.lightNumbers, in: painter,
      weight: AnimatableWeight.unit, [LaneProperty.color(.background)])
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
