import SegueRaster
import SegueSceneGraph

extension DisplayListBuilder {
  /// Draws a layer without its shadow.
  ///
  /// - Parameter opacity: for layers of a single part, which need no surface of their own.
  mutating func drawBody(
    _ layer: PlacedLayer, _ opacity: UInt8, on surface: inout SurfaceBuilder, _ clips: Clips
  ) {
    if layer.clipsAsWhole {
      if opacity == 255, surface.hasBackdrop,
        let reach = reachBehind(inside: layer.index, on: surface)
      {
        drawOpening(layer, reach: reach, on: &surface, clips)
        return
      }
      drawCutOut(layer, opacity, on: &surface, clips)
    } else {
      drawParts(layer, layer.box.shape, opacity, on: &surface, clips)
    }
  }

  /// Draws a layer's parts on a surface of their own, out of which the box is cut.
  private mutating func drawCutOut(
    _ layer: PlacedLayer, _ opacity: UInt8, on surface: inout SurfaceBuilder, _ clips: Clips
  ) {
    let box = layer.box.shape
    var inner = SurfaceBuilder(
      visible: clips.adding(box).visible(in: surface.visible), on: surface.plane)
    drawParts(layer, .pixels(box.bounds), 255, on: &inner, .none)
    guard let finished = finish(inner) else { return }
    let command = DrawCommand(box, .layer(finished.id), opacity: opacity)
    surface.draw(clips.applied(to: command))
  }

  /// Draws background, content, children and border.
  ///
  /// - Parameter edge: what is filled where the box shall be filled.
  mutating func drawParts(
    _ layer: PlacedLayer, _ edge: Shape, _ opacity: UInt8, on surface: inout SurfaceBuilder,
    _ clips: Clips
  ) {
    func finished(_ command: DrawCommand) -> DrawCommand {
      var command = command
      command.opacity = opacity
      return clips.applied(to: command)
    }
    if let background = layer.background(edge) { surface.draw(finished(background)) }
    let isCutLater = edge != layer.box.shape
    let inside = isCutLater ? clips : layer.clip.map { clips.adding($0) } ?? clips
    if pieces > Shape.mostPieces { return }
    drawContents(of: layer, edge, opacity, on: &surface, inside)
    for child in layer.children { draw(child, on: &surface, inside) }
    if let border = layer.border(edge) { surface.draw(finished(border)) }
  }

  /// Draws what a layer shows, but for letters that bring their colors.
  ///
  /// - Parameter text: its text, if it shows one.
  mutating func drawPlainContents(
    of layer: PlacedLayer, text: SetText?, _ edge: Shape, _ opacity: UInt8,
    on surface: inout SurfaceBuilder, _ clips: Clips
  ) {
    for var content in layer.contents(assets, text: text, visible: surface.visible)
    where admits(content.shape) {
      if content.shape == layer.box.shape { content.shape = edge }
      content.opacity = opacity
      drawContent(content, tint: layer.tint, on: &surface, clips)
    }
  }

  /// Draws what a layer shows; a tint replaces its color and keeps its alpha.
  private mutating func drawContent(
    _ content: DrawCommand, tint: Pixel?, on surface: inout SurfaceBuilder, _ clips: Clips
  ) {
    guard let tint else {
      surface.draw(clips.applied(to: content))
      return
    }
    var inner = SurfaceBuilder(
      visible: clips.adding(content.shape).visible(in: surface.visible), on: surface.plane)
    inner.draw(DrawCommand(.pixels(inner.visible), content.paint))
    inner.draw(DrawCommand(.pixels(inner.visible), .color(tint), composite: .sourceIn))
    guard let finished = finish(inner) else { return }
    var content = content
    content.paint = .layer(finished.id)
    surface.draw(clips.applied(to: content))
  }
}

extension PlacedLayer {
  /// The color that replaces those of the layer's picture.
  fileprivate var tint: Pixel? {
    guard case .image(let image) = properties.content else { return nil }
    return image.tint.map { Pixel($0) }
  }
}
