import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueSceneGraph

// Effects that turn, scale or project a view as one: what is inside has coordinates of its own.

/// An element around another one that moves in coordinates of its own.
@MainActor
class SpaceElement<Modifier>: LayerElement<Modifier> {
  private(set) lazy var innerSpace = Space(in: space)

  /// Point of the box that stays where it is.
  var anchor: UnitPoint { .center }
  /// Map of the box about the anchor.
  var transform: CATransform3D { CATransform3DIdentity }

  override func placeChildren() {
    noteSpace()
    child.place(at: .zero, placedProposal, in: innerSpace)
  }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    let map = innerSpace.toParent
    return map.a * map.d - map.b * map.c == 0
      ? nil : child.hit(at: point.applying(map.inverted()))
  }

  /// Notes the map from inside to the space around.
  private func noteSpace() {
    let (x, y) = (frame.width * anchor.x, frame.height * anchor.y)
    innerSpace.toParent = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: frame.minX + x, y: frame.minY + y))
  }

  /// Puts the layer into its box, and what is inside into the layer.
  final func paintSpace(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    layer.bounds.size = frame.size
    layer.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
    layer.position = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    move(
      "frame", of: layer, to: frame.numbers + [Double(anchor.x), Double(anchor.y)], in: painter,
      [
        LaneProperty(.position) { .pair($0[0] + $0[2] * $0[4], $0[1] + $0[3] * $0[5]) },
        LaneProperty(.size) { .pair($0[2], $0[3]) },
        LaneProperty(.anchor) { .pair($0[4], $0[5]) },
      ])
    painter.add(layer, around: [child])
  }
}

/// A scale of a view about a point.
nonisolated public struct _ScaleEffect: ElementModifier, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ScaleElement(self, around: child, in: node)
  }
}

private final class ScaleElement: SpaceElement<_ScaleEffect> {
  override var anchor: UnitPoint { modifier.anchor }
  override var transform: CATransform3D {
    CATransform3DMakeScale(modifier.scale.width, modifier.scale.height, 1)
  }

  override func paint(into painter: inout Painter) {
    layer.transform = transform
    move(
      "scale", of: layer, to: [Double(modifier.scale.width), Double(modifier.scale.height)],
      in: painter, [LaneProperty(.scale) { .numbers([$0[0], $0[1], 1, 0]) }])
    paintSpace(into: &painter)
  }
}

/// A turn of a view about a point.
nonisolated public struct _RotationEffect: ElementModifier, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    RotationElement(self, around: child, in: node)
  }
}

private final class RotationElement: SpaceElement<_RotationEffect> {
  override var anchor: UnitPoint { modifier.anchor }
  override var transform: CATransform3D {
    CATransform3DMakeRotation(modifier.angle.radians, 0, 0, 1)
  }

  override func paint(into painter: inout Painter) {
    layer.transform = transform
    move(
      "rotation", of: layer, to: [modifier.angle.degrees], in: painter,
      weight: AnimatableWeight.unit * .pi / 180,
      [LaneProperty(.rotate) { .number($0[0]) }])
    paintSpace(into: &painter)
  }
}

extension View {
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
