import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension ListWriter {
  /// Draws a layer on a surface of its own, and that once on the sheet.
  mutating func drawGroup(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet, _ clips: Clips
  ) {
    let visible = clips.visible(in: sheet.visible)
    if visible.isEmpty { return }
    let backdrop = filteredBackdrop(of: layer, on: &sheet, clips)
    let steps = layer.filterSteps
    if let mask = layer.mask, layer.isDrawnInPlace, let cut = cut(by: mask, sheet.shift) {
      let inside = cut.clips.reduce(clips) { $0.adding($1) }
      drawBody(layer, cut.faded(opacity), on: &sheet, inside)
      return
    }
    if layer.mask != nil && steps.isEmpty && layer.properties.shadow == nil && backdrop == nil {
      draw(masked(layer, visible, sheet.shift), of: layer, opacity, on: &sheet, clips)
      return
    }
    let reach = steps.reduce(0) { $0 + $1.reach }
    var inner = Sheet(visible: visible.outset(by: reach), shift: sheet.shift)
    drawShadow(of: layer, 255, on: &inner, .none)
    if let backdrop { inner.draw(backdrop) }
    drawThrough(mask: layer, on: &inner)
    draw(finish(inner, steps[...])?.command, of: layer, opacity, on: &sheet, clips)
  }

  /// Draws as much of a layer as its mask covers, without its shadow; all if there is no mask.
  mutating func drawThrough(mask layer: DrawnLayer, on sheet: inout Sheet) {
    if layer.mask == nil {
      drawBody(layer, 255, on: &sheet, .none)
    } else if let masked = masked(layer, sheet.visible, sheet.shift) {
      sheet.draw(masked)
    }
  }

  /// As much of a layer as its mask covers, without its shadow, as a surface of its own to draw.
  private mutating func masked(
    _ layer: DrawnLayer, _ visible: PixelRect, _ shift: Vector
  ) -> DrawCommand? {
    guard let mask = layer.mask else { return nil }
    if let cut = cut(by: mask, shift) { return body(of: layer, visible, shift, cut) }
    var inner = Sheet(visible: visible, shift: shift)
    draw(mask, on: &inner, .none)
    guard let cover = finish(inner) else { return nil }
    var masked = Sheet(visible: cover.region, shift: shift)
    drawBody(layer, 255, on: &masked, .none)
    masked.draw(DrawCommand(.pixels(cover.region), .layer(cover.id), composite: .destinationIn))
    return finish(masked)?.command
  }

  /// What a mask leaves of a layer, if the mask need not be drawn for that.
  private func cut(by mask: Int, _ shift: Vector) -> MaskCut? {
    let place = place(of: mask, shift: shift)
    let properties = scene.items[mask].properties
    let isSeen = properties.isDoubleSided || !place.projection.showsBack
    if properties.isHidden || !isSeen || !place.projection.isFinite { return nil }
    return DrawnLayer(mask, of: scene, at: place).maskCut
  }

  /// What a cut leaves of a layer without its shadow.
  private mutating func body(
    of layer: DrawnLayer, _ visible: PixelRect, _ shift: Vector, _ cut: MaskCut
  ) -> DrawCommand? {
    let clips = cut.clips.reduce(Clips.none) { $0.adding($1) }
    var inner = Sheet(visible: clips.visible(in: visible), shift: shift)
    drawBody(layer, 255, on: &inner, .none)
    guard var command = finish(inner)?.command else { return nil }
    command.opacity = cut.share
    return clips.applied(to: command)
  }

  /// Draws the finished surface of a layer.
  private func draw(
    _ finished: DrawCommand?, of layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet,
    _ clips: Clips
  ) {
    guard var command = finished else { return }
    command.opacity = MaskCut(clips: [], share: command.opacity).faded(opacity)
    command.composite = CompositeOperator(layer.properties.blendMode)
    sheet.draw(clips.applied(to: command))
  }
}

extension CompositeOperator {
  /// What a blend mode does.
  fileprivate init(_ mode: BlendMode) {
    self =
      switch mode {
      case .normal: .sourceOver
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .hardLight: .hardLight
      case .softLight: .softLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .plusLighter: .plus
      }
  }
}
