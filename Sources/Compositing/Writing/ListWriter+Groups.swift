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
    if layer.mask != nil && steps.isEmpty && layer.properties.shadow == nil && backdrop == nil {
      draw(masked(layer, visible, sheet.shift), of: layer, opacity, on: &sheet, clips)
      return
    }
    let reach = steps.reduce(0) { $0 + $1.reach }
    var inner = Sheet(visible: visible.outset(by: reach), shift: sheet.shift)
    drawShadow(of: layer, 255, on: &inner, .none)
    if let backdrop { inner.draw(backdrop) }
    drawThrough(mask: layer, on: &inner)
    draw(finish(inner, steps[...]), of: layer, opacity, on: &sheet, clips)
  }

  /// Draws as much of a layer as its mask covers, without its shadow; all if there is no mask.
  mutating func drawThrough(mask layer: DrawnLayer, on sheet: inout Sheet) {
    if layer.mask == nil {
      drawBody(layer, 255, on: &sheet, .none)
    } else if let masked = masked(layer, sheet.visible, sheet.shift) {
      sheet.draw(DrawCommand(.pixels(masked.region), .layer(masked.id)))
    }
  }

  /// As much of a layer as its mask covers, without its shadow, on a surface of its own.
  private mutating func masked(
    _ layer: DrawnLayer, _ visible: PixelRect, _ shift: Vector
  ) -> FinishedSheet? {
    guard let mask = layer.mask else { return nil }
    var inner = Sheet(visible: visible, shift: shift)
    draw(mask, on: &inner, .none)
    guard let cover = finish(inner) else { return nil }
    var masked = Sheet(visible: cover.region, shift: shift)
    drawBody(layer, 255, on: &masked, .none)
    masked.draw(DrawCommand(.pixels(cover.region), .layer(cover.id), composite: .destinationIn))
    return finish(masked)
  }

  /// Draws the finished surface of a layer.
  private func draw(
    _ finished: FinishedSheet?, of layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet,
    _ clips: Clips
  ) {
    guard let finished else { return }
    let command = DrawCommand(
      .pixels(finished.region), .layer(finished.id), opacity: opacity,
      composite: CompositeOperator(layer.properties.blendMode))
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
