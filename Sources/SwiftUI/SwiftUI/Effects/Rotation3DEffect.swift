public import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A turn of a view in space about a point, seen with perspective.
///
/// The eye is as far away as the longer side of the view, divided by the perspective.
nonisolated public struct _Rotation3DEffect: ViewModifier, Animatable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  /// Angle, depth of the anchor, and perspective; the axis turns at once.
  public var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchorZ, perspective)) }
    set {
      angle = .radians(newValue.first)
      (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
    }
  }

  @MainActor @preconcurrency public func body(content: Content) -> some View {
    content.modifier(Rotation3DModifier(effect: self))
  }

  /// The map of a box of a size, about its anchor.
  func transform(of size: CGSize) -> CATransform3D {
    var eye = CATransform3DIdentity
    let length = max(size.width, size.height)
    eye.m34 = length > 0 ? -perspective / length : 0
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    let forth = CATransform3DMakeTranslation(0, 0, -anchorZ)
    let back = CATransform3DMakeTranslation(0, 0, anchorZ)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DConcat(forth, turn), back), eye)
  }
}

nonisolated private struct Rotation3DModifier: ElementModifier {
  let effect: _Rotation3DEffect

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    Rotation3DElement(self, around: child, in: node)
  }
}

private final class Rotation3DElement: SpaceElement<Rotation3DModifier> {
  override var plainName: String { "Rotation3DEffect" }
  override var anchor: UnitPoint { modifier.effect.anchor }
  override var transform: CATransform3D { modifier.effect.transform(of: frame.size) }

  override func paint(into painter: inout Painter) {
    layer.transform = transform
    paintSpace(into: &painter)
  }
}

extension View {
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
