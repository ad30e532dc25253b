public import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
import SegueSceneGraph

/// Effects that may depend on the place of a view, as they change nothing of the layout.
nonisolated public protocol VisualEffect: Sendable {
  /// The effects together.
  var looks: VisualLooks { get }
}

/// Effects together: a map about the middle of a view, its filters, and its opacity.
nonisolated public struct VisualLooks: Sendable {
  /// Maps in the order in which they act, by the size of the view.
  var maps: [@Sendable (CGSize) -> CATransform3D] = []
  var filters: [FilterEffect] = []
  var opacity = 1.0
  /// The animation by which they come; `nil` for that of the update.
  var animation: Animation?

  /// All maps as one, about the middle.
  func map(_ size: CGSize) -> CATransform3D {
    maps.reduce(CATransform3DIdentity) { CATransform3DConcat($0, $1(size)) }
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
    mapped(anchor) { _ in CATransform3DMakeAffineTransform(map) }
  }

  /// A map about a point of the view, by the size of that.
  private func mapped(
    _ anchor: UnitPoint, _ map: @escaping @Sendable (CGSize) -> CATransform3D
  ) -> ChangedVisualEffect {
    changed { looks in
      looks.maps.append { size in
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CATransform3DConcat(
          CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), map(size)),
          CATransform3DMakeTranslation(x, y, 0))
      }
    }
  }

  private func filtered(_ kind: FilterEffect.Kind, _ amount: Double) -> ChangedVisualEffect {
    changed { $0.filters.append(FilterEffect(kind: kind, amount: amount)) }
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
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    mapped(anchor) { size in
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective
      ).transform(of: size)
    }
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered(.blur, Double(radius))
  }
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness, amount) }
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast, amount) }
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation, amount) }
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale, amount) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtered(.hueRotation, angle.degrees)
  }
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
    layer.transform = map
    let opacity = min(max(looks.opacity, 0), 1)
    layer.opacity = Float(opacity)
    var transaction = node.transaction(in: painter.update)
    if let animation = looks.animation { transaction.animation = animation }
    let number = painter.update.number
    lanes.set(
      "opacity", of: layer, to: [opacity],
      [LaneProperty(.opacity) { .number(min(max($0[0], 0), 1)) }], transaction, in: number)
    lanes.set(
      "transform", of: layer, to: map.map.entries,
      [LaneProperty(.matrix) { .transform(Transform(entries: $0) ?? .identity) }], transaction,
      in: number)
    setFilters(looks.filters, of: layer, transaction, in: number)
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
