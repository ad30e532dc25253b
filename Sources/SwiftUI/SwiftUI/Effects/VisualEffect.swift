public import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueSceneGraph

/// Effects that may depend on the place of a view, as they change nothing of the layout.
nonisolated public protocol VisualEffect: Sendable {
  /// The effects together.
  var looks: VisualLooks { get }
}

/// Effects together: a map about the middle of a view, and its opacity.
nonisolated public struct VisualLooks: Sendable {
  /// Maps in the order in which they act, by the size of the view.
  var maps: [@Sendable (CGSize) -> CGAffineTransform] = []
  var opacity = 1.0
  /// The animation by which they come; `nil` for that of the update.
  var animation: Animation?

  /// All maps as one, about the middle.
  func map(_ size: CGSize) -> CGAffineTransform {
    maps.reduce(.identity) { $0.concatenating($1(size)) }
  }
}

/// No effects.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public var looks: VisualLooks { VisualLooks() }
}

nonisolated private struct ChangedVisualEffect: VisualEffect { let looks: VisualLooks }

nonisolated extension VisualEffect {
  private func changed(_ change: (inout VisualLooks) -> Void) -> ChangedVisualEffect {
    var looks = looks
    change(&looks)
    return ChangedVisualEffect(looks: looks)
  }

  /// A map about a point of the view.
  private func mapped(_ anchor: UnitPoint, _ map: CGAffineTransform) -> ChangedVisualEffect {
    changed { looks in
      looks.maps.append { size in
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
          .concatenating(CGAffineTransform(translationX: x, y: y))
      }
    }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    mapped(.center, CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    mapped(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    mapped(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    mapped(.topLeading, transform)
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }
}

/// Effects of a view that follow from its size and place when all have theirs.
nonisolated struct VisualEffectModifier: ElementModifier {
  let looks: @MainActor (Element) -> VisualLooks

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    VisualEffectElement(self, around: child, in: node)
  }
}

private final class VisualEffectElement: SpaceElement<VisualEffectModifier> {
  override var plainName: String { "VisualEffect" }

  override func paint(into painter: inout Painter) {
    let looks = modifier.looks(self)
    let map = looks.map(frame.size)
    layer.transform = CATransform3DMakeAffineTransform(map)
    let opacity = min(max(looks.opacity, 0), 1)
    layer.opacity = Float(opacity)
    var transaction = node.transaction(in: painter.update)
    if let animation = looks.animation { transaction.animation = animation }
    let number = painter.update.number
    lanes.set(
      "opacity", of: layer, to: [opacity],
      [LaneProperty(.opacity) { .number(min(max($0[0], 0), 1)) }], transaction, in: number)
    lanes.set(
      "transform", of: layer, to: [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) },
      [LaneProperty(.matrix) { .transform(.plane($0)) }], transaction, in: number)
    paintSpace(into: &painter)
  }
}

extension View {
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { element in
        effect(EmptyVisualEffect(), GeometryProxy(source: GeometrySource(element))).looks
      })
  }
}
