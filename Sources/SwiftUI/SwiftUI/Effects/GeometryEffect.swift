public import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueSceneGraph

// Effects that map what a view shows, with perspective if they like.

/// A change of what a view shows that a map of the plane can say.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    content.modifier(GeometryEffectModifier(effect: self))
  }

  // Inert: places that views ask for count with the effect.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// The map of an effect, which is asked anew for each size, and for each frame while the effect moves.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ElementModifier {
  let effect: Effect

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    GeometryEffectElement(self, around: child, in: node)
  }
}

private final class GeometryEffectElement<Effect: GeometryEffect>: SpaceElement<
  GeometryEffectModifier<Effect>
>
{
  override var plainName: String { TypeName.plain(Effect.self) }
  override var anchor: UnitPoint { .topLeading }
  override var transform: CATransform3D {
    modifier.effect.effectValue(size: frame.size).layerTransform
  }

  override func paint(into painter: inout Painter) {
    layer.transform = transform
    paintSpace(into: &painter)
  }
}

/// A map of the plane that nothing moves by itself.
nonisolated public struct _TransformEffect: ElementModifier, Equatable {
  public var transform: CGAffineTransform

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    TransformElement(self, around: child, in: node)
  }
}

private final class TransformElement: SpaceElement<_TransformEffect> {
  override var anchor: UnitPoint { .topLeading }
  override var transform: CATransform3D { CATransform3DMakeAffineTransform(modifier.transform) }

  override func paint(into painter: inout Painter) {
    layer.transform = transform
    let m = modifier.transform
    move(
      "transform", of: layer,
      to: [m.a, m.b, m.c, m.d, m.tx, m.ty].map { Double($0) }, in: painter,
      [LaneProperty(.matrix) { .transform(.plane($0)) }])
    paintSpace(into: &painter)
  }
}

/// A map of the plane with perspective.
nonisolated public struct _ProjectionEffect: ElementModifier, Equatable {
  public var transform: ProjectionTransform

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ProjectionElement(self, around: child, in: node)
  }
}

private final class ProjectionElement: SpaceElement<_ProjectionEffect> {
  override var anchor: UnitPoint { .topLeading }
  override var transform: CATransform3D { modifier.transform.layerTransform }

  override func paint(into painter: inout Painter) {
    layer.transform = transform
    paintSpace(into: &painter)
  }
}

extension View {
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
