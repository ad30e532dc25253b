public import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueSceneGraph

/// A shadow of a view and all inside, as one.
nonisolated public struct _ShadowEffect: ElementModifier {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  /// Standard deviation of the rim for a radius: a guess, that of Core Animation's.
  fileprivate static let sigmaOfRadius = 1.0

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ShadowElement(self, around: child, in: node)
  }
}

private final class ShadowElement: LayerElement<_ShadowEffect> {
  override func paint(into painter: inout Painter) {
    let color = modifier.color.resolve(in: node.environment)
    let radius = Double(max(modifier.radius, 0)) * _ShadowEffect.sigmaOfRadius
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = 1
    layer.shadowRadius = CGFloat(radius)
    layer.shadowOffset = modifier.offset
    move(
      "color", of: layer, to: color.lightNumbers, in: painter, weight: AnimatableWeight.unit,
      [
        LaneProperty(.shadowColor, blendsLight: true) {
          .color(Color.Resolved(lightNumbers: $0).cgColor.color)
        }
      ])
    move(
      "shadow", of: layer,
      to: [radius, Double(modifier.offset.width), Double(modifier.offset.height)], in: painter,
      [
        LaneProperty(.shadowBlur) { .number(2 * max($0[0], 0)) },
        LaneProperty(.shadowOffset) { .pair($0[1], $0[2]) },
      ])
    painter.add(layer, around: [child])
  }
}

extension View {
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
