import HeadlessQuartzCore
import SegueSceneGraph

/// Opacity of a view and all inside, as one.
nonisolated public struct _OpacityEffect: ElementModifier, Equatable {
  public var opacity: Double

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    OpacityElement(self, around: child, in: node)
  }
}

private final class OpacityElement: LayerElement<_OpacityEffect> {
  override func hit(at point: CGPoint) -> [GestureSite]? {
    modifier.opacity > 0 ? super.hit(at: point) : nil
  }

  override func paint(into painter: inout Painter) {
    let opacity = min(max(modifier.opacity, 0), 1)
    layer.opacity = Float(opacity)
    move(
      "opacity", of: layer, to: [opacity], in: painter,
      [LaneProperty(.opacity) { .number(min(max($0[0], 0), 1)) }])
    painter.add(layer, around: [child])
  }
}

/// An element around another one that has a layer for it, in the same coordinates.
@MainActor
class LayerElement<Modifier>: ModifiedElement<Modifier>, LayeredElement {
  let layer = CALayer()
  let lanes = Lanes()

  var plainName: String { TypeName.plain(Modifier.self) }

  override init(_ modifier: Modifier, around child: Element, in node: Node) {
    super.init(modifier, around: child, in: node)
    layer.name = plainName
  }
}

extension View {
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }
}
