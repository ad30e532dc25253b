import SegueRaster
import SegueSceneGraph

extension ListWriter {
  /// Draws a layer without its shadow.
  ///
  /// - Parameter opacity: for layers of a single part, which need no surface of their own.
  mutating func drawBody(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout SurfaceBuilder, _ clips: Clips
  ) {
    if layer.clipsAsWhole {
      if opacity == 255, sheet.hasBackdrop, let reach = reachBehind(inside: layer.index, on: sheet)
      {
        drawOpening(layer, reach: reach, on: &sheet, clips)
        return
      }
      drawCutOut(layer, opacity, on: &sheet, clips)
    } else {
      drawParts(layer, layer.box.shape, opacity, on: &sheet, clips)
    }
  }

  /// Draws a layer's parts on a surface of their own, out of which the box is cut.
  private mutating func drawCutOut(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout SurfaceBuilder, _ clips: Clips
  ) {
    let box = layer.box.shape
    var inner = SurfaceBuilder(
      visible: clips.adding(box).visible(in: sheet.visible), on: sheet.plane)
    drawParts(layer, .pixels(box.bounds), 255, on: &inner, .none)
    guard let finished = finish(inner) else { return }
    let command = DrawCommand(box, .layer(finished.id), opacity: opacity)
    sheet.draw(clips.applied(to: command))
  }

  /// Draws background, content, children and border.
  ///
  /// - Parameter edge: what is filled where the box shall be filled.
  mutating func drawParts(
    _ layer: DrawnLayer, _ edge: Shape, _ opacity: UInt8, on sheet: inout SurfaceBuilder,
    _ clips: Clips
  ) {
    func finished(_ command: DrawCommand) -> DrawCommand {
      var command = command
      command.opacity = opacity
      return clips.applied(to: command)
    }
    if let background = layer.background(edge) { sheet.draw(finished(background)) }
    let isCutLater = edge != layer.box.shape
    let inside = isCutLater ? clips : layer.clip.map { clips.adding($0) } ?? clips
    if pieces > Shape.mostPieces { return }
    drawContents(of: layer, edge, opacity, on: &sheet, inside)
    for child in layer.children { draw(child, on: &sheet, inside) }
    if let border = layer.border(edge) { sheet.draw(finished(border)) }
  }

  /// Draws what a layer shows, but for letters that bring their colors.
  mutating func drawPlainContents(
    of layer: DrawnLayer, _ edge: Shape, _ opacity: UInt8, on sheet: inout SurfaceBuilder,
    _ clips: Clips
  ) {
    for var content in layer.contents(assets, visible: sheet.visible) where admits(content.shape) {
      if content.shape == layer.box.shape { content.shape = edge }
      content.opacity = opacity
      drawContent(content, tint: layer.tint, on: &sheet, clips)
    }
  }

  /// Draws what a layer shows; a tint replaces its color and keeps its alpha.
  private mutating func drawContent(
    _ content: DrawCommand, tint: Pixel?, on sheet: inout SurfaceBuilder, _ clips: Clips
  ) {
    guard let tint else {
      sheet.draw(clips.applied(to: content))
      return
    }
    var inner = SurfaceBuilder(
      visible: clips.adding(content.shape).visible(in: sheet.visible), on: sheet.plane)
    inner.draw(DrawCommand(.pixels(inner.visible), content.paint))
    inner.draw(DrawCommand(.pixels(inner.visible), .color(tint), composite: .sourceIn))
    guard let finished = finish(inner) else { return }
    var content = content
    content.paint = .layer(finished.id)
    sheet.draw(clips.applied(to: content))
  }
}

extension DrawnLayer {
  /// The color that replaces those of the layer's picture.
  fileprivate var tint: Pixel? {
    guard case .image(let image) = properties.content else { return nil }
    return image.tint.map { Pixel($0) }
  }
}
