internal import ObjectiveC
internal import SegueGeometry
internal import SegueSceneGraph

extension CGContext {
  /// Draws a layer as the state says: with its opacity, shadow, clips and blend mode.
  ///
  /// - Parameter outline: what the layer covers on the canvas, for modes that take away.
  func paint(_ layer: Layer, covering outline: Path) {
    var layer = layer
    if state.shadow != nil, !layer.transform.matrix.isIdentity { layer = grouped(layer) }
    layer.properties.opacity *= state.alpha
    layer.properties.shadow = state.shadow
    if let mode = state.blendMode.scene {
      layer.properties.blendMode = mode
      drawn.add(layer, under: state.clips)
      return
    }
    combine(layer, outline)
  }

  /// The modes that combine shapes: source is what is drawn, destination what is there.
  private func combine(_ layer: Layer, _ outline: Path) {
    switch state.blendMode {
    case .clear, .destinationOut: erase(outline)
    case .copy:
      erase(outline)
      drawn.add(layer, under: state.clips)
    case .destinationOver: drawn.addBelow(layer, under: state.clips)
    case .destinationIn:
      keep(drawn.layers, where: layer)
    case .sourceAtop: drawn.add(shown(layer, where: drawn.layers), under: state.clips)
    case .sourceIn:
      let masked = shown(layer, where: drawn.layers)
      erase(outline)
      drawn.add(masked, under: state.clips)
    default:
      unsafe AdapterReports.receive("blend mode '\(state.blendMode)' is drawn as 'normal'")
      drawn.add(layer, under: state.clips)
    }
  }

  /// Takes away what is there inside an outline.
  ///
  /// Clips that are no boxes are not heeded, nor is the rule of an outline that crosses itself.
  func erase(_ outline: Path) {
    if drawn.isEmpty { return }
    var outline = outline
    if let box = rectangle(outline) {
      let visible = state.clips.compactMap(\.box).reduce(canvas.intersection(box)) { rest, clip in
        rest.flatMap { $0.intersection(clip) }
      }
      guard let visible else { return }
      if visible == canvas { return drawn.replaceAll(by: nil) }
      outline = Path(visible)
    }
    // The canvas around the outline, by the even-odd rule.
    let rest = Path(Path(canvas).elements + outline.elements)
    keep(
      drawn.layers, where: canvasLayer("kept", .shape(ShapeContent(rest, fillRule: .evenOdd))))
  }

  private func keep(_ layers: [Layer], where mask: Layer) {
    drawn.replaceAll(
      by: layers.isEmpty ? nil : grouped(layers, mask: mask))
  }

  /// A layer where others are opaque.
  private func shown(_ layer: Layer, where others: [Layer]) -> Layer {
    let mask = grouped(others.map { $0.prefixed("\(layer.id)-below-") })
    return grouped([layer], mask: mask)
  }

  private func rectangle(_ path: Path) -> Rect? {
    unsafe CGPath(path).isRect(nil) ? path.controlBox : nil
  }

  private func grouped(_ layer: Layer) -> Layer { grouped([layer]) }

  func grouped(_ layers: [Layer], mask: Layer? = nil) -> Layer {
    Layer(nextID("group"), mask: mask, children: layers) { $0.frame = canvas }
  }
}

extension CGContext {
  /// Begins a drawing that is put on the canvas as one, with the opacity, shadow and blend mode of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    outer.append((drawn, state))
    saveGState()
    drawn = DrawnLayers(on: canvas)
    (state.alpha, state.blendMode, state.shadow, state.clips) = (1, .normal, nil, [])
  }

  /// Puts on the canvas what was drawn since `beginTransparencyLayer`.
  public func endTransparencyLayer() {
    guard let last = outer.popLast() else { return }
    let layers = drawn.layers
    restoreGState()
    (drawn, state) = last
    if layers.isEmpty { return }
    var group = grouped(layers)
    group.properties.isIsolated = true
    paint(group, covering: Path(canvas))
  }
}
