import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

/// The layers of a scene that show the outline of a layer, where that one cannot do it alone.
///
/// An outline that is scrolled is shown by a layer inside. Where only a part of the outline is stroked, the area
/// is filled as a whole all the same: then the line is a layer of its own, above the area.
struct OutlineParts {
  /// The layer that shows the area, and the line if that is no part of its own.
  let area: LayerID
  /// The layer that shows the line.
  let line: LayerID?
  /// True if the area is shown by a layer inside.
  private let isInside: Bool

  /// The parts of a layer called `id`.
  init(of layer: CALayer, called id: LayerID) {
    isInside = layer.scrolls && layer.content.isShape
    area = isInside ? LayerID("\(id.name).outline") : id
    let isCut = (layer as? CAShapeLayer)?.strokesInPart ?? false
    line = isCut ? LayerID("\(id.name).line") : nil
  }

  /// The layers that follow a property of the layer.
  func followers(of property: Property, on id: LayerID) -> [LayerID] {
    switch property {
    case .pathData: [area] + (line.map { [$0] } ?? [])
    case .pathFill: [area]
    case .strokeColor, .strokeWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset: [line ?? area]
    default: [id]
    }
  }

  /// Takes out of a layer's properties what others show, and returns these.
  func layers(takenFrom looks: inout LayerProperties) -> [Layer] {
    guard case .shape(let whole) = looks.content else { return [] }
    var (filled, stroked) = (whole, whole)
    if line != nil {
      (filled.stroke, filled.trimStart, filled.trimEnd) = (nil, 0, 1)
      stroked.fill = nil
    }
    func layer(_ id: LayerID, _ shape: ShapeContent) -> Layer {
      Layer(id) {
        $0.anchor = .topLeft
        $0.size = looks.size
        $0.content = .shape(shape)
      }
    }
    let layers = (isInside ? [layer(area, filled)] : []) + (line.map { [layer($0, stroked)] } ?? [])
    looks.content = isInside ? .none : .shape(filled)
    return layers
  }
}

extension CAShapeLayer {
  /// True if the line goes along a part of the outline, around an area that is seen.
  fileprivate var strokesInPart: Bool {
    guard case .shape(let shape) = content, shape.stroke != nil else { return false }
    let isFilled = (fillColor?.color.alpha ?? 0) > 0 || lanes.contains { $0.property == .pathFill }
    let isCut =
      strokeStart > 0 || strokeEnd < 1
      || lanes.contains { $0.property == .trimStart || $0.property == .trimEnd }
    return isFilled && isCut
  }
}

extension Content {
  /// True for an outline.
  fileprivate var isShape: Bool { if case .shape = self { true } else { false } }
}
