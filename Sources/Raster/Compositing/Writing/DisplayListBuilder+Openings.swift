import SegueRaster
import SegueSceneGraph

// Clips with soft edges around layers that look at what lies behind them.
//
// Drawn on a surface of their own, glass and blend modes would find nothing there. So the surface
// begins as a copy of what lies behind, and takes its place to the share that the clip covers: what
// is drawn in several parts is cut off once, and where nothing has been drawn nothing changes.

extension DisplayListBuilder {
  /// Returns the distance over which content inside a layer reads its backdrop, in pixels of a surface; `nil`
  /// if nothing there reads it.
  func reachBehind(inside index: Int, on surface: SurfaceBuilder) -> Int? {
    if !looks.isInside(index) { return opensClips ? 0 : nil }
    let reaches = scene.children(of: index).filter { looks.isAt($0) }.map { child in
      let layer = PlacedLayer(child, of: scene, at: surface.plane.place(of: child))
      let own = backdropSteps(of: layer, on: surface).reduce(0) { $0 + $1.reach }
      return max(own, reachBehind(inside: child, on: surface) ?? 0)
    }
    return reaches.max()
  }

  /// Draws a layer's parts on a copy of what lies behind them, which then shows inside the box.
  ///
  /// - Parameter reach: how far around the box what is inside looks.
  mutating func drawOpening(
    _ layer: PlacedLayer, reach: Int, on surface: inout SurfaceBuilder, _ clips: Clips
  ) {
    let box = layer.box.shape
    let area = clips.adding(box).visible(in: surface.visible)
    if area.isEmpty { return }
    var inner = SurfaceBuilder(
      visible: area.outset(by: reach).intersection(surface.visible), ground: surface.ground,
      on: surface.plane)
    inner.draw(DrawCommand(.pixels(inner.visible), flatten(&surface)))
    let inside = clips.pixels?.intersection(box.bounds) ?? box.bounds
    drawParts(
      of: layer, edge: .pixels(box.bounds), on: &inner,
      in: DrawContext.plain.adding(.pixels(inside)))
    guard let finished = finish(inner) else { return }
    let command = DrawCommand(box, .layer(finished.id), composite: .source)
    surface.draw(clips.applied(to: command))
  }
}

/// Layers that read their backdrop: glass, layers with a blend mode, and those whose mask compares them with
/// it.
struct BackdropReaders {
  private var own: [Bool]
  private var inside: [Bool]

  init(_ scene: Scene) {
    own = scene.items.indices.map { index in
      let properties = scene.items[index].properties
      return !properties.isUnseen
        && (properties.looksBehind || scene.mask(of: index).map { scene.compares($0) } == true)
    }
    inside = own.map { _ in false }
    for index in own.indices.reversed() {
      let item = scene.items[index]
      guard let parent = item.parent, !item.isMask, !item.properties.isUnseen else { continue }
      if own[index] || inside[index] && !isIsolated(index, of: scene) { inside[parent] = true }
    }
  }

  /// Returns `true` if a layer reads its backdrop, or one inside it that it does not isolate.
  func isAt(_ index: Int) -> Bool { own[index] || inside[index] }

  /// Returns `true` if a layer inside this one reads its backdrop and is not isolated from what lies behind
  /// this one's children.
  func isInside(_ index: Int) -> Bool { inside[index] }

  private func isIsolated(_ index: Int, of scene: Scene) -> Bool {
    let properties = scene.items[index].properties
    return properties.isIsolated || Pixel.byte(properties.opacity) < 255
      || !FilterStep.steps(properties.filters).isEmpty || scene.mask(of: index) != nil
  }
}

extension Scene {
  /// Returns `true` if a mask compares a layer with its backdrop.
  fileprivate func compares(_ mask: Int) -> Bool {
    guard items[mask].parent.map({ items[$0].properties.maskMode }) == .alpha else { return false }
    if case .field(let field) = items[mask].properties.content {
      return field.kind.comparesPictures
    }
    return false
  }
}

extension LayerProperties {
  /// True if the layer, as it is, changes nothing.
  var isUnseen: Bool { isHidden || Pixel.byte(opacity) == 0 && !blendMode.clearsAround }

  fileprivate var looksBehind: Bool {
    blendMode != .normal || !FilterStep.steps(backdropFilters).isEmpty
  }
}
