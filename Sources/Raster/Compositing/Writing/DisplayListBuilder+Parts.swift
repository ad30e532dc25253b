import SegueRaster
import SegueSceneGraph

extension DisplayListBuilder {
  /// Draws a layer without its shadow.
  ///
  /// - Parameter opacity: for layers of a single part, which need no surface of their own.
  mutating func drawBody(
    _ layer: PlacedLayer, on surface: inout SurfaceBuilder, in context: DrawContext
  ) {
    if layer.clipsAsWhole {
      if context.opacity == 255, surface.hasBackdrop,
        let reach = reachBehind(inside: layer.index, on: surface)
      {
        drawOpening(layer, reach: reach, on: &surface, context.clips)
        return
      }
      drawCutOut(layer, on: &surface, in: context)
    } else {
      drawParts(of: layer, edge: layer.box.shape, on: &surface, in: context)
    }
  }

  /// Draws a layer's parts on a surface of their own, out of which the box is cut.
  private mutating func drawCutOut(
    _ layer: PlacedLayer, on surface: inout SurfaceBuilder, in context: DrawContext
  ) {
    let box = layer.box.shape
    var inner = SurfaceBuilder(
      visible: context.clips.adding(box).visible(in: surface.visible), on: surface.plane)
    drawParts(of: layer, edge: .pixels(box.bounds), on: &inner, in: .plain)
    guard let finished = finish(inner) else { return }
    let command = DrawCommand(box, .layer(finished.id))
    surface.draw(context.applied(to: command))
  }

  /// Draws background, content, children and border.
  ///
  /// - Parameter edge: what is filled where the box shall be filled.
  mutating func drawParts(
    of layer: PlacedLayer, edge: Shape, on surface: inout SurfaceBuilder, in context: DrawContext
  ) {
    if let background = layer.background(edge) { surface.draw(context.applied(to: background)) }
    let isCutLater = edge != layer.box.shape
    let inside = isCutLater ? context : layer.clip.map { context.adding($0) } ?? context
    if pieces > Shape.mostPieces { return }
    drawContents(of: layer, edge: edge, on: &surface, in: inside)
    for child in layer.children { draw(child, on: &surface, inside.clips) }
    if let border = layer.border(edge) { surface.draw(context.applied(to: border)) }
  }

  /// Draws what a layer shows, but for letters that bring their colors.
  ///
  /// - Parameter text: its text, if it shows one.
  mutating func drawPlainContents(
    of layer: PlacedLayer, text: SetText?, edge: Shape, on surface: inout SurfaceBuilder,
    in context: DrawContext
  ) {
    for var content in layer.contents(assets, text: text, visible: surface.visible)
    where admits(content.shape) {
      if content.shape == layer.box.shape { content.shape = edge }
      drawContent(content, tint: layer.tint, on: &surface, in: context)
    }
  }

  /// Draws what a layer shows; a tint replaces its color and keeps its alpha.
  private mutating func drawContent(
    _ content: DrawCommand, tint: Pixel?, on surface: inout SurfaceBuilder,
    in context: DrawContext
  ) {
    guard let tint else {
      surface.draw(context.applied(to: content))
      return
    }
    var inner = SurfaceBuilder(
      visible: context.clips.adding(content.shape).visible(in: surface.visible), on: surface.plane)
    inner.draw(DrawCommand(.pixels(inner.visible), content.paint))
    inner.draw(DrawCommand(.pixels(inner.visible), .color(tint), composite: .sourceIn))
    guard let finished = finish(inner) else { return }
    var content = content
    content.paint = .layer(finished.id)
    surface.draw(context.applied(to: content))
  }
}

extension PlacedLayer {
  /// The color that replaces those of the layer's picture.
  fileprivate var tint: Pixel? {
    guard case .image(let image) = properties.content else { return nil }
    return image.tint.map { Pixel($0) }
  }
}
