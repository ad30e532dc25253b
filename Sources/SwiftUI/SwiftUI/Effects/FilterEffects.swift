import HeadlessQuartzCore
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Filters of a view and all inside, as one; each has an amount that moves.
nonisolated struct FilterEffect: ElementModifier {
  /// Kind of filter, which says which filters of a scene it is.
  enum Kind: Hashable {
    case blur, brightness, contrast, saturation, hueRotation, grayscale, invert
  }

  let kind: Kind
  let amount: Double

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    FilterElement(self, around: child, in: node)
  }

  /// The filters of a scene.
  func filters(_ amount: Double) -> [Filter] {
    switch kind {
    case .blur: [.blur(sigma: max(amount, 0))]
    case .brightness: Self.light(amount)
    case .contrast: [.contrast(amount)]
    case .saturation: [.saturation(amount)]
    case .hueRotation: [.hueRotation(.degrees(amount))]
    case .grayscale: [.grayscale(min(max(amount, 0), 1))]
    case .invert: [.invert(min(max(amount, 0), 1))]
    }
  }

  /// Adds light: a scene's filter multiplies it, so that the same is done by two whose products cancel.
  private static func light(_ amount: Double) -> [Filter] {
    let factor = 1 + 2 * abs(amount)
    return amount >= 0
      ? [.contrast(1 / factor), .brightness(factor), .contrast(1)]
      : [.contrast(1), .brightness(1 / factor), .contrast(factor)]
  }

  /// The amount that changes nothing.
  var identity: Double {
    switch kind {
    case .contrast, .saturation: 1
    case .blur, .brightness, .hueRotation, .grayscale, .invert: 0
    }
  }
}

private final class FilterElement: LayerElement<FilterEffect> {
  override var plainName: String { "\(modifier.kind)" }

  override func paint(into painter: inout Painter) {
    setFilters(
      [modifier], of: layer, node.transaction(in: painter.update), in: painter.update.number)
    painter.add(layer, around: [child])
  }
}

extension LayeredElement {
  /// Gives a layer filters, whose amounts move; none where no amount changes anything.
  func setFilters(
    _ effects: [FilterEffect], of layer: CALayer, _ transaction: Transaction, in update: Int
  ) {
    var filters: [Filter] = []
    var isShown = false
    for (place, effect) in effects.enumerated() {
      let (key, first) = (place == 0 ? "filter" : "filter \(place)", filters.count)
      filters += effect.filters(effect.amount)
      lanes.set(
        key, of: layer, to: [effect.amount],
        (first..<filters.count).map { index in
          LaneProperty(.filter(index)) { .number(effect.filters($0[0])[index - first].amount) }
        }, transaction, in: update)
      isShown = isShown || effect.amount != effect.identity || lanes.isMoving(key)
    }
    layer.sceneLooks.filters = isShown ? filters : []
  }
}

extension View {
  private func filter(_ kind: FilterEffect.Kind, _ amount: Double) -> some View {
    modifier(FilterEffect(kind: kind, amount: amount))
  }

  // An opaque blur fades out at its edges, too: the scene has one blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(.blur, Double(radius))
  }
  public func brightness(_ amount: Double) -> some View { filter(.brightness, amount) }
  public func contrast(_ amount: Double) -> some View { filter(.contrast, amount) }
  public func saturation(_ amount: Double) -> some View { filter(.saturation, amount) }
  public func grayscale(_ amount: Double) -> some View { filter(.grayscale, amount) }
  public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation, angle.degrees) }
  public func colorInvert() -> some View { filter(.invert, 1) }
}
