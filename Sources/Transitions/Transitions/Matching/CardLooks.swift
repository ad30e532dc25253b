import SegueGeometry
import SegueMotion
package import SegueSceneGraph

/// Look of the box of a shared element on its screen, in points of the environment.
struct CardLooks {
  private var background: Paint?
  private var radii: CornerRadii
  private var curve: CornerCurve
  private var isClipped: Bool
  private var border: Border
  private var shadow: Shadow?
  private var blendMode: BlendMode
  private var backdropFilters: [Filter]
  /// Window that cuts the box, unless it is as large as the box itself.
  private(set) var window: SharedElement.Window?

  /// - Parameter isCut: whether what cuts the element on its screen cuts the box.
  init(_ element: SharedElement, isCut: Bool = true) {
    let (looks, scale) = (element.properties, element.place.scale)
    background = looks.background
    radii = looks.cornerRadii.map { $0 * scale }
    curve = looks.cornerCurve
    isClipped = looks.clipsToBounds
    border = Border(width: looks.border.width * scale, color: looks.border.color)
    shadow = element.shadow
    blendMode = looks.blendMode
    backdropFilters = looks.backdropFilters
    window = isCut ? element.window : nil
    if let around = window, around.frame == element.place.frame {
      (radii, curve, isClipped, window) = (around.radii, around.curve, true, nil)
    }
  }

  /// A layer that is cut at corners which go from others to these.
  func cut(
    from start: CardLooks, _ layer: TransitionLayer, _ run: TransitionTiming
  ) -> TransitionLayer {
    layer.with { $0.cornerCurve = curve }
      .changing(
        .cornerRadius, from: .numbers(start.radii.numbers), to: .numbers(radii.numbers), run)
  }

  /// A layer that goes from other looks to these.
  func blended(
    from start: CardLooks, into layer: TransitionLayer, _ run: TransitionTiming
  ) -> TransitionLayer {
    var layer = layer.with {
      $0.cornerCurve = curve
      $0.clipsToBounds = isClipped || start.isClipped
      $0.blendMode = blendMode
      $0.backdropFilters = backdropFilters
      $0.border = Border(
        width: border.width, color: border.width > 0 ? border.color : start.border.color)
    }
    .changing(.cornerRadius, from: .numbers(start.radii.numbers), to: .numbers(radii.numbers), run)
    if background != nil || start.background != nil {
      let (before, after) = (
        start.background ?? background?.clear, background ?? start.background?.clear
      )
      if let before, let after {
        layer = layer.changing(.background, from: .paint(before), to: .paint(after), run)
      }
    }
    if border.width > 0 || start.border.width > 0 {
      let first = start.border.width > 0 ? start.border.color : border.color
      let last = border.width > 0 ? border.color : start.border.color
      layer = layer.changing(
        .borderWidth, from: .number(start.border.width), to: .number(border.width), run
      )
      .changing(.borderColor, from: .color(first), to: .color(last), run)
    }
    return layer.shadowed(from: start.shadow, to: shadow, run)
  }
}

extension LayerProperties {
  /// The properties without what the box of a shared element shows in their place.
  var withoutLooks: LayerProperties {
    var inside = self
    inside.background = nil
    inside.cornerRadii = .zero
    inside.clipsToBounds = false
    inside.border = .none
    inside.shadow = nil
    inside.backdropFilters = []
    return inside
  }
}

extension SharedElement {
  /// Shadow of the element, in points of the environment.
  package var shadow: Shadow? {
    guard var shadow = properties.shadow else { return nil }
    shadow.offset = shadow.offset * place.scale
    shadow.blur *= place.scale
    return shadow
  }
}

extension Paint {
  /// The same, and nothing of it is seen.
  fileprivate var clear: Paint {
    switch self {
    case .color(var color):
      color.alpha = 0
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha = 0 }
      return .gradient(gradient)
    }
  }
}
