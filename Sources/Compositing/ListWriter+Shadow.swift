import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension ListWriter {
  /// Draws the shadow of a layer: directly where it is that of a box, otherwise by blurring what
  /// throws it.
  mutating func drawShadow(of layer: DrawnLayer, on sheet: inout Sheet, _ clips: [Shape]) {
    guard let shadow = layer.properties.shadow else { return }
    let color = Pixel(shadow.color, opacity: shadow.opacity * layer.silhouetteOpacity)
    if color.alpha == 0 { return }
    if let box = layer.shadowBox(shadow, color) {
      sheet.draw(DrawCommand(.pixels(box.bounds), .shadow(box), clips: clips))
      return
    }
    let sigma = shadow.sigma * layer.place.scale(at: layer.bounds.center)
    let halo = Int((3 * sigma).rounded(.up))
    let shift = layer.place.displacement(of: shadow.offset, at: layer.bounds.center)
    var inner = newSheet(visible: sheet.visible.outset(by: halo), shift: sheet.shift + shift)
    drawSilhouette(of: layer, shadow, on: &inner)
    let extent = inner.extent
    if extent.isEmpty { return }
    inner.commands.append(DrawCommand(.pixels(extent), .color(color), composite: .sourceIn))
    guard let finished = finish(inner, blur: sigma, visible: sheet.visible) else { return }
    sheet.draw(DrawCommand(.pixels(finished.region), .layer(finished.id), clips: clips))
  }

  /// Draws what throws the shadow, in any color.
  private mutating func drawSilhouette(
    of layer: DrawnLayer, _ shadow: SegueSceneGraph::Shadow, on sheet: inout Sheet
  ) {
    var properties = layer.properties
    properties.shadow = nil
    let thrower = DrawnLayer(layer.index, properties, place(of: layer.index, on: sheet), scene)
    if let path = shadow.path {
      sheet.draw(DrawCommand(thrower.place.shape(path), .color(.black)))
    } else if layer.isBox {
      sheet.draw(DrawCommand(thrower.box, .color(.black)))
    } else {
      drawParts(thrower, 255, on: &sheet, [])
    }
  }
}

extension DrawnLayer {
  /// Whether the layer looks like its box from outside: it has a background, and nothing inside can
  /// stick out.
  var isBox: Bool {
    guard properties.background != nil else { return false }
    if properties.clipsToBounds { return true }
    if case .shape = properties.content { return false }
    return isContained
  }

  /// How much of its shadow's strength a box throws: that of its background, where it is one color.
  var silhouetteOpacity: Double {
    guard isBox, properties.shadow?.path == nil, case .color(let color)? = properties.background
    else { return 1 }
    return min(max(color.alpha, 0), 1)
  }

  /// The shadow in closed form, for upright boxes that are not stretched.
  func shadowBox(_ shadow: SegueSceneGraph::Shadow, _ color: Pixel) -> SegueRaster::Shadow? {
    guard shadow.path == nil, isBox, let map = place.affine, map.b == 0, map.c == 0, map.a > 0,
      map.a == map.d
    else { return nil }
    let rect = bounds.offset(by: shadow.offset)
    let start = map.map(rect.origin)
    let end = map.map(Point(rect.maxX, rect.maxY))
    let radii = properties.cornerRadii.fitted(to: bounds.size).map { $0 * map.a }
    return SegueRaster::Shadow(
      of: Rect(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y), radii: radii,
      sigma: shadow.sigma * map.a, color: color)
  }
}

extension LayerPlace {
  /// Where a displacement in the layer leads on the canvas, from `point` on.
  func displacement(of vector: Vector, at point: Point) -> Vector {
    guard let from = projection.map(point), let to = projection.map(point + vector) else {
      return .zero
    }
    return to - from
  }
}
